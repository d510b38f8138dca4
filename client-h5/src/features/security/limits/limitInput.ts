import { limits } from '../../../../../schema/limits';
import { parseMoney } from '../../../../../schema/money';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';

type Kind = OwnLimit['kind'];

/** Cents, or minutes; null where the text is none of what the server takes. */
export function readLimit(kind: Kind, text: string): bigint | null {
  if (kind === 'DAILY_MINUTES') {
    const minutes = /^[1-9]\d{0,3}$/.test(text) ? BigInt(text) : 0n;
    return minutes > 0n && minutes <= BigInt(limits.ownMinutesMax) ? minutes : null;
  }
  const cents = centsOf(text);
  return cents > 0n && cents <= limits.ownLimitMax ? cents : null;
}

function centsOf(text: string): bigint {
  try {
    return parseMoney('USD', text.replace(/\.$/, '')).minor;
  } catch {
    return 0n;
  }
}

/** Whether it is higher than what holds, so that it holds 24 hours later. */
export function waits({ kind, max }: Pick<OwnLimit, 'kind' | 'max'>, value: bigint): boolean {
  const holds = max == null ? null : readLimit(kind, max);
  return holds !== null && value > holds;
}
