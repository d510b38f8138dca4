import { limits } from '../../../../../schema/limits';
import { typedAmount } from '../../../lib/money/typed';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';

type Kind = OwnLimit['kind'];

/** Cents, or minutes; null where the text is none of what the server takes. */
export function readLimit(kind: Kind, text: string): bigint | null {
  const value = kind === 'DAILY_MINUTES' ? readMinutes(text) : typedAmount(text)?.minor;
  const max = kind === 'DAILY_MINUTES' ? BigInt(limits.ownMinutesMax) : limits.ownLimitMax;
  return value && value <= max ? value : null;
}

const readMinutes = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? BigInt(text) : null);

/** Whether it is higher than what holds, so that it holds 24 hours later. */
export function waits({ kind, max }: Pick<OwnLimit, 'kind' | 'max'>, value: bigint): boolean {
  const holds = max == null ? null : readLimit(kind, max);
  return holds !== null && value > holds;
}
