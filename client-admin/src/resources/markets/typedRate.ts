import { withoutTrailingZeros } from '../../../../schema/figures/price';

/** 8250 basis points are typed as `82.5`. */
export const typedRate = (basisPoints: number): string => {
  const digits = String(basisPoints).padStart(3, '0');
  const fraction = withoutTrailingZeros(digits.slice(-2));
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
};

/** Null for what is no rate with at most two decimals. */
export function basisPoints(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? null : Number.parseInt(whole + fraction.padEnd(2, '0'), 10);
}
