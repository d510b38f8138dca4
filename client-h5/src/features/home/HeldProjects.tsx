import { useQuery } from '@apollo/client/react';
import { Sprout } from 'lucide-react';
import { formatMoney, parseMoney, usd } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { RecordLink } from '../../ui/layout/RecordLink';
import { RiskNote } from '../../ui/RiskNote';
import { HeldProjectsDocument, type HeldProjectsQuery } from './heldProjects.generated';

type Holding = HeldProjectsQuery['holdings']['edges'][number]['node'];

/** When something happens to a holding next: its top-up is due, it ends, or it is paid out. */
const nextOf = ({ state, topupDueAt, settlesAt, endsAt }: Holding): string => {
  if (state === 'NEEDS_TOPUP') return topupDueAt ?? endsAt;
  return state === 'DUE' ? (settlesAt ?? endsAt) : endsAt;
};

const sumOf = (holdings: readonly Holding[]) => {
  const minor = holdings.reduce(
    (sum, { principal }) => sum + parseMoney('USD', principal.amount).minor,
    0n,
  );
  return { asset: 'USD' as const, amount: formatMoney(usd(minor)) };
};

/** All running holdings as one card, with what happens next; nothing where nothing is held. */
export function HeldProjects() {
  const { data } = useQuery(HeldProjectsDocument);
  const holdings = data?.holdings.edges.map(({ node }) => node) ?? [];
  const [first] = [...holdings].sort((a, b) => Date.parse(nextOf(a)) - Date.parse(nextOf(b)));
  return first ? <Card holdings={holdings} next={first} /> : null;
}

interface CardProps {
  readonly holdings: readonly Holding[];
  readonly next: Holding;
}

function Card({ holdings, next }: CardProps) {
  const { t } = useWords('home');
  const format = useFormat();
  // An end is told by its day; what has to be done before an instant, by the instant.
  const when = next.state === 'EARNING' ? format.date : format.dateTime;
  const words = { title: next.terms.title, date: when(nextOf(next)) };
  return (
    <section>
      <div className="card card-list">
        <RecordLink
          to={paths.myProjects}
          icon={Sprout}
          title={t('home.held.title', { count: holdings.length })}
          note={t(`home.held.next.${next.state}`, words)}
          end={<MoneyText money={sumOf(holdings)} balance />}
        />
      </div>
      <RiskNote />
    </section>
  );
}
