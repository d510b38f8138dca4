import { formatMoney, parseMoney } from '../../../../schema/money';
import type { MoneyLike } from '../../lib/format';

/** What somebody typed as an amount of USD, grouping commas allowed; null when it is none. */
export function readAmount(text: string): MoneyLike | null {
  try {
    const money = parseMoney('USD', text.trim().replaceAll(',', ''));
    return money.minor > 0n ? { amount: formatMoney(money), asset: 'USD' } : null;
  } catch {
    return null;
  }
}
