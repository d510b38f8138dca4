import { useWords } from '../../lib/useWords';
import styles from './IllustrationChart.module.css';

/** Open, close, high and low of each candle in drawing units; no market ever moved like this. */
const candles: readonly (readonly [number, number, number, number])[] = [
  [38, 44, 48, 34],
  [44, 58, 62, 42],
  [58, 64, 70, 54],
  [64, 60, 72, 56],
  [60, 76, 82, 58],
  [76, 72, 80, 66],
  [72, 48, 74, 42],
  [48, 30, 52, 20],
  [30, 22, 36, 16],
  [22, 34, 44, 20],
  [34, 32, 46, 24],
  [32, 40, 50, 28],
  [40, 44, 50, 36],
  [44, 62, 68, 42],
  [62, 70, 74, 58],
  [70, 54, 74, 46],
  [54, 58, 66, 48],
  [58, 36, 60, 30],
  [36, 32, 42, 24],
  [32, 26, 36, 18],
  [26, 36, 44, 24],
  [36, 34, 42, 28],
  [34, 24, 38, 16],
  [24, 42, 50, 22],
  [42, 60, 66, 38],
  [60, 68, 76, 54],
];
const HEIGHT = 100;
const STEP = 11;

/** A price chart as it looks in the app; the label under it says that it is a drawing. */
export function IllustrationChart() {
  const { t } = useWords('public');
  const width = candles.length * STEP;
  const y = (value: number) => HEIGHT - value;
  return (
    <svg
      className={styles.outcomesChart}
      viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
      role="img"
      aria-label={t('public.chartLabel')}
    >
      {[20, 40, 60, 80].map((line) => (
        <path key={line} d={`M0 ${String(line)}H${String(width)}`} stroke="var(--line)" />
      ))}
      {candles.map(([open, close, high, low], index) => {
        const x = index * STEP + STEP / 2;
        const colour = close >= open ? 'var(--up)' : 'var(--down)';
        return (
          <g key={x} stroke={colour} fill={colour}>
            <path d={`M${String(x)} ${String(y(high))}V${String(y(low))}`} strokeWidth={1.4} />
            <rect
              x={x - 3}
              y={y(Math.max(open, close))}
              width={6}
              height={Math.max(1.5, Math.abs(close - open))}
              rx={1}
              stroke="none"
            />
          </g>
        );
      })}
    </svg>
  );
}
