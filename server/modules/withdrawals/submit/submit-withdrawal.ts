import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../../../../schema/errors';
import type { Money } from '../../../../schema/money';
import type { WithdrawalCondition } from '../../../../schema/withdrawals';
import { callSqlIn, requireUser, type Context } from '../../../platform/context';
import { DomainError, figuresOf, refuse } from '../../../platform/domain-error';
import {
  fingerprint,
  idempotent,
  isAnswered,
  type Answered,
} from '../../../platform/idempotency/idempotency';
import { proveFunds, type FundProof } from '../../accounts';
import { paymentMethodsOf } from '../../payment-methods';
import { chooseTarget, type ChosenTarget, type TargetAsked } from './choose-target';
import { holderDiffers } from './holder-differs';
import { unmetConditions } from './unmet-conditions';

export interface SubmitWithdrawal extends FundProof {
  /** What leaves the balance, the fee in it. */
  readonly amount: Money;
  readonly target: TargetAsked;
  readonly idempotencyKey: string | null;
}

/**
 * Asks for money to be paid out to a target of the signed-in user. The amount is frozen until it is paid or
 * returned. Resolves to the withdrawal's id.
 *
 * The fund password stands amid the conditions, but proving it is work for the processor, and what it answers is
 * kept under no key. So it is proven before the transaction, where nothing that is said earlier speaks against
 * the request; the database then asks every condition again, in order, and whether that password still stands.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, REAL_NAME_REQUIRED, WITHDRAW_TIME, BIND_CARD_FIRST,
 *   SET_ALIPAY_FIRST, SET_WECHAT_FIRST, BIND_WALLET_FIRST, TARGET_NOT_FOUND, TARGET_WAITS,
 *   FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS, WITHDRAW_MIN, WITHDRAW_MAX, WITHDRAW_COUNT,
 *   WITHDRAW_DAY_SUM, QUOTE_STALE, BALANCE_TOO_LOW, TURNOVER_LOW, SYSTEM_BUSY, IDEMPOTENCY_KEY_REUSED
 */
export async function submitWithdrawal(ctx: Context, input: SubmitWithdrawal): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const { amount, target, idempotencyKey: key } = input;
  const claim = {
    actor: `user/${userId}`,
    operation: 'withdrawal.submit',
    key,
    fingerprint: fingerprint(ctx, { amount: amount.minor, target: target.id, kind: target.kind }),
  };
  const prepared = (await isAnswered(ctx, claim)) ? null : await prepare(ctx, userId, input);
  const answered = await idempotent(ctx, claim, (tx) =>
    // Only if the first request under this key was undone in the moment between.
    prepared === null ? refuse('SYSTEM_BUSY', {}) : insert(tx, { ...prepared, userId, amount }),
  );
  if (!answered.replayed) await ctx.bus.publish('withdrawals', [`${userId}:${answered.resultId}`]);
  return answered;
}

interface Prepared extends ChosenTarget {
  /** The kept hash that the fund password was proven by, or what a passkey has proved; null where neither was asked for. */
  readonly fundHash: string | null;
  readonly nameDiffers: boolean;
}

/** What is said before anything about the fund password. */
const BEFORE_PASSWORD: readonly WithdrawalCondition[] = [
  ...(['REAL_NAME_REQUIRED', 'WITHDRAW_TIME', 'BIND_CARD_FIRST', 'SET_ALIPAY_FIRST'] as const),
  ...(['SET_WECHAT_FIRST', 'BIND_WALLET_FIRST', 'TARGET_NOT_FOUND', 'TARGET_WAITS'] as const),
  'FUND_PASSWORD_NOT_SET',
];

async function prepare(
  ctx: Context,
  userId: string,
  { amount, target, fundPassword, passkey }: SubmitWithdrawal,
): Promise<Prepared> {
  const chosen = chooseTarget(await paymentMethodsOf(ctx, userId), target);
  if (chosen.methodId === null && chosen.missing === null) {
    refuse('FORM_INCOMPLETE', { fields: 'target' }, 'targetId');
  }
  const [first] = await unmetConditions(ctx.db, { userId, amount, ...chosen });
  if (first && BEFORE_PASSWORD.includes(first.code)) {
    return { ...chosen, fundHash: null, nameDiffers: false };
  }
  const fundHash = await proveFunds(ctx, userId, { fundPassword, passkey });
  return { ...chosen, fundHash, nameDiffers: await holderDiffers(ctx, userId, chosen.methodId) };
}

interface NewWithdrawal extends Prepared {
  readonly userId: string;
  readonly amount: Money;
}

/** The input fields that these refusals are about. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  TARGET_NOT_FOUND: 'targetId',
  TARGET_WAITS: 'targetId',
  WITHDRAW_MIN: 'amount',
  WITHDRAW_MAX: 'amount',
  WITHDRAW_DAY_SUM: 'amount',
  BALANCE_TOO_LOW: 'amount',
  TURNOVER_LOW: 'amount',
};

async function insert(tx: EntityManager, asked: NewWithdrawal): Promise<string> {
  const { userId, methodId, missing, amount, fundHash, nameDiffers } = asked;
  const [row] = await callSqlIn<{ status: ErrorCode | null; figures: object; id: string | null }>(
    tx,
    'submit_withdrawal($1, $2, $3, $4, $5, $6)',
    [userId, methodId, missing, amount.minor.toString(), fundHash, nameDiffers],
  );
  if (!row) throw new Error('submit_withdrawal answered nothing');
  if (row.id !== null) return row.id;
  const { status, figures } = row;
  if (status === null) throw new Error('submit_withdrawal refused without a code');
  throw new DomainError(status, figuresOf(status, figures), FIELDS[status]);
}
