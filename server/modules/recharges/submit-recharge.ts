import type { EntityManager } from 'typeorm';
import { limits } from '../../../schema/limits';
import { usd, type Money } from '../../../schema/money';
import {
  callSqlIn,
  requireUser,
  violatedConstraint,
  type Context,
  type Reads,
} from '../../platform/context';
import { isRefusal, refuse } from '../../platform/domain-error';
import { fingerprint, idempotent, type Answered } from '../../platform/idempotency/idempotency';
import { optionalText } from '../../platform/text/read-text';
import { settings, type Settings } from '../settings';
import {
  dropUnused,
  readPicture,
  storeSent,
  type SentPicture,
  type StoredPicture,
  type Upload,
} from '../uploads';
import { rechargeChannels } from './channels';
import type { RechargeChannel } from './recharge.entity';

export interface SubmitRecharge {
  /** A channel's id, or its kind where there is only one of it. */
  readonly channel: string;
  readonly amount: Money;
  /** The path an upload was answered with, or a picture that came along. */
  readonly screenshot: string | SentPicture;
  readonly payerName?: string | null;
  readonly remark?: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Asks for money to be credited that was paid outside. No money moves until staff approve.
 * Resolves to the recharge's id.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CHANNEL_NOT_FOUND, RECHARGE_MIN, RECHARGE_MAX,
 *   SCREENSHOT_REQUIRED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED; of a picture that came along also
 *   FILE_TOO_LARGE, UPLOAD_QUOTA, FILE_INVALID, SYSTEM_BUSY; TOO_MANY_OPEN, PERSONAL_LIMIT
 */
export async function submitRecharge(ctx: Context, input: SubmitRecharge): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const { channel, amount, screenshot } = input;
  const payerName = optionalText(input.payerName, {
    max: limits.payerNameLengthMax,
    field: 'payerName',
  });
  const remark = optionalText(input.remark, {
    max: limits.remarkLengthMax,
    field: 'remark',
    lines: true,
  });
  const [given, policy] = await Promise.all([readPicture(ctx, userId, screenshot), settings(ctx)]);
  const claim = {
    actor: `user/${userId}`,
    operation: 'recharge.submit',
    key: input.idempotencyKey,
    fingerprint: fingerprint(ctx, {
      channel,
      amount: amount.minor,
      file: given.hash,
      payerName,
      remark,
    }),
  };
  const check = (db: Reads) =>
    acceptedChannel({ db, config: ctx.config }, policy, { channel, amount });
  const storing = { claim, userId, check: () => check(ctx.db) };
  const picture = await storeSent(ctx, storing, given);
  const answered = await idempotent(ctx, claim, async (tx) => {
    const { id: channelId } = await check(tx);
    const upload = neededUpload(picture);
    return insert(tx, policy, { userId, channelId, amount, upload, payerName, remark });
  });
  if (answered.replayed) await dropUnused(ctx, given, picture);
  if (!answered.replayed) await ctx.bus.publish('recharges', [`${userId}:${answered.resultId}`]);
  return answered;
}

/** @throws SCREENSHOT_REQUIRED, or why the picture could not be stored */
function neededUpload(picture: StoredPicture): Upload {
  if (isRefusal(picture)) throw picture;
  // A document of identity shows no payment.
  if (!picture || picture.staffOnly) refuse('SCREENSHOT_REQUIRED', {}, 'screenshot');
  return picture;
}

/** @throws CHANNEL_NOT_FOUND, RECHARGE_MIN, RECHARGE_MAX */
async function acceptedChannel(
  ctx: Parameters<typeof rechargeChannels>[0],
  policy: Settings,
  { channel, amount }: Pick<SubmitRecharge, 'channel' | 'amount'>,
): Promise<RechargeChannel> {
  const way = await channelFor(ctx, channel);
  checkAmount(policy, way, amount);
  return way;
}

async function channelFor(
  ctx: Parameters<typeof rechargeChannels>[0],
  asked: string,
): Promise<RechargeChannel> {
  const open = await rechargeChannels(ctx);
  return (
    open.find(({ id }) => id === asked) ??
    open.find(({ kind }) => kind === asked.toUpperCase()) ??
    refuse('CHANNEL_NOT_FOUND', {}, 'channelId')
  );
}

function checkAmount(policy: Settings, way: RechargeChannel, amount: Money): void {
  const min = way.min > policy.rechargeMin.minor ? way.min : policy.rechargeMin.minor;
  const max = way.max < policy.rechargeMax.minor ? way.max : policy.rechargeMax.minor;
  if (amount.minor < min) refuse('RECHARGE_MIN', { min: usd(min) }, 'amount');
  if (amount.minor > max) refuse('RECHARGE_MAX', { max: usd(max) }, 'amount');
}

interface NewRecharge {
  readonly userId: string;
  readonly channelId: string;
  readonly amount: Money;
  readonly upload: Upload;
  readonly payerName: string | null;
  readonly remark: string | null;
}

async function insert(
  tx: EntityManager,
  { rechargesOpenMax }: Settings,
  asked: NewRecharge,
): Promise<string> {
  const { userId, channelId, amount, upload, payerName, remark } = asked;
  const args = [userId, channelId, amount.minor, upload.id, payerName, remark];
  const [row] = await callSqlIn<{ id: string | null }>(
    tx,
    'submit_recharge($1, $2, $3, $4, $5, $6) AS id',
    args,
  ).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'recharge_own_limit') throw error;
    return refuse('PERSONAL_LIMIT', {}, 'amount');
  });
  return row?.id ?? refuse('TOO_MANY_OPEN', { max: rechargesOpenMax });
}
