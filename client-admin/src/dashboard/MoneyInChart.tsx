import { classes } from '../lib/classes';
import { useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { BarShapeProps } from 'recharts';
import { barHeight } from '../lib/format';
import { formatDayNumber } from '../lib/formatTime';
import { useFormat } from '../lib/useFormat';
import { MoneyText } from '../ui/MoneyText';
import type { Days } from './days';
import styles from './MoneyInChart.module.css';

interface Point {
  readonly label: string;
  readonly height: number;
  readonly today: boolean;
  readonly day: Days[number];
}

/** Today is not over: its bar is lighter. */
const bar = ({ payload, ...shape }: BarShapeProps) => (
  <Rectangle
    {...shape}
    radius={[4, 4, 0, 0]}
    fill="var(--accent)"
    fillOpacity={(payload as Point).today ? 0.55 : 1}
  />
);

function Hint({ payload }: { readonly payload?: readonly { readonly payload?: Point }[] }) {
  const { date } = useFormat();
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="card num" style={{ padding: '8px 12px', boxShadow: 'var(--e-2)' }}>
      <div className="mute">{date(point.day.day)}</div>
      <MoneyText value={point.day.amount} code />
    </div>
  );
}

export function MoneyInChart({ days }: { readonly days: Days }) {
  const translate = useTranslate();
  const { compact } = useFormat();
  const points: Point[] = days.map((day, at) => ({
    label: formatDayNumber(day.day),
    height: barHeight(day.amount.amount),
    today: at === days.length - 1,
    day,
  }));
  const axis = { stroke: 'none', tick: { fill: 'var(--ink-3)', fontSize: 12 } };
  return (
    <div
      className={classes('num', styles.chart)}
      role="img"
      aria-label={translate('resources.dashboard.chartAlt')}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={points} accessibilityLayer={false} barCategoryGap="30%">
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" {...axis} interval={0} />
          <YAxis {...axis} width={52} tickFormatter={compact} />
          <Tooltip content={<Hint />} cursor={{ fill: 'var(--surface-2)' }} />
          <Bar dataKey="height" shape={bar} isAnimationActive={false} maxBarSize={28} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
