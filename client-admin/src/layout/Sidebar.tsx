import { CandlestickChart, ChartLine, Download, ScrollText, Users } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { stillOpen } from '../lib/queueFigures';
import { useDashboard } from '../lib/useDashboard';
import { useNow } from '../lib/clock';
import { hoursMs, urgencyOf } from '../lib/sla';
import { Logo } from '../ui/Logo';
import { SideLink } from './SideLink';
import { SignedIn } from './SignedIn';

function useQueueCount() {
  const { data } = useDashboard();
  const now = useNow(30_000);
  if (!data) return {};
  const { oldestAt, targetHours } = data.recharges;
  const late =
    oldestAt !== null && urgencyOf(now - Date.parse(oldestAt), hoursMs(targetHours)) === 'red';
  return { count: stillOpen(data.recharges), late };
}

/** Only entries whose screens exist, and only those this person may open. */
export function Sidebar() {
  const translate = useTranslate();
  return (
    <aside className="side">
      <div className="brand">
        <Logo />
        Tarn <small>{translate('shell.console')}</small>
      </div>
      <nav aria-label={translate('shell.menu')}>
        <SideLink to="/" resource="dashboard" icon={ChartLine} end />
        <h2>{translate('shell.queues')}</h2>
        <SideLink to="/recharges" resource="recharges" icon={Download} {...useQueueCount()} />
        <h2>{translate('shell.records')}</h2>
        <SideLink to="/users" resource="users" icon={Users} />
        <SideLink to="/orders" resource="orders" icon={CandlestickChart} />
        <SideLink to="/auditEntries" resource="auditEntries" icon={ScrollText} />
      </nav>
      <SignedIn />
    </aside>
  );
}
