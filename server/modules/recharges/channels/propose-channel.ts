import { defaultLanguage } from '../../../../schema/languages';
import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { readTexts } from '../../../platform/text/read-texts';
import { readStaffPicture } from '../../uploads';
import { propose, type Facts, type Proposal } from '../../proposals';
import type { ChannelDetail, RechargeChannel } from '../recharge.entity';
import { channelsByIds } from '../channels';

export type NewChannel = Pick<
  RechargeChannel,
  'kind' | 'titles' | 'details' | 'notes' | 'min' | 'max' | 'sort'
> & {
  /** The hash that a picture of staff was answered with; none when left out. */
  readonly qr?: string | null;
};

export interface ProposeChannel extends NewChannel {
  /** Null for a new one. */
  readonly id: string | null;
  readonly open: boolean;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

const SORT_MAX = 999;

/**
 * Proposes a way to pay in, or all of what an old one is to be, for another administrator to confirm.
 * @throws what `propose` refuses; CHANNEL_NOT_FOUND, PARAM_INVALID, AMOUNT_INVALID
 */
export async function proposeChannel(ctx: Context, asked: ProposeChannel): Promise<Proposal> {
  const { id, kind, reason, idempotencyKey } = asked;
  if (id !== null) await sameKind(ctx, id, kind);
  const subject = `channel/${id ?? 'new'}`;
  const after = factsOf(asked);
  await assertPicture(ctx, asked);
  return propose(ctx, { kind: 'RECHARGE_CHANNEL', subject, after, reason, idempotencyKey });
}

/** As `channel_facts` answers them. */
function factsOf({ kind, min, max, sort, open, ...asked }: ProposeChannel): Facts {
  assertBounds(min, max);
  if (!Number.isInteger(sort) || sort < 0 || sort > SORT_MAX) invalid('sort');
  const titles = readTexts(asked.titles, 'titles');
  if (!titles[defaultLanguage]) invalid('titles');
  const details = detailsOf(asked.details);
  const notes = readTexts(asked.notes, 'notes');
  const qr = codeBeside(details, asked.qr ?? null);
  const bounds = { min: min.toString(), max: max.toString() };
  return { kind, titles, details, notes, ...bounds, sort, open, qr };
}

/** The app draws the code of an address itself: a second one could name another account. */
const codeBeside = (details: readonly ChannelDetail[], qr: string | null): string | null =>
  qr !== null && details.some(({ label }) => label === 'ADDRESS') ? invalid('qr') : qr;

function assertBounds(min: bigint, max: bigint): void {
  if (min <= 0n) refuse('AMOUNT_INVALID', {}, 'min');
  if (max < min) refuse('AMOUNT_INVALID', {}, 'max');
}

/** @throws PARAM_INVALID where no member of staff has sent such a picture, or its file is another by now */
async function assertPicture(ctx: Context, { qr }: ProposeChannel): Promise<void> {
  if (qr != null && !(await readStaffPicture(ctx, qr))) invalid('qr');
}

const invalid = (field: string): never => refuse('PARAM_INVALID', { field }, field);

async function sameKind(ctx: Context, id: string, kind: string): Promise<void> {
  const [found] = readId(id) === null ? [] : await channelsByIds(ctx, [id]);
  if (!found) refuse('CHANNEL_NOT_FOUND', {}, 'id');
  if (found.kind !== kind) invalid('kind');
}

function detailsOf(asked: readonly ChannelDetail[]): ChannelDetail[] {
  if (asked.length > limits.channelDetailsMax) invalid('details');
  const rule = { max: limits.channelTextLengthMax, field: 'details' };
  return asked.map(({ label, value }) => {
    const text = readText(value, rule);
    return text === '' ? invalid('details') : { label, value: text };
  });
}
