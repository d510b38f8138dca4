import { CalendarDays } from 'lucide-react';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useConnection } from '../../../lib/useConnection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { ListEnd } from '../../../ui/layout/List';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { ProfitDaysDocument, type ProfitDaysQuery } from '../statement.generated';

type Day = ProfitDaysQuery['profitDays']['edges'][number]['node'];

/** What each day of the platform came to. */
export function ProfitDayList() {
  const { t } = useWords('statement');
  const { items, error, refetch, ...end } = useConnection(ProfitDaysDocument, {
    variables: {},
    pick: (data) => data.profitDays,
  });
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) return <Empty title={t('profit.empty')} text={t('profit.emptyText')} />;
  return (
    <>
      <PullToRefresh onRefresh={refetch} />
      <p className="currency small muted">
        {t('profit.byDay')} {t('shared:common.currency')}
      </p>
      <ul className="card card-list">
        {items.map((day) => (
          <li key={day.on}>
            <Row day={day} />
          </li>
        ))}
      </ul>
      <ListEnd {...end} />
    </>
  );
}

function Row({ day: { on, count, holdings, interest, net } }: { readonly day: Day }) {
  const { t } = useWords('statement');
  const format = useFormat();
  const today = usePlatformDay()?.today ?? on;
  const own = useOwnMoney();
  const earned = own(interest, 'symbol', true);
  const note = [
    ...(count > 0 ? [t('profit.count', { count })] : []),
    ...(holdings > 0 ? [t('profit.interest', { amount: earned })] : []),
  ];
  return (
    <div className="cell record">
      <span className="lead">
        <CalendarDays size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{format.day(on, today)}</b>
        <span className="small muted num">{note.join(' · ')}</span>
      </span>
      <span className="record-end">
        <MoneyText money={net} sign balance />
      </span>
    </div>
  );
}
