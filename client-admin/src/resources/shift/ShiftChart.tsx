import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../lib/useFormat';
import type { Hour } from './shift';
import styles from './ShiftView.module.css';

const axis = { stroke: 'none', tick: { fill: 'var(--ink-3)', fontSize: 12 } };

/** Decisions by the hour. The table beside it says the same. */
export function ShiftChart({ hours }: { readonly hours: readonly Hour[] }) {
  const translate = useTranslate();
  const { clock } = useFormat();
  const points = hours.map(({ at, total }) => ({ label: clock(at), total }));
  return (
    <div className={styles.chart} role="img" aria-label={translate('resources.shift.chartAlt')}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={points} accessibilityLayer={false} barCategoryGap="30%">
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" {...axis} />
          <YAxis {...axis} width={40} allowDecimals={false} />
          <Bar
            dataKey="total"
            fill="var(--accent)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
            maxBarSize={28}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
