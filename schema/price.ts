/** A recorded price with its instrument's decimals; no digit that counts is dropped or made up. */
export function formatPrice(price: string, decimals: number): string {
  const [whole = '0', fraction = ''] = price.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  return decimals === 0 && kept === '' ? whole : `${whole}.${kept}`;
}
