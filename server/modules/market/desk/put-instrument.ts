import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireStaff, transact, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';
import { assertAsksNothing, byField } from '../../audit';
import { readStaffPicture } from '../../uploads';
import { pastOfNew, storeHistory } from '../backfill-history';
import {
  factsOf,
  invalid,
  readQuoted,
  type InstrumentFacts,
  type Quoted,
} from './instrument-facts';
import { refuseChange } from './refuse-change';

export interface PutInstrument extends InstrumentFacts {
  /** Null for a new one. */
  readonly id: string | null;
  /** Of a new one. */
  readonly quoted: Quoted | null;
  /** The newest version that whoever asks has read; `0` for none. */
  readonly seen: string;
  readonly reason: string;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
  readonly field: string | null;
}

/**
 * Adds an instrument, with the past of its charts where the simulated feed quotes it, or changes what one is called,
 * described and shown as. Resolves to its id. For administrators:
 * the database refuses everybody else.
 * @throws LOGIN_REQUIRED, PRODUCT_NOT_FOUND, PARAM_INVALID, REASON_REQUIRED, CHANGED_MEANWHILE, NOTHING_CHANGES,
 * MESSAGE_FORBIDDEN, COPY_FORBIDDEN
 */
export async function putInstrument(ctx: Context, asked: PutInstrument): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const id = asked.id === null ? null : knownId(asked.id);
  const quoted = id === null ? readQuoted(asked.quoted) : null;
  const facts = factsOf(asked);
  await assertPicture(ctx, asked);
  const { names, descriptions } = facts;
  await assertAsksNothing(ctx, {
    ...byField('names', names),
    ...byField('descriptions', descriptions),
  });
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const past = quoted === null ? [] : await pastOfNew(ctx, quoted);
  const row = await transact(ctx, async (tx) => {
    const [answer] = await callSqlIn<Answer>(tx, 'put_instrument($1, $2, $3, $4, $5, $6, $7)', [
      ...[staffId, id, quoted && JSON.stringify(quoted), JSON.stringify(facts)],
      ...[readId(asked.seen) ?? '0', reason, ctx.address],
    ]);
    // Before the commit: a feed that sees the instrument quotes it, and from then on its past is kept out.
    if (answer?.status === 'OK' && answer.id !== null) await storeHistory(tx, answer.id, past);
    return answer;
  });
  const put = putOf(row);
  await ctx.bus.publish('markets', [put]);
  return put;
}

/** @throws what the database answered */
function putOf(answer: Answer | undefined): string {
  refuseChange(answer?.status, answer?.field ?? 'id');
  return answer?.id ?? refuse('OPERATION_FAILED', {});
}

const knownId = (id: string): string => readId(id) ?? refuse('PRODUCT_NOT_FOUND', {}, 'id');

/** @throws PARAM_INVALID where no member of staff has sent such a picture */
async function assertPicture(ctx: Context, { picture }: PutInstrument): Promise<void> {
  if (picture !== null && !(await readStaffPicture(ctx, picture))) invalid('picture');
}
