import type { ErrorCode } from './errors';
import { assetScale, money, share, type Asset, type Money } from './money';
import { networkOf, isAddressKind, type PaymentMethodKind } from './payment-methods';

/** What a withdrawal costs and what arrives; nothing else is ever asked for. */
export interface WithdrawalFigures {
  /** Out of the amount, rounded down to the cent. */
  readonly fee: Money;
  /** What is paid out. */
  readonly credited: Money;
}

export function withdrawalFigures(amount: Money, feeBp: number): WithdrawalFigures {
  const fee = share(amount, feeBp);
  return { fee, credited: money(amount.asset, amount.minor - fee.minor) };
}

export type Coin = Exclude<Asset, 'USD'>;

/** The coin that a kind of target is paid in; null where it is paid in dollars. */
export const coinOfKind = (kind: PaymentMethodKind): Coin | null =>
  isAddressKind(kind) ? networkOf[kind].currency : null;

/**
 * How much of a coin an amount in USD buys at `price` dollars a coin less the spread, rounded down to the
 * coin's smallest unit. Twin of `coin_amount_of.sql`.
 * @param price plain decimal
 */
export function coinAmountOf(
  { minor }: Money,
  {
    coin,
    price,
    spreadBp,
  }: { readonly coin: Coin; readonly price: string; readonly spreadBp: number },
): Money {
  const [whole = '', fraction = ''] = price.split('.');
  const units = 10n ** BigInt(assetScale[coin] + fraction.length);
  const value = minor * BigInt(10_000 - spreadBp) * units;
  return money(coin, value / (BigInt(whole + fraction) * 1_000_000n));
}

/**
 * Every condition of a withdrawal, in the order in which submitting answers them, and the screen that mends it;
 * null where the form itself or time does. This list is closed: nothing else stands between a user and their money.
 */
export const withdrawalConditions = {
  REAL_NAME_REQUIRED: '/pages/user/auth',
  WITHDRAW_TIME: null,
  BIND_CARD_FIRST: '/pages/payment/addBank',
  SET_ALIPAY_FIRST: '/pages/payment/payment',
  SET_WECHAT_FIRST: '/pages/payment/payment',
  BIND_WALLET_FIRST: '/pages/payment/bindwallet',
  TARGET_NOT_FOUND: '/pages/payment/payment',
  TARGET_WAITS: '/pages/payment/payment',
  FUND_PASSWORD_NOT_SET: '/pages/user/setfundpassword',
  FUND_PASSWORD_WRONG: null,
  WITHDRAW_MIN: null,
  WITHDRAW_MAX: null,
  WITHDRAW_COUNT: null,
  WITHDRAW_DAY_SUM: null,
  QUOTE_STALE: null,
  BALANCE_TOO_LOW: null,
  TURNOVER_LOW: '/pages/user/rechargerecord',
} as const satisfies Partial<Record<ErrorCode, string | null>>;

export type WithdrawalCondition = keyof typeof withdrawalConditions;

/** What is said to somebody who has nothing bound of a kind. */
export const bindFirst: Readonly<Record<PaymentMethodKind, WithdrawalCondition>> = {
  BANK_CARD: 'BIND_CARD_FIRST',
  USDT_TRC20: 'BIND_WALLET_FIRST',
  USDT_ERC20: 'BIND_WALLET_FIRST',
  BTC: 'BIND_WALLET_FIRST',
  ETH: 'BIND_WALLET_FIRST',
  ALIPAY: 'SET_ALIPAY_FIRST',
  WECHAT: 'SET_WECHAT_FIRST',
};

/** What a reviewer should know first; none of it stops anything. */
export const withdrawalFlags = [
  ...(['TARGET_NEW', 'PASSWORD_NEW', 'CONTACT_NEW', 'UNLOCKED', 'DEVICE_NEW'] as const),
  ...(['NAME_DIFFERS', 'UNUSUAL_AMOUNT'] as const),
] as const;
export type WithdrawalFlag = (typeof withdrawalFlags)[number];
