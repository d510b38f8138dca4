import { Bitcoin } from 'lucide-react';
import { classes } from '../../lib/classes';
import styles from './InstrumentGlyph.module.css';

const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  AUD: 'A$',
  JPY: '¥',
  CHF: 'Fr',
  XAU: 'Au',
  XAG: 'Ag',
  ETH: 'Ξ',
  USDT: '₮',
  NATGAS: 'NG',
  NASDAQ: 'NQ',
};

/** Two characters for an instrument: the sign of what it prices, or the beginning of its name. */
export function InstrumentGlyph({
  symbol,
  small,
}: {
  readonly symbol: string;
  readonly small?: boolean;
}) {
  const [first = '', second] = symbol.split('/');
  // Dollars are on one side of every pair; the other one tells them apart.
  const base = first === 'USD' ? (second ?? first) : first;
  return (
    <span className={small ? classes(styles.glyph, styles.glyphSmall) : styles.glyph} aria-hidden>
      {base === 'BTC' ? (
        <Bitcoin size={small ? 15 : 18} strokeWidth={2} />
      ) : (
        (signs[base] ?? base.slice(0, 2))
      )}
    </span>
  );
}
