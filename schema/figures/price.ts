/** In one pass: a pattern for it would look at every run of zeros again and again. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** A recorded price with its instrument's decimals; no digit that counts is dropped or made up. */
export function formatPrice(price: string, decimals: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const kept = withoutTrailingZeros(fraction).padEnd(decimals, '0');
  return decimals === 0 && kept === '' ? whole : `${whole}.${kept}`;
}

/** A plain decimal with so many places, the others cut off. */
export function cutPrice(price: string, decimals: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  return `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}
