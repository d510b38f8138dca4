import { coinOfKind, type WithdrawalCondition } from '../../../../schema/withdrawals';
import type { Target, Unmet } from './types';

export const checks = [
  ...(['identity', 'target', 'fundPassword', 'hours'] as const),
  ...(['limit', 'quote', 'balance'] as const),
] as const;
export type Check = (typeof checks)[number];

/** Under which line a condition stands. */
const lineOf: Record<WithdrawalCondition, Check> = {
  REAL_NAME_REQUIRED: 'identity',
  WITHDRAW_TIME: 'hours',
  BIND_CARD_FIRST: 'target',
  SET_ALIPAY_FIRST: 'target',
  SET_WECHAT_FIRST: 'target',
  BIND_WALLET_FIRST: 'target',
  TARGET_NOT_FOUND: 'target',
  TARGET_WAITS: 'target',
  FUND_PASSWORD_NOT_SET: 'fundPassword',
  FUND_PASSWORD_WRONG: 'fundPassword',
  WITHDRAW_MIN: 'limit',
  WITHDRAW_MAX: 'limit',
  WITHDRAW_COUNT: 'limit',
  WITHDRAW_DAY_SUM: 'limit',
  QUOTE_STALE: 'quote',
  BALANCE_TOO_LOW: 'balance',
  TURNOVER_LOW: 'balance',
};

const isCondition = (code: string): code is WithdrawalCondition => code in lineOf;

/** Every condition of `unmet` stands under exactly one line; what is new to this app under the last one. */
export const unmetOf = (check: Check, unmet: readonly Unmet[]): readonly Unmet[] =>
  unmet.filter(({ error: { code } }) => (isCondition(code) ? lineOf[code] : 'balance') === check);

/** A target in dollars needs no quote. */
export const checksOf = (target: Target | undefined): readonly Check[] =>
  target && coinOfKind(target.kind) !== null ? checks : checks.filter((one) => one !== 'quote');
