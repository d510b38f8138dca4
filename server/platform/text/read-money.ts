import { parseMoney, type Asset, type Money } from '../../../schema/money';
import { refuse } from '../domain-error';

/**
 * An amount somebody typed: more than nothing, in plain digits, no finer than its asset.
 * @throws AMOUNT_INVALID
 */
export function readMoney(asset: Asset, text: string, field: string): Money {
  const amount = tryParse(asset, text);
  if (!amount || amount.minor <= 0n) refuse('AMOUNT_INVALID', {}, field);
  return amount;
}

/**
 * Dollars somebody was shown, in minor units, to compare with; never what is paid.
 * @throws PARAM_INVALID
 */
export function readShown(text: string, field: string): bigint {
  const amount = tryParse('USD', text);
  if (!amount || amount.minor < 0n) refuse('PARAM_INVALID', { field }, field);
  return amount.minor;
}

function tryParse(asset: Asset, text: string): Money | null {
  try {
    return parseMoney(asset, text);
  } catch {
    return null;
  }
}

const PRICE = /^[0-9]{1,10}(\.[0-9]{1,8})?$/;

/**
 * A price somebody saw, to compare with; never a price to deal at.
 * @throws PARAM_INVALID
 */
export function readPrice(text: string, field: string): string {
  return PRICE.test(text) ? text : refuse('PARAM_INVALID', { field }, field);
}

const ID = /^[1-9][0-9]{0,15}$/;

/** A record's public number as text, or null when it cannot be one. */
export const readId = (text: string): string | null =>
  ID.test(text) && BigInt(text) < 9_007_199_254_740_992n ? text : null;

/** For a filter: what is no number finds nothing, as nothing has the number 0. Null asks for all. */
export const idOrNone = (text: string | null | undefined): string | null =>
  text == null ? null : (readId(text) ?? '0');
