import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { classes } from '../../lib/classes';
import { useOld } from '../../lib/live/useOld';
import { usePacedQuote } from '../../lib/live/usePacedQuote';
import { useQuote } from '../../lib/live/useQuotes';
import { useOnline } from '../../lib/network/connection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { wayOf } from '../../ui/figure/LivePrice';
import type { Instrument } from './types';
import styles from './PriceHead.module.css';

/** Readers hear a new price once a second at most. */
const SPOKEN_MS = 1_000;

/** The price that leads the screen, its change, and the marks of the day. */
export function PriceHead({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { id, decimals } = instrument;
  const quote = useQuote(id)?.quote ?? instrument.quote ?? instrument.lastPrice;
  if (!quote) return <div className={styles.priceHead} />;
  return (
    <div className={styles.priceHead}>
      <div>
        <Price instrument={instrument} />
        <Change instrument={instrument} />
      </div>
      <dl className={classes(styles.priceMarks, 'num')}>
        <dt>{t('shared:instrument.high')}</dt>
        <dd>{format.price(quote.high, decimals)}</dd>
        <dt>{t('shared:instrument.low')}</dt>
        <dd>{format.price(quote.low, decimals)}</dd>
        <dt>{t('shared:instrument.open')}</dt>
        <dd>{format.price(quote.open, decimals)}</dd>
      </dl>
    </div>
  );
}

function useShown({ id, state, quote, lastPrice }: Instrument) {
  const online = useOnline();
  const live = useQuote(id);
  const shown = live?.quote ?? quote;
  const stale = useOld(live, quote);
  const last = shown ?? lastPrice;
  return { shown, last, old: !online || (state === 'OPEN' && stale) };
}

function Price({ instrument }: { readonly instrument: Instrument }) {
  const format = useFormat();
  const { id, decimals, state } = instrument;
  const { shown, last, old } = useShown(instrument);
  const spoken = usePacedQuote(id, SPOKEN_MS)?.quote ?? last;
  if (!last) return null;
  const way = old || !shown ? 'stale' : wayOf(shown.change);
  return (
    <>
      <p className={classes(styles.priceNow, 'num', state === 'OPEN' ? way : '')} aria-hidden>
        {format.price(last.price, decimals)}
      </p>
      <p className="hidden">{spoken && format.price(spoken.price, decimals)}</p>
    </>
  );
}

function Change({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { shown, last, old } = useShown(instrument);
  if (!last) return null;
  if (instrument.state !== 'OPEN')
    return (
      <p className="small muted">{t('trade.lastPrice', { time: format.dateTime(last.at) })}</p>
    );
  if (old || !shown)
    return <p className="small muted">{t('trade.stale', { time: format.clock(last.at) })}</p>;
  const way = wayOf(shown.change);
  return (
    <p className={classes(styles.priceChange, 'num', way)}>
      {way === 'up' && <ArrowUpRight size={14} strokeWidth={2} aria-hidden />}
      {way === 'down' && <ArrowDownRight size={14} strokeWidth={2} aria-hidden />}
      <span>{format.change(shown.change, instrument.decimals)}</span>
      <span>{format.percent(shown.changePercent, { sign: true })}</span>
    </p>
  );
}
