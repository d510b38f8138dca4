import { Sprout } from 'lucide-react';
import { paths } from '../../../../schema/routes';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { MoneyDays } from '../../ui/layout/MoneyDays';
import { RecordLink } from '../../ui/layout/RecordLink';
import { Empty } from '../../ui/state/Empty';
import { RiskNote } from '../../ui/RiskNote';
import { standingOf } from './standingOf';
import { HeldInProjectsDocument, type HeldInProjectsQuery } from './statement.generated';

type Holding = HeldInProjectsQuery['holdings']['edges'][number]['node'];

/** What is and was held in projects, by the day on which it was joined. */
export function HoldingList() {
  const { t } = useWords('statement');
  const paged = useConnection(HeldInProjectsDocument, {
    variables: {},
    pick: (data) => data.holdings,
  });
  const action = { label: t('statement.toProjects'), to: paths.project };
  return (
    <>
      <MoneyDays
        {...paged}
        keyOf={({ id }) => id}
        atOf={({ startedAt }) => startedAt}
        render={(holding) => <Row holding={holding} />}
        empty={
          <Empty
            title={t('statement.noHoldings')}
            text={t('statement.noHoldingsText')}
            action={action}
          />
        }
      />
      <RiskNote />
    </>
  );
}

function Row({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('statement');
  const format = useFormat();
  const timeZone = usePlatformDay()?.timeZone;
  const { id, startedAt, principal, terms } = holding;
  return (
    <RecordLink
      to={paths.myProject(id)}
      icon={Sprout}
      title={terms.title}
      note={`${format.clock(startedAt, timeZone)} · ${t(`profit.holding.${standingOf(holding)}`)}`}
      end={<MoneyText money={principal} balance />}
    />
  );
}
