import { parseMoney, type Asset, type Money } from '../../../../schema/money';

/** What stands in a field of an amount; null where it is none. A point at its end still waits for its digits. */
export function typedMoney(text: string, asset: Asset = 'USD'): Money | null {
  try {
    return parseMoney(asset, text.replace(/\.$/, ''));
  } catch {
    return null;
  }
}

/** The same in dollars, of what is more than nothing. */
export function typedAmount(text: string): Money | null {
  const amount = typedMoney(text);
  return amount !== null && amount.minor > 0n ? amount : null;
}
