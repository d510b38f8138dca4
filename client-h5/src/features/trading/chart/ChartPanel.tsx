import { ChartCandlestick, ChartLine, Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { candleIntervals, candleSeconds, type CandleInterval } from '../../../../../schema/states';
import { part } from '../../../lib/network/part';
import { useWords } from '../../../lib/useWords';
import { IconButton } from '../../../ui/Button';
import { RadioTiles } from '../../../ui/field/RadioTiles';
import type { Instrument, Order } from '../types';
import { CandleChart } from './CandleChart';
import { LiveChart } from './LiveChart';
import styles from './ChartPanel.module.css';

const FullChart = lazy(() =>
  part(() => import('./FullChart')).then((file) => ({ default: file.FullChart })),
);

type Interval = CandleInterval | 'live';
type Kind = 'candles' | 'line';

interface Props {
  readonly instrument: Instrument;
  /** Contracts that run on this instrument. */
  readonly running: readonly Order[];
}

/** Interval, kind and the chart. */
export function ChartPanel({ instrument, running }: Props) {
  const { t } = useWords('trading');
  const [chosen, setChosen] = useState<Interval | null>(null);
  const [kind, setKind] = useState<Kind>('candles');
  const [full, setFull] = useState(false);
  const live = running.length > 0;
  const offered: readonly Interval[] = live ? ['live', ...candleIntervals] : candleIntervals;
  // Whoever enters a running contract sees the seconds it is decided in, until they choose otherwise.
  const usual = live ? 'live' : '1m';
  const interval = chosen !== null && offered.includes(chosen) ? chosen : usual;
  return (
    <section className={styles.chartPanel}>
      <div className={styles.chartBar}>
        <RadioTiles
          label={t('chart.intervals')}
          look="well"
          className={styles.chartIntervals}
          value={interval}
          onChange={setChosen}
          tiles={offered.map((value) => ({
            value,
            content: value === 'live' ? t('chart.live') : value,
          }))}
        />
        <span className={styles.chartActs}>
          {interval !== 'live' && <KindButton kind={kind} onKind={setKind} />}
          <IconButton
            label={t('chart.fullScreen')}
            onClick={() => {
              setFull(true);
            }}
          >
            <Maximize2 size={18} strokeWidth={1.7} aria-hidden />
          </IconButton>
        </span>
      </div>
      <Large
        instrument={instrument}
        kind={kind}
        interval={interval}
        open={full}
        onClose={() => {
          setFull(false);
        }}
      />
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
  const { t } = useWords('trading');
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

interface LargeProps extends Pick<Props, 'instrument'> {
  readonly kind: Kind;
  readonly interval: Interval;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Its code comes with the first look at it. */
function Large({ instrument, kind, interval, open, onClose }: LargeProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <FullChart
        instrument={instrument}
        kind={kind}
        from={interval === 'live' ? '1m' : interval}
        onClose={onClose}
      />
    </Suspense>
  );
}
