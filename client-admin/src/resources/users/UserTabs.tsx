import { classes } from '../../lib/classes';
import { Suspense, useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { useResources, type ConsoleResource } from '../../lib/consoleResource';
import { ListFrame } from '../../ui/list/ListFrame';
import { Skeleton } from '../../ui/list/Skeleton';
import { TabBar } from '../../ui/list/TabBar';
import { UserOverview } from './overview/UserOverview';
import type { User } from './user';
import styles from './UserTabs.module.css';

/** Rows of another resource that concern this customer. */
function Rows({ user, of }: { readonly user: User; readonly of: ConsoleResource }) {
  const translate = useTranslate();
  const { ofUser, resource } = of;
  if (!ofUser) return null;
  const { tab, Table, filter } = ofUser;
  return (
    <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      <ListBase
        key={tab}
        resource={resource.name}
        filter={filter(user.id)}
        perPage={15}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
      >
        <ListFrame empty={translate(`resources.users.none.${tab}`)}>
          <Suspense fallback={<Skeleton />}>
            <Table />
          </Suspense>
        </ListFrame>
      </ListBase>
    </div>
  );
}

const OVERVIEW = 'overview';

/** One customer at one look, then everything that happened, a page at a time. */
export function UserTabs({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const all = useResources().filter(({ ofUser }) => ofUser !== undefined);
  const [tab, setTab] = useState(OVERVIEW);
  const { canAccess: mayAudit } = useCanAccess({ resource: 'auditEntries', action: 'list' });
  const shown = all.filter(({ ofUser }) => ofUser?.tab !== 'audit' || mayAudit === true);
  const open = shown.find(({ ofUser }) => ofUser?.tab === tab);
  return (
    <>
      <div className={styles.bar}>
        <TabBar
          label={translate('resources.users.tabs')}
          current={tab}
          tabs={[OVERVIEW, ...shown.map(({ ofUser }) => ofUser?.tab ?? '')].map((id) => ({
            id,
            label: translate(`resources.users.tab.${id}`),
          }))}
          onChoose={setTab}
        />
      </div>
      {open ? (
        <section className={classes('card', styles.userPanel)}>
          <Rows user={user} of={open} />
        </section>
      ) : (
        <UserOverview user={user} />
      )}
    </>
  );
}
