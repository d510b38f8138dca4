import { classes } from '../../lib/classes';
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
import { barHeight } from '../../lib/format';
import { formatDayNumber } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { MoneyText } from '../../ui/MoneyText';
import styles from './MoneyChart.module.css';
import type { MoneyDays } from './useMoneyDays';

interface Point {
  readonly label: string;
  readonly paidIn: number;
  readonly paidOut: number;
  readonly today: boolean;
  readonly day: MoneyDays[number];
}

/** Today is not over: its bars are lighter. */
const barIn =
  (fill: string) =>
  ({ payload, ...shape }: BarShapeProps) => (
    <Rectangle
      {...shape}
      radius={[4, 4, 0, 0]}
      fill={fill}
      fillOpacity={(payload as Point).today ? 0.55 : 1}
    />
  );
const inBar = barIn('var(--accent)');
const outBar = barIn('var(--line-strong)');

function Hint({ payload }: { readonly payload?: readonly { readonly payload?: Point }[] }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="card num" style={{ padding: '8px 12px', boxShadow: 'var(--e-2)' }}>
      <div className="mute">{date(point.day.day)}</div>
      <div>
        {translate('resources.dashboard.paidIn')} <MoneyText value={point.day.paidIn} code />
      </div>
      <div>
        {translate('resources.dashboard.paidOut')} <MoneyText value={point.day.paidOut} code />
      </div>
    </div>
  );
}

export function MoneyChart({ days }: { readonly days: MoneyDays }) {
  const translate = useTranslate();
  const { compact, date } = useFormat();
  const points: Point[] = days.map((day, at) => ({
    // Numbers of days would come twice.
    label: days.length > 31 ? date(day.day) : formatDayNumber(day.day),
    paidIn: barHeight(day.paidIn.amount),
    paidOut: barHeight(day.paidOut.amount),
    today: at === days.length - 1,
    day,
  }));
  const axis = { stroke: 'none', tick: { fill: 'var(--ink-3)', fontSize: 12 } };
  const shared = { isAnimationActive: false, maxBarSize: 20 };
  return (
    <div
      className={classes('num', styles.chart)}
      role="img"
      aria-label={translate('resources.dashboard.chartAlt', { smart_count: days.length })}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={points} accessibilityLayer={false} barCategoryGap="28%" barGap={3}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" />
          <YAxis {...axis} width={52} tickFormatter={compact} />
          <Tooltip content={<Hint />} cursor={{ fill: 'var(--surface-2)' }} />
          <Bar dataKey="paidIn" shape={inBar} {...shared} />
          <Bar dataKey="paidOut" shape={outBar} {...shared} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
