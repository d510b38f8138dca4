import { useQuery } from '@apollo/client/react';
import { contentPaths } from '../../../../../schema/content/routes';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { InvitationDocument } from '../invitation.generated';
import styles from './BonusesScreen.module.css';
import { ClaimList } from './ClaimList';
import { CreditList } from './CreditList';
import { OwnCreditsDocument } from './bonuses.generated';

/** `/pages/user/activityCenter`: the rewards one claimed and the bonuses one was credited, each with its state. */
export function BonusesScreen() {
  const { t } = useWords('invitation');
  const { data, error, refetch } = useArriving(
    useQuery(InvitationDocument, { fetchPolicy: 'cache-and-network' }),
  );
  const paged = useConnection(OwnCreditsDocument, { variables: {}, pick: (all) => all.credits });
  const again = async () => void (await Promise.all([refetch(), paged.refetch()]));
  const claims = data?.invitation.rewards.filter(({ claimedAt }) => claimedAt !== null);
  const { items } = paged;
  if (!claims || !items) {
    return (
      <Page title={t('own.title')} back money>
        <Pending
          shape="list"
          error={error ?? paged.error}
          onRetry={() => void again().catch(() => null)}
        />
      </Page>
    );
  }
  return (
    <Page title={t('own.title')} back money>
      <PullToRefresh onRefresh={again} />
      {claims.length + items.length === 0 ? (
        <Empty
          title={t('own.empty')}
          text={t('own.emptyText')}
          action={{ label: t('own.invite'), to: paths.invite }}
        />
      ) : (
        <div className={styles.bonuses}>
          <p className="small muted">{t('shared:common.currency')}</p>
          <ClaimList claims={claims} />
          <CreditList credits={items} more={paged} />
          <Ways />
        </div>
      )}
    </Page>
  );
}

function Ways() {
  const { t } = useWords('invitation');
  return (
    <div className={styles.bonusesWays}>
      <ButtonLink look="quiet" to={paths.invite}>
        {t('own.invite')}
      </ButtonLink>
      <ButtonLink look="quiet" to={contentPaths.activities}>
        {t('own.activities')}
      </ButtonLink>
    </div>
  );
}
