import { ChartLine } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNow } from '../lib/clock';
import { useResources, type ConsoleResource } from '../lib/consoleResource';
import { promisedMs, stillOpen } from '../lib/desk/queueFigures';
import { urgencyOf } from '../lib/sla';
import { useDashboard } from '../lib/desk/useDashboard';
import { Brand } from './Brand';
import { SideLink } from './SideLink';
import { SignedIn } from './SignedIn';
import styles from './Sidebar.module.css';

/** How much waits in a resource's queue, and whether the oldest is late. */
function useCount({ menu }: ConsoleResource) {
  const { data } = useDashboard();
  const now = useNow(30_000);
  if (!data || !menu?.figures) return {};
  const figures = menu.figures(data);
  const { oldestAt } = figures;
  const late =
    oldestAt !== null && urgencyOf(now - Date.parse(oldestAt), promisedMs(figures)) === 'red';
  return { count: stillOpen(figures), late };
}

function Entry({ of }: { readonly of: ConsoleResource }) {
  const count = useCount(of);
  const { resource, menu } = of;
  if (!menu) return null;
  return <SideLink to={`/${resource.name}`} resource={resource.name} icon={menu.icon} {...count} />;
}

/** Only entries whose screens exist, and only those this person may open. */
export function Sidebar() {
  const translate = useTranslate();
  const resources = useResources();
  const entries = (group: 'queues' | 'records') =>
    resources
      .filter(({ menu }) => menu?.group === group)
      .map((one) => <Entry key={one.resource.name} of={one} />);
  return (
    <aside className={styles.side} aria-label={translate('shell.side')}>
      <Brand console={translate('shell.console')} />
      <nav aria-label={translate('shell.menu')}>
        <SideLink to="/" resource="dashboard" icon={ChartLine} end />
        <h2>{translate('shell.queues')}</h2>
        {entries('queues')}
        <h2>{translate('shell.records')}</h2>
        {entries('records')}
      </nav>
      <SignedIn />
    </aside>
  );
}
