import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import type { MarketState } from '../../graphql.generated';
import { classes } from '../../lib/classes';
import type { LiveQuote } from '../../lib/live/quoteStore';
import { useOld } from '../../lib/live/useOld';
import { usePacedQuote } from '../../lib/live/usePacedQuote';
import { useOnline } from '../../lib/network/connection';
import { useFormat } from '../../lib/useFormat';
import { InstrumentGlyph } from './InstrumentGlyph';
import { wayOf } from './LivePrice';
import { LiveSparkline } from './LiveSparkline';
import styles from './InstrumentRow.module.css';

type Quote = Omit<LiveQuote, '__typename'>;

export interface RowInstrument {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly state: MarketState;
  readonly opensAt?: string | null;
  readonly sparkline: readonly string[];
  readonly quote?: Quote | null;
}

/** One market: what it is, its day in a line, and the price with the day's four marks below. */
export function InstrumentRow({ instrument }: { readonly instrument: RowInstrument }) {
  const { id, symbol, sparkline, state } = instrument;
  return (
    <Link
      className={state === 'OPEN' ? styles.market : classes(styles.market, styles.marketOff)}
      to={paths.instrument(id)}
    >
      <InstrumentGlyph symbol={symbol} />
      <span className={styles.marketName}>
        <b className="truncate">{symbol}</b>
        <Below instrument={instrument} />
      </span>
      <span className={styles.marketLine}>
        {state === 'OPEN' && <LiveSparkline id={id} prices={sparkline} width={56} height={28} />}
      </span>
      <Figures instrument={instrument} />
      <Marks instrument={instrument} />
    </Link>
  );
}

/** The name; on a closed market the time it opens. */
function Below({ instrument: { name, state, opensAt } }: { readonly instrument: RowInstrument }) {
  const { t } = useTranslation();
  const format = useFormat();
  const opening = state !== 'OPEN' && state !== 'PROHIBITED' && opensAt;
  return (
    <span className={opening ? 'small muted' : 'small muted truncate'}>
      {opening ? t('instrument.opens', { time: format.weekTime(opensAt) }) : name}
    </span>
  );
}

function Figures({ instrument }: { readonly instrument: RowInstrument }) {
  const { state, decimals } = instrument;
  const { quote, price, old } = useShown(instrument);
  const format = useFormat();
  return (
    <span className={styles.marketFigures}>
      <span className={old ? 'num strong stale' : 'num strong'}>
        {price === undefined ? '–' : format.price(price, decimals)}
      </span>
      <Mark state={state} quote={quote} old={old} />
    </span>
  );
}

/** A market that has not opened since the start shows what it closed at. */
function useShown({ id, state, quote: first, sparkline }: RowInstrument) {
  const online = useOnline();
  const live = usePacedQuote(id);
  const quote = live?.quote ?? first;
  const stale = useOld(live, first) && state === 'OPEN';
  return { quote, price: quote?.price ?? sparkline.at(-1), old: !online || stale };
}

interface MarkProps {
  readonly state: MarketState;
  readonly quote: Quote | null | undefined;
  readonly old: boolean;
}

/** The change; why there is none; or how old the price is. */
function Mark({ state, quote, old }: MarkProps) {
  const { t } = useTranslation();
  if (state === 'PROHIBITED') return <Flat>{t('instrument.suspended')}</Flat>;
  if (state !== 'OPEN') return <Flat>{t('instrument.closed')}</Flat>;
  if (!quote) return null;
  return old ? <Age at={quote.at} /> : <Change quote={quote} />;
}

function Flat({ children }: { readonly children: string }) {
  return <span className="num change change-flat">{children}</span>;
}

function Change({ quote: { changePercent } }: { readonly quote: Quote }) {
  const format = useFormat();
  return (
    <span className={`num change change-${wayOf(changePercent)}`}>
      {format.percent(changePercent, { sign: true })}
    </span>
  );
}

/** An old price says how old it is. */
function Age({ at }: { readonly at: string }) {
  const format = useFormat();
  return <Flat>{format.clock(at)}</Flat>;
}

function Marks({ instrument }: { readonly instrument: RowInstrument }) {
  const { t } = useTranslation();
  const format = useFormat();
  const quote = usePacedQuote(instrument.id)?.quote ?? instrument.quote;
  if (!quote) return null;
  const marks = [
    [t('instrument.low'), quote.low],
    [t('instrument.high'), quote.high],
    [t('instrument.open'), quote.open],
    [t('instrument.close'), quote.close],
  ] as const;
  return (
    <span className={classes(styles.marketMarks, 'num')}>
      {marks.map(([label, price]) => (
        <span key={label}>
          <i>{label}</i> {format.price(price, instrument.decimals)}
        </span>
      ))}
    </span>
  );
}
