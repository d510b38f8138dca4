import { ChevronDown, Star } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../lib/classes';
import { useFavourites } from '../../lib/favourites/useFavourites';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import { BackButton } from '../../ui/layout/BackButton';
import { PracticeBadge } from '../../ui/PracticeBadge';
import { SymbolSheet } from './SymbolSheet';
import type { Instrument } from './types';
import styles from './TradeHeader.module.css';

/** Way back, the market with its state, the practice badge and the star. */
export function TradeHeader({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const { id, symbol, state } = instrument;
  const { ids, toggle } = useFavourites();
  const marked = ids.includes(id);
  const [choosing, setChoosing] = useState(false);
  return (
    <header className="nav-bar trade-bar">
      <BackButton />
      <button
        type="button"
        className={styles.tradeSymbol}
        aria-haspopup="dialog"
        onClick={() => {
          setChoosing(true);
        }}
      >
        <span className={styles.tradeSymbolName}>
          {symbol}
          <span className="hidden">, {t('trade.choose')},</span>
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
        </span>
        <span
          className={
            state === 'OPEN' ? classes(styles.tradeState, styles.tradeOpen) : styles.tradeState
          }
        >
          <i className="dot" aria-hidden />
          {t(`trade.state.${state}`)}
        </span>
      </button>
      <PracticeBadge />
      <IconButton
        label={marked ? t('trade.unfavourite') : t('trade.favourite')}
        aria-pressed={marked}
        onClick={() => {
          toggle(id);
        }}
      >
        <Star size={22} strokeWidth={1.7} fill={marked ? 'currentColor' : 'none'} aria-hidden />
      </IconButton>
      <SymbolSheet
        current={id}
        open={choosing}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </header>
  );
}
