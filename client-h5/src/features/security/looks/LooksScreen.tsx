import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { DayList } from '../../../ui/layout/DayList';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { StaffLooksDocument } from '../security.generated';
import { LookRow } from './LookRow';
import styles from './LooksScreen.module.css';

/** `/pages/user/security?looks=1`: which staff opened or changed something of oneself, when and why. */
export function LooksScreen() {
  const { t } = useWords('security');
  return (
    <Page title={t('looks.title')} back>
      <p className={styles.lead}>{t('looks.lead')}</p>
      <Looks />
    </Page>
  );
}

function Looks() {
  const { t } = useWords('security');
  const { items, error, ...list } = useConnection(StaffLooksDocument, {
    variables: {},
    pick: (data) => data.staffLooks,
  });
  if (!items) return <Pending shape="list" error={error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <Empty title={t('looks.empty')} text={t('looks.emptyText')} />;
  return (
    <DayList
      {...list}
      items={items}
      keyOf={({ id }) => id}
      plain
      atOf={({ at }) => at}
      render={(look) => <LookRow look={look} />}
    />
  );
}
