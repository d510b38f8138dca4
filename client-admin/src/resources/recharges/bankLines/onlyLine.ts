import type { LineCandidate, RechargeCheck } from '../checks/rechargeReads';

/** Why a request is looked at alone: no line of the bank is surely its own, or a check stands out. */
type Alone = 'noLine' | 'checked';

/** One line of the bank with the very amount, in which the payer named this user or this request. */
export const onlyLine = (candidates: readonly LineCandidate[]): LineCandidate['line'] | null => {
  const sure = candidates.filter(({ amountSame, referenceFound }) => amountSame && referenceFound);
  return sure.length === 1 ? (sure[0]?.line ?? null) : null;
};

/** How old an account is says nothing about whether this payment came. */
const standsOut = ({ check, level }: RechargeCheck): boolean =>
  level === 'AMBER' && check !== 'ACCOUNT_AGE';

/** Null where an approval may rest on the bank's line alone. */
export function aloneWhy(
  line: LineCandidate['line'] | null,
  checks: readonly RechargeCheck[],
): Alone | null {
  if (checks.some(standsOut)) return 'checked';
  return line === null ? 'noLine' : null;
}
