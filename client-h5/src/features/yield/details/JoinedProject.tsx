import { useQuery } from '@apollo/client/react';
import { ArrowDownToLine, ArrowUpFromLine, CalendarClock } from 'lucide-react';
import { paths } from '../../../../../schema/routes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/Button';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import type { Project } from '../types';
import { JoinedHoldingDocument, type JoinedHoldingQuery } from './details.generated';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHead } from './ProjectHead';
import { ProjectRows } from './ProjectRows';
import { ProjectTerms } from './ProjectTerms';
import { Moments, type Moment } from './Moments';
import { remindersOf } from './reminders';

interface Props {
  readonly project: Project;
  readonly holdingId: string;
}

/** The page of a project that one holds: what was to be committed to is one's own by now. */
export function JoinedProject({ project, holdingId }: Props) {
  const { t } = useWords('yield');
  const { data, error, refetch } = useQuery(JoinedHoldingDocument, {
    variables: { id: holdingId },
  });
  const holding = data?.holding;
  const foot = <ButtonLink to={paths.myProject(holdingId)}>{t('project.viewMine')}</ButtonLink>;
  return (
    <Page title={project.title} back money foot={foot}>
      <PullToRefresh />
      <ProjectHead project={project} />
      <div className="section-head">
        <h2>{t('details.mine')}</h2>
        <span className="small muted num">{holding?.number}</span>
      </div>
      {holding ? (
        <Own holding={holding} />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
      {holding && holding.terms.version !== project.version && (
        <Banner tone="info">
          {t('details.otherTerms', { mine: holding.terms.version, now: project.version })}
        </Banner>
      )}
      <ProjectRows project={project} />
      <ProjectFacts project={project} />
      <ProjectTerms project={project} />
      <RiskNote />
    </Page>
  );
}

type Holding = NonNullable<JoinedHoldingQuery['holding']>;

const DAY_MS = 86_400_000;

/** Between two instants of the same wall-clock time; a clock change makes one of them an hour longer or shorter. */
const wholeDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

function Own({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { startedAt, endsAt, topupDueAt, initial, topUp, expected } = holding;
  const reminders = remindersOf(wholeDays(startedAt, topupDueAt ?? startedAt));
  const moments: Moment[] = [
    {
      ...{ icon: ArrowUpFromLine, tone: 'plain', name: t('details.paidIn') },
      ...{ amount: initial, when: format.dateTime(startedAt) },
    },
    {
      ...{ icon: ArrowDownToLine, tone: 'paid', name: t('details.interest') },
      amount: expected,
      when: `${t('details.ends')} ${format.dateTime(endsAt)}`,
    },
  ];
  if (topUp && topupDueAt != null)
    moments.splice(1, 0, {
      ...{ icon: CalendarClock, tone: 'due', name: t('details.topUp'), amount: topUp },
      ...{ when: format.dateTime(topupDueAt), text: t(`details.topUpText.${reminders}`) },
    });
  return <Moments label={t('details.mine')} moments={moments} own />;
}
