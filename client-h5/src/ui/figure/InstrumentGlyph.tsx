import { Bitcoin } from 'lucide-react';
import { classes } from '../../lib/classes';
import styles from './InstrumentGlyph.module.css';

const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  JPY: '¥',
  XAU: 'Au',
  XAG: 'Ag',
  ETH: 'Ξ',
};

/** Two characters for an instrument: the sign of its first half, or the beginning of its name. */
export function InstrumentGlyph({
  symbol,
  small,
}: {
  readonly symbol: string;
  readonly small?: boolean;
}) {
  const [base = ''] = symbol.split('/');
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
