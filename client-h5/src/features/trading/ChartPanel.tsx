import { ChartCandlestick, ChartLine } from 'lucide-react';
import { useState } from 'react';
import { candleIntervals, candleSeconds, type CandleInterval } from '../../../../schema/states';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import { RadioTiles } from '../../ui/RadioTiles';
import { CandleChart } from './CandleChart';
import { LiveChart } from './LiveChart';
import type { Instrument, Order } from './types';

type Interval = CandleInterval | 'live';
type Kind = 'candles' | 'line';

interface Props {
  readonly instrument: Instrument;
  /** Contracts that run on this instrument. */
  readonly running: readonly Order[];
}

/** Interval, kind and the chart. While a contract runs, the seconds it is decided in come first. */
export function ChartPanel({ instrument, running }: Props) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Interval | null>(null);
  const [kind, setKind] = useState<Kind>('candles');
  const live = running.length > 0;
  const offered: readonly Interval[] = live ? ['live', ...candleIntervals] : candleIntervals;
  const usual = live ? 'live' : '1m';
  const interval = chosen !== null && offered.includes(chosen) ? chosen : usual;
  return (
    <section className="chart-panel">
      <div className="chart-bar">
        <RadioTiles
          label={t('chart.intervals')}
          look="well"
          className="chart-intervals"
          value={interval}
          onChange={setChosen}
          tiles={offered.map((value) => ({
            value,
            content: value === 'live' ? t('chart.live') : value,
          }))}
        />
        {interval !== 'live' && <KindButton kind={kind} onKind={setKind} />}
      </div>
      {interval === 'live' ? (
        <LiveChart instrument={instrument} running={running} />
      ) : (
        <CandleChart
          key={interval}
          instrument={instrument}
          running={running}
          interval={interval}
          seconds={candleSeconds[interval]}
          kind={kind}
        />
      )}
    </section>
  );
}

interface KindProps {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

function KindButton({ kind, onKind }: KindProps) {
  const { t } = useWords();
  const candles = kind === 'candles';
  const Icon = candles ? ChartCandlestick : ChartLine;
  return (
    <IconButton
      label={candles ? t('chart.line') : t('chart.candles')}
      onClick={() => {
        onKind(candles ? 'line' : 'candles');
      }}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}
