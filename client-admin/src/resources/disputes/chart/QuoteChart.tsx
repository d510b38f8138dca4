import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '../../../lib/useFormat';
import { priceAt, type QuotePicture } from './quotePoints';
import styles from './QuoteRecord.module.css';

interface Props {
  readonly picture: QuotePicture;
  readonly label: string;
}

const axis = { stroke: 'none', tick: { fill: 'var(--ink-3)', fontSize: 12 } };
const instant = { stroke: 'var(--ink-3)', strokeDasharray: '4 4' };
const mark = { r: 5, stroke: 'var(--accent)', strokeWidth: 2, ifOverflow: 'visible' as const };

/** A price holds until the next one: steps. The cards beside it say both quotes in words. */
export function QuoteChart({ picture, label }: Props) {
  const { price, second } = useFormat();
  const { line, opening, closing, openedAt, settlesAt, places } = picture;
  const time = (at: number) => second(new Date(at).toISOString());
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...line]} accessibilityLayer={false} margin={{ top: 8, right: 16 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            tickFormatter={time}
            minTickGap={32}
            {...axis}
          />
          <YAxis
            domain={['auto', 'auto']}
            allowDecimals={false}
            width={88}
            tickFormatter={(units: number) => price(priceAt(units, places))}
            {...axis}
          />
          <ReferenceLine x={openedAt} {...instant} />
          <ReferenceLine x={settlesAt} {...instant} />
          <Line
            dataKey="units"
            type="stepAfter"
            dot={false}
            stroke="var(--accent)"
            isAnimationActive={false}
          />
          {opening && (
            <ReferenceDot x={opening.at} y={opening.units} fill="var(--surface)" {...mark} />
          )}
          {closing && (
            <ReferenceDot x={closing.at} y={closing.units} fill="var(--accent)" {...mark} />
          )}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
