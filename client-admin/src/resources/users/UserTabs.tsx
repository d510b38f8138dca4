import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { ListFrame } from '../../ui/ListFrame';
import { TabBar } from '../../ui/TabBar';
import { AuditTable } from '../auditEntries/AuditTable';
import { OrderTable } from '../orders/OrderTable';
import { StatementTable } from './StatementTable';
import type { User } from './user';
import { UserRecharges } from './UserRecharges';

type TabName = 'statement' | 'orders' | 'recharges' | 'audit';

const lists = {
  statement: { resource: 'statementLines', table: <StatementTable /> },
  orders: { resource: 'orders', table: <OrderTable withUser={false} /> },
  recharges: { resource: 'recharges', table: <UserRecharges /> },
  audit: { resource: 'auditEntries', table: <AuditTable withSubject={false} /> },
} as const;

/** Everything that happened to one customer, a page at a time. */
export function UserTabs({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const [tab, setTab] = useState<TabName>('statement');
  const { canAccess: mayAudit } = useCanAccess({ resource: 'auditEntries', action: 'list' });
  const names: TabName[] = ['statement', 'orders', 'recharges'];
  if (mayAudit === true) names.push('audit');
  const { resource, table } = lists[tab];
  const filter = tab === 'audit' ? { subject: `user/${user.id}` } : { userId: user.id };
  return (
    <section className="card user-panel">
      <TabBar
        label={translate('resources.users.tabs')}
        current={tab}
        tabs={names.map((id) => ({ id, label: translate(`resources.users.tab.${id}`) }))}
        onChoose={setTab}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <ListBase
          key={tab}
          resource={resource}
          filter={filter}
          perPage={15}
          exporter={false}
          disableSyncWithLocation
          storeKey={false}
        >
          <div style={{ overflowX: 'auto' }}>
            <ListFrame empty={translate(`resources.users.none.${tab}`)}>{table}</ListFrame>
          </div>
        </ListBase>
      </div>
    </section>
  );
}
