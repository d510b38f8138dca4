import type { Tick } from '../../lib/live/ticks';
import styles from './SpotsChart.module.css';

interface Props {
  /** Prices seen from entry to settlement; may be empty. */
  readonly ticks: readonly Tick[];
  readonly entry: Tick;
  readonly settlement: Tick;
  /** What the picture shows, in words. */
  readonly label: string;
}

const WIDTH = 350;
const HEIGHT = 118;
const PAD = 16;

/** Both prices that decided a contract: hollow dot for the entry, solid dot for the settlement. */
export function SpotsChart({ ticks, entry, settlement, label }: Props) {
  const points = [entry, ...ticks, settlement].map(({ at, price }) => ({
    at: Date.parse(at),
    price: Number(price),
  }));
  const times = points.map(({ at }) => at);
  const prices = points.map(({ price }) => price);
  const [start, low] = [Math.min(...times), Math.min(...prices)];
  const length = Math.max(...times) - start || 1;
  const span = Math.max(...prices) - low || 1;
  const flat = Math.max(...prices) === low;
  const place = ({ at, price }: { at: number; price: number }) => ({
    x: PAD + ((at - start) / length) * (WIDTH - 2 * PAD),
    y: flat ? HEIGHT / 2 : HEIGHT - PAD - ((price - low) / span) * (HEIGHT - 2 * PAD),
  });
  const path = points.map(place).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const from = place({ at: Date.parse(entry.at), price: Number(entry.price) });
  const to = place({ at: Date.parse(settlement.at), price: Number(settlement.price) });
  return (
    <svg
      className={styles.spots}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={label}
    >
      <path
        d={`M${path.join('L')}`}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={1.6}
        strokeDasharray={ticks.length === 0 ? '2 5' : undefined}
        strokeLinejoin="round"
      />
      <path
        d={`M${String(from.x)} ${String(from.y)}H${String(WIDTH)}`}
        stroke="var(--accent-ink)"
      />
      <circle
        cx={from.x}
        cy={from.y}
        r={5}
        fill="var(--surface)"
        stroke="var(--accent-ink)"
        strokeWidth={2}
      />
      <circle
        cx={to.x}
        cy={to.y}
        r={5}
        fill="var(--accent-ink)"
        stroke="var(--surface-2)"
        strokeWidth={1.5}
      />
    </svg>
  );
}
