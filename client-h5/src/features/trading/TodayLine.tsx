import { useQuery } from '@apollo/client/react';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import { startOfDay } from '../../lib/days';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { OrderTotalsDocument } from './trading.generated';

/** How many contracts settled today and what they came to, gain or loss alike. */
export function TodayLine() {
  const { t } = useWords();
  const format = useFormat();
  const [from] = useState(startOfDay);
  const { data } = useQuery(OrderTotalsDocument, {
    variables: { filter: { state: 'SETTLED', from } },
    fetchPolicy: 'network-only',
  });
  if (!data) return null;
  const { count, net } = data.orderTotals;
  return (
    <div className="note">
      <ChartNoAxesColumn size={18} strokeWidth={1.8} aria-hidden />
      <span className="num">
        <Trans
          t={t}
          i18nKey="result.today"
          count={count}
          values={{ net: format.money(net, { sign: true }) }}
          components={{ b: <b className="note-strong" /> }}
        />
      </span>
    </div>
  );
}
