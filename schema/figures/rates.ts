import { withoutTrailingZeros } from './price';

/** A whole number of 10^-places as plain decimals, no fewer than `least` and no trailing zeros beyond. */
function decimals(value: bigint, places: number, least: number): string {
  const digits = value.toString().padStart(places + 1, '0');
  const fraction = withoutTrailingZeros(digits.slice(-places)).padEnd(least, '0');
  return `${digits.slice(0, -places)}.${fraction}`;
}

/** A rate in ppm a year as percent: 91,250 is `9.125`, 90,000 is `9.00`. */
export const annualPercent = (ppm: number): string => decimals(BigInt(ppm), 4, 2);

/** Percent a day of 365, six decimals, rounded down: 91,250 is `0.025000`. */
export const dailyPercent = (ppm: number): string => decimals((BigInt(ppm) * 100n) / 365n, 6, 6);

/** Whole percent of a capacity that is invested, rounded down: holdings that were renewed may stand above it, and it is full then. */
export function filledPercent(investedMinor: bigint, capacityMinor: bigint): bigint {
  if (capacityMinor === 0n) return 0n;
  const percent = (investedMinor * 100n) / capacityMinor;
  return percent > 100n ? 100n : percent;
}
