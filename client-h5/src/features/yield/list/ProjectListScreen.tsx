import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { oneOf, useAddressChoice } from '../../../lib/useAddressChoice';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { Chips } from '../../../ui/field/Chips';
import { ListEnd } from '../../../ui/layout/List';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import { FilterChips, filters as all, passes, type Filter } from './FilterChips';
import { HeldCard } from './HeldCard';
import { ProjectCard } from './ProjectCard';
import { ProjectsDocument, type ProjectsQueryVariables } from './projects.generated';
import styles from './ProjectListScreen.module.css';

type Tab = ProjectsQueryVariables['tab'];
const tabs = ['ALL', 'IN_PROGRESS', 'ENDED'] as const satisfies readonly Tab[];

interface Listed {
  readonly tab: Tab;
  /** Names of filters, with a dot between. */
  readonly only: string;
}

const first: Listed = { tab: 'ALL', only: '' };
const allows = { tab: oneOf(tabs), only: () => true };

/** `/pages/project/project`: own holdings in sum, then what is offered, with every obligation in words. */
export function ProjectListScreen() {
  const { t } = useWords('yield');
  const [{ tab, only }, choose] = useAddressChoice(first, allows);
  const filters = all.filter((filter) => only.split('.').includes(filter));
  return (
    <Page title={t('list.title')} large money end={<MineLink />}>
      <HeldCard />
      <Chips
        look="segments"
        label={t('list.tabs')}
        value={tab}
        onChange={(next) => {
          choose({ tab: next });
        }}
        options={tabs.map((value) => ({ value, label: t(`list.tab.${value}`) }))}
      />
      <FilterChips
        chosen={filters}
        onChange={(next) => {
          choose({ only: next.join('.') });
        }}
      />
      <Offers tab={tab} filters={filters} />
      <RiskNote />
    </Page>
  );
}

function MineLink() {
  const { t } = useWords('yield');
  return (
    <Link className="icon-button" to={paths.myProjects} aria-label={t('list.mine')}>
      <ReceiptText size={21} strokeWidth={1.7} aria-hidden />
    </Link>
  );
}

interface OffersProps {
  readonly tab: Tab;
  readonly filters: readonly Filter[];
}

/** A filter looks at what is loaded; while there is more, the list goes on below it. */
function Offers({ tab, filters }: OffersProps) {
  const { t } = useWords('yield');
  const { items, error, refetch, ...end } = useConnection(ProjectsDocument, {
    variables: { tab },
    pick: (data) => data.projects,
  });
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) return <Empty title={t('list.empty')} text={t('list.emptyText')} />;
  const shown = items.filter((project) => filters.every((filter) => passes(project, filter)));
  if (shown.length === 0 && !end.hasNext)
    return <Empty title={t('list.none')} text={t('list.noneText')} />;
  return (
    <>
      <PullToRefresh />
      <ul className={styles.offers} aria-label={t('list.title')}>
        {shown.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <ListEnd {...end} />
    </>
  );
}
