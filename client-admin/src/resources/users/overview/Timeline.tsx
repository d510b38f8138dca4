import { Button } from '@mui/material';
import {
  ArrowLeftRight,
  ChartCandlestick,
  CreditCard,
  Gift,
  Hourglass,
  Inbox,
  Layers,
  ShieldCheck,
  UserCog,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TimelineFilter, UserEventKind } from '../../../graphql.generated';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import { eventWords } from './eventWords';
import styles from './Timeline.module.css';
import { useTimeline, type UserEvent } from './useTimeline';

const ICONS: Readonly<Record<UserEventKind, LucideIcon>> = {
  REGISTERED: UserPlus,
  REQUEST: Inbox,
  CONTRACTS: ChartCandlestick,
  CONVERSION: ArrowLeftRight,
  CREDIT: Gift,
  HOLDING_JOINED: Layers,
  HOLDING_SETTLED: Layers,
  HOLDING_RENEWED: Layers,
  SECURITY: ShieldCheck,
  TARGET_ADDED: CreditCard,
  TARGET_DELETED: CreditCard,
  LIMIT_SET: Hourglass,
  BREAK_TAKEN: Hourglass,
  STAFF_ACT: UserCog,
};

function EventRow({ event }: { readonly event: UserEvent }) {
  const translate = useTranslate();
  const format = useFormat();
  const { title, about, to } = eventWords({ translate, format }, event);
  const Icon = ICONS[event.kind];
  return (
    <li className={styles.event}>
      <span className={classes(styles.mark, event.request?.late === true && styles.late)}>
        <Icon size={16} strokeWidth={1.8} aria-hidden />
      </span>
      <div className="num">
        <b>
          {to === undefined ? (
            title
          ) : (
            <Link className="link" to={to}>
              {title}
            </Link>
          )}
        </b>
        {about !== '' && <p className="soft">{about}</p>}
      </div>
      <span className="mute">
        <TimeText at={event.at} />
      </span>
    </li>
  );
}

function Events({ events }: { readonly events: readonly UserEvent[] }) {
  const translate = useTranslate();
  if (events.length === 0) {
    return <p className="card-body soft">{translate('resources.users.timelineEmpty')}</p>;
  }
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ol>
  );
}

interface ChipsProps {
  readonly filters: readonly TimelineFilter[];
  readonly chosen: TimelineFilter;
  readonly onChoose: (filter: TimelineFilter) => void;
}

function Chips({ filters, chosen, onChoose }: ChipsProps) {
  const translate = useTranslate();
  return (
    <div className="row wrap" role="group" aria-label={translate('resources.users.timelineFilter')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === chosen}
          onClick={() => {
            onChoose(filter);
          }}
        >
          {translate(`resources.users.timeline.${filter}`)}
        </button>
      ))}
    </div>
  );
}

/** Everything that happened to one customer, newest first. */
export function Timeline({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<TimelineFilter>('ALL');
  const { canAccess: mayAudit } = useCanAccess({ resource: 'auditEntries', action: 'list' });
  const { events, error, refetch, older, hasOlder, busy } = useTimeline(userId, filter);
  const filters = ['ALL', 'MONEY', ...(mayAudit === true ? (['STAFF'] as const) : [])] as const;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.users.timelineTitle')}</h2>
        <Chips filters={filters} chosen={filter} onChoose={setFilter} />
      </div>
      {events ? (
        <Events events={events} />
      ) : error ? (
        <LoadFault onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
      {hasOlder && (
        <div className="card-body">
          <Button variant="text" disabled={busy} onClick={() => void older()}>
            {translate('resources.users.timelineOlder')}
          </Button>
        </div>
      )}
    </section>
  );
}
