import { skipToken, useQuery } from '@apollo/client/react';
import { ChartNoAxesColumn } from 'lucide-react';
import { Trans } from 'react-i18next';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { OrderTotalsDocument } from '../trading.generated';
import styles from './TodayLine.module.css';

/** How many contracts opened and settled today, by the platform's day, and what they came to. */
export function TodayLine() {
  const { t } = useWords('trading');
  const format = useFormat();
  const day = usePlatformDay();
  const { data } = useQuery(
    OrderTotalsDocument,
    day
      ? {
          variables: { filter: { state: 'SETTLED', fromOn: day.today, toOn: day.today } },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  if (!data || !day) return null;
  const { count, net } = data.orderTotals;
  return (
    <div className="note">
      <ChartNoAxesColumn size={18} strokeWidth={1.8} aria-hidden />
      <span className="num">
        <Trans
          t={t}
          i18nKey="result.today"
          count={count}
          values={{ net: format.money(net, { sign: true }), zone: day.zone }}
          components={{ b: <b className={styles.noteStrong} /> }}
        />
      </span>
    </div>
  );
}
