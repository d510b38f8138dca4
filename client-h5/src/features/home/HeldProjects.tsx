import { useQuery } from '@apollo/client/react';
import { Sprout } from 'lucide-react';
import { paths } from '../../../../schema/routes';
import { useOwnMoney } from '../../lib/money/useOwnMoney';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { RecordLink } from '../../ui/layout/RecordLink';
import { RiskNote } from '../../ui/RiskNote';
import { HeldProjectsDocument, type HeldProjectsQuery } from './heldProjects.generated';

type Overview = HeldProjectsQuery['yieldOverview'];
type Holding = NonNullable<Overview['next']>;

/** When something happens to a holding next: its top-up is due, it ends, or it is paid out. */
const nextOf = ({ state, topupDueAt, settlesAt, endsAt }: Holding): string => {
  if (state === 'NEEDS_TOPUP') return topupDueAt ?? endsAt;
  return state === 'DUE' ? (settlesAt ?? endsAt) : endsAt;
};

/** All running holdings as one card, with what happens next; nothing where nothing is held. */
export function HeldProjects() {
  const { data } = useQuery(HeldProjectsDocument);
  if (!data) return null;
  const { next, ...sum } = data.yieldOverview;
  return next ? <Card {...sum} next={next} /> : null;
}

function Card({ held, running, next }: Pick<Overview, 'held' | 'running'> & { next: Holding }) {
  const { t } = useWords('home');
  const format = useFormat();
  const money = useOwnMoney();
  // An end is told by its day; what has to be done before an instant, by the instant.
  const when = next.state === 'EARNING' ? format.date : format.dateTime;
  // What is still to be paid is another sum than what is held.
  const amount = next.topUp && money(next.topUp);
  const words = { title: next.terms.title, date: when(nextOf(next)), amount };
  return (
    <section>
      <div className="card card-list">
        <RecordLink
          to={paths.myProjects}
          icon={Sprout}
          title={t('home.held.title', { count: running })}
          note={t(`home.held.next.${next.state}`, words)}
          end={<MoneyText money={held} balance />}
        />
      </div>
      <RiskNote />
    </section>
  );
}
