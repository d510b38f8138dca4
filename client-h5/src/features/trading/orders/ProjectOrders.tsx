import { Sprout } from 'lucide-react';
import { paths } from '../../../../../schema/routes';
import { useConnection } from '../../../lib/useConnection';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill, type Tone } from '../../../ui/figure/StatusPill';
import { List } from '../../../ui/layout/List';
import { RecordLink } from '../../../ui/layout/RecordLink';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import { ProjectOrdersDocument, type ProjectOrdersQuery } from './orderProjects.generated';

type Holding = ProjectOrdersQuery['holdings']['edges'][number]['node'];

const toneOf: Readonly<Record<Holding['state'], Tone>> = {
  EARNING: 'ok',
  NEEDS_TOPUP: 'warn',
  DUE: 'info',
  SETTLED: 'neutral',
};

/** Orders of projects: each holding with its number, its money and how it stands. */
export function ProjectOrders() {
  const { t } = useWords('trading');
  const paged = useConnection(ProjectOrdersDocument, {
    variables: {},
    pick: (data) => data.holdings,
  });
  const { items, error, refetch } = paged;
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) {
    const action = { label: t('orders.toProjects'), to: paths.project };
    return (
      <Empty title={t('orders.noProjects')} text={t('orders.noProjectsText')} action={action} />
    );
  }
  return (
    <>
      <List
        {...paged}
        items={items}
        label={t('orders.tab.projects')}
        keyOf={({ id }) => id}
        render={(holding) => <Row holding={holding} />}
      />
      <RiskNote />
    </>
  );
}

function Row({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { id, number, state, renewedAs, startedAt, endsAt, principal, accrued, terms } = holding;
  const dates = { from: format.date(startedAt), to: format.date(endsAt) };
  return (
    <RecordLink
      to={paths.myProject(id)}
      icon={Sprout}
      title={terms.title}
      note={
        <>
          <span className="record-line">{t('orders.projectDates', dates)}</span>
          <span className="record-line">{number}</span>
        </>
      }
      end={
        <>
          <MoneyText money={principal} balance code />
          <span className="small muted">
            <MoneyText money={accrued} sign balance />
          </span>
          <StatusPill tone={toneOf[state]}>
            {t(`orders.projectState.${renewedAs == null ? state : 'RENEWED'}`)}
          </StatusPill>
        </>
      }
    />
  );
}
