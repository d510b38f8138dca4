import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { AccountCard } from '../AccountCard';
import { BalancesCard, SumsCard } from '../BalancesCard';
import type { User } from '../user';
import { GlanceCards } from './GlanceCards';
import { OpenWork } from './OpenWork';
import { SafetyCard } from './SafetyCard';
import { Timeline } from './Timeline';
import { useGlance } from './useGlance';
import styles from './UserOverview.module.css';

/** A customer at one look: what they have, what happened, and what is still to be done. */
export function UserOverview({ user }: { readonly user: User }) {
  const { data: glance, error, refetch } = useGlance(user.id);
  const about = glance?.user;
  return (
    <div
      className={styles.columns}
      role="tabpanel"
      id="panel-overview"
      aria-labelledby="tab-overview"
    >
      <div className={styles.column}>
        <BalancesCard balances={user.balances} />
        <SumsCard balances={user.balances} />
        {about && <SafetyCard safety={about.safety} />}
        <AccountCard user={user} />
      </div>
      <Timeline userId={user.id} />
      <div className={styles.column}>
        {about && <OpenWork requests={about.openRequests} />}
        {glance && <GlanceCards glance={glance} />}
        {!glance && (error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton rows={5} />)}
      </div>
    </div>
  );
}
