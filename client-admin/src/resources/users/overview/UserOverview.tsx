import { AccountCard } from '../AccountCard';
import { BalancesCard, SumsCard } from '../BalancesCard';
import type { User } from '../user';
import { GlanceCards } from './GlanceCards';
import { OpenWork } from './OpenWork';
import { SafetyCard } from './SafetyCard';
import { Timeline } from './Timeline';
import styles from './UserOverview.module.css';

/** A customer at one look: what they have, what happened, and what is still to be done. */
export const UserOverview = ({ user }: { readonly user: User }) => (
  <div
    className={styles.columns}
    role="tabpanel"
    id="panel-overview"
    aria-labelledby="tab-overview"
  >
    <div className={styles.column}>
      <BalancesCard balances={user.balances} />
      <SumsCard balances={user.balances} />
      <SafetyCard safety={user.safety} />
      <AccountCard user={user} />
    </div>
    <Timeline userId={user.id} />
    <div className={styles.column}>
      <OpenWork requests={user.openRequests} />
      <GlanceCards userId={user.id} />
    </div>
  </div>
);
