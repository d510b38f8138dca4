import { money, usd, type Asset, type Money } from '../../../../schema/money';
import { ownLimitKinds } from '../../../../schema/safeguards';
import type { PastSecurityEvent } from '../../accounts';
import type { StaffLook } from '../../audit';
import type { PastConversion } from '../../conversions';
import type { TargetStep } from '../../payment-methods';
import type { PastCredit } from '../../recharges';
import type { PastRequest } from '../../reviews';
import type { LimitStep } from '../../safeguards';
import type { ContractDay } from '../../trading';
import type { HoldingStep } from '../../yield';

export const userEventKinds = [
  ...(['REGISTERED', 'REQUEST', 'CONTRACTS', 'CONVERSION', 'CREDIT'] as const),
  ...(['HOLDING_JOINED', 'HOLDING_SETTLED', 'HOLDING_RENEWED'] as const),
  ...(['SECURITY', 'TARGET_ADDED', 'TARGET_DELETED'] as const),
  ...(['LIMIT_SET', 'BREAK_TAKEN', 'STAFF_ACT'] as const),
] as const;
export type UserEventKind = (typeof userEventKinds)[number];

/** One thing that happened to a customer. Which fields are filled is its kind's. */
export interface UserEvent {
  /** One of its own. */
  readonly id: string;
  readonly at: Date;
  readonly kind: UserEventKind;
  readonly request?: PastRequest;
  /** By which people know it. */
  readonly number?: string;
  /** What it was about: a stake, a principal, what was given away, a limit. */
  readonly amount?: Money;
  /** What came of it: the net of contracts, interest, what was got. */
  readonly result?: Money;
  readonly count?: number;
  readonly right?: number;
  /** Which of its kind: a word of the list that its kind names. */
  readonly word?: string;
  /** A masked number, a name, a reason. */
  readonly text?: string;
  readonly by?: string;
}

export const ofRequest = (request: PastRequest): UserEvent => ({
  id: `request-${request.kind}-${request.subjectId}`,
  at: request.submittedAt,
  kind: 'REQUEST',
  request,
});

export const ofContracts = ({ day, at, count, right, stake, net }: ContractDay): UserEvent => ({
  ...{ id: `contracts-${day}`, at, kind: 'CONTRACTS', word: day, count, right },
  ...{ amount: usd(stake), result: usd(net) },
});

export function ofConversion(conversion: PastConversion): UserEvent {
  const { id, number, at, toCoin, coin } = conversion;
  const cash = usd(conversion.cash);
  const coins = money(coin satisfies Asset, BigInt(conversion.coins));
  const [amount, result] = toCoin ? [cash, coins] : [coins, cash];
  return { id: `conversion-${id}`, at, kind: 'CONVERSION', number, amount, result };
}

export const ofHolding = ({ id, number, at, step, ...paid }: HoldingStep): UserEvent => ({
  ...{ id: `${step === 'JOINED' ? 'joined' : 'settled'}-${id}`, at, number },
  kind: `HOLDING_${step}`,
  amount: usd(paid.principal),
  ...(step !== 'JOINED' && { result: usd(paid.interest) }),
});

export const ofCredit = ({ id, number, at, credited, ...credit }: PastCredit): UserEvent => ({
  ...{ id: `credit-${id}`, at, kind: 'CREDIT', number, word: credit.class },
  amount: usd(credited),
});

export const ofSecurity = ({ id, at, kind }: PastSecurityEvent): UserEvent => ({
  ...{ id: `security-${id}`, at, kind: 'SECURITY', word: kind },
});

export const ofTarget = ({ id, at, kind, masked, deleted }: TargetStep): UserEvent => ({
  id: `${deleted ? 'deleted' : 'added'}-${id}`,
  at,
  kind: deleted ? 'TARGET_DELETED' : 'TARGET_ADDED',
  ...{ word: kind, text: masked },
});

const [, , MINUTES] = ownLimitKinds;

export function ofLimit({ id, at, limit, max, length }: LimitStep): UserEvent {
  if (limit === null) {
    return { id: `break-${id}`, at, kind: 'BREAK_TAKEN', ...(length && { word: length }) };
  }
  const event = { id: `limit-${id}`, at, kind: 'LIMIT_SET', word: limit } as const;
  if (max === null) return event;
  return limit === MINUTES
    ? { ...event, count: Number.parseInt(max, 10) }
    : { ...event, amount: usd(max) };
}

export const ofStaff = ({ id, at, kind, by, reason }: StaffLook): UserEvent => ({
  ...{ id: `staff-${id}`, at, kind: 'STAFF_ACT', word: kind, by },
  ...(reason !== null && { text: reason }),
});
