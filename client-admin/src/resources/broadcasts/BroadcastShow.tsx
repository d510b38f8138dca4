import { Button } from '@mui/material';
import { useState } from 'react';
import {
  ShowBase,
  useCanAccess,
  useNotify,
  useRefresh,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { detail } from '../../lib/detail';
import { retryOnce } from '../../lib/retryOnce';
import { useActions } from '../../lib/useActions';
import { useFormat } from '../../lib/useFormat';
import { BroadcastSaid } from '../../ui/broadcast/BroadcastSaid';
import { useAudience } from '../../ui/broadcast/useAudience';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { TimeText } from '../../ui/TimeText';
import { useAct } from '../../ui/useAct';
import { broadcastActions } from './broadcastActions';
import styles from './Broadcasts.module.css';
import type { BroadcastDetailFragment } from './broadcasts.generated';
import { EndedPill } from './EndedPill';

const words = 'resources.broadcasts';

interface Props {
  readonly broadcast: BroadcastDetailFragment;
}

function EndDialog({ broadcast, onClose }: Props & { readonly onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { end } = useActions('broadcasts', broadcastActions);
  const acting = useAct({
    run: end,
    onDone: () => {
      notify(`${words}.end.done`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <ReasonDialog
      name={broadcast.title}
      words={`${words}.end`}
      confirm={`${words}.end.action`}
      danger
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: broadcast.id, reason });
      }}
      onClose={onClose}
    />
  );
}

function End({ broadcast }: Props) {
  const translate = useTranslate();
  const [asked, setAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'broadcasts', action: 'end' });
  if (canAccess !== true || broadcast.endedAt !== null) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => {
          setAsked(true);
        }}
      >
        {translate(`${words}.end.action`)}
      </Button>
      {asked && (
        <EndDialog
          broadcast={broadcast}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

function Facts({ broadcast }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  const audienceOf = useAudience();
  const { kind, people, read, sentAt, by, endedAt } = broadcast;
  const facts = {
    kind: translate(`${words}.kind.${kind}`),
    audience: audienceOf(broadcast),
    people: count(people),
    read: count(read),
    sentAt: <TimeText at={sentAt} />,
    by: by.name,
    ...(endedAt !== null && { endedAt: <TimeText at={endedAt} /> }),
  };
  return (
    <section className="card">
      <h2>{translate(`${words}.facts`)}</h2>
      <div className="card-body">
        <dl className="facts">
          {Object.entries(facts).map(([name, said]) => (
            <div key={name}>
              <dt>{translate(`${words}.fields.${name}`)}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Page() {
  const { record, error, refetch } = useShowContext<BroadcastDetailFragment>();
  if (!record && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!record) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{record.title}</PageTitle>
          <EndedPill endedAt={record.endedAt} />
        </div>
        <End broadcast={record} />
      </div>
      <div className={styles.broadcastEditor}>
        <Facts broadcast={record} />
        <BroadcastSaid texts={record.texts} />
      </div>
    </div>
  );
}

/** One message to many people: to whom, how many have read it, and what it says. */
export const BroadcastShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
