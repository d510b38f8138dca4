import { withoutTrailingZeros } from '../../../../schema/figures/price';
import { readDecimal } from './readDecimal';

/** Exact arithmetic on plain decimals in text: prices have many scales and none of them is a float. */
interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

function read(text: string): Scaled {
  const { negative, whole, fraction } = readDecimal(text);
  const digits = BigInt(whole + fraction);
  return { digits: negative ? -digits : digits, scale: fraction.length };
}

const at = ({ digits, scale }: Scaled, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale);

function write(digits: bigint, scale: number): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** a − b, with as many decimals as the finer of the two. */
export function subtract(a: string, b: string): string {
  const left = read(a);
  const right = read(b);
  const scale = Math.max(left.scale, right.scale);
  return write(at(left, scale) - at(right, scale), scale);
}

/** Below zero, zero or above: how a stands to b. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const difference = read(subtract(a, b)).digits;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The size of a number without its sign. */
export const magnitude = (text: string): string => text.replace(/^[+-]/, '');

/** The finest price the API reads. */
const DECIMALS_MAX = 8;

/** So many parts per million of a price, as fine as the API reads; what is finer is cut off. */
export function partsPerMillion(price: string, parts: number): string {
  const { digits, scale } = read(price);
  const [whole = '0', fraction = ''] = write(digits * BigInt(parts), scale + 6).split('.');
  const kept = withoutTrailingZeros(fraction.slice(0, DECIMALS_MAX));
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** Parts per million as percent: 500 is `"0.05"`. */
export function ppmAsPercent(parts: number): string {
  return write(BigInt(parts), 4).replace(/0{1,2}$/, '');
}
