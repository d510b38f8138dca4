import { Button } from '@mui/material';
import { Suspense } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestResources } from '../../../lib/desk/requestResources';
import { useResources } from '../../../lib/consoleResource';
import { useQueueWords } from '../../../queue/useQueueWords';
import { FactList } from '../../../ui/FactList';
import { Skeleton } from '../../../ui/list/Skeleton';
import { Pill } from '../../../ui/Pill';
import type { Conversation } from '../conversation';
import styles from './TalkDrawer.module.css';

type Kind = NonNullable<Conversation['subjectKind']>;

interface Subject {
  readonly kind: Kind;
  readonly id: string;
  readonly number: string | null;
}

interface Named {
  readonly kind: Kind;
  readonly number: string | null;
  readonly state: string | null;
}

/** States in which somebody still has to decide. */
const OPEN: ReadonlySet<string> = new Set([
  ...['SUBMITTED', 'IN_REVIEW', 'ON_HOLD', 'SECOND_APPROVAL'],
]);

/** Where what a conversation is about is seen in full; a request is decided there. */
function placeOf({ kind, id, number }: Subject): string {
  if (kind === 'ORDER') return `/orders/${id}/show`;
  if (kind !== 'HOLDING') return `/${requestResources[kind]}/${id}`;
  return `/holdings?filter=${encodeURIComponent(JSON.stringify({ search: number }))}`;
}

/** What the queue of a kind shows beside a conversation; nothing of kinds that stand by their link alone. */
function InTalk({ kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const name = kind === 'ORDER' || kind === 'HOLDING' ? null : requestResources[kind];
  const Card = useResources().find(({ resource }) => resource.name === name)?.InTalk;
  if (!Card || name === null) return null;
  return (
    <ResourceContextProvider value={name}>
      <RecordContextProvider value={{ id }}>
        <Suspense fallback={<Skeleton rows={2} />}>
          <Card />
        </Suspense>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** Its number, which leads to it, and where it is with staff. */
function Facts({ subject, place }: { readonly subject: Named; readonly place: string }) {
  const words = useQueueWords();
  const { kind, number, state } = subject;
  return (
    <FactList
      label={(name) => words(`fields.${name}`)}
      facts={[
        [
          'request',
          <Link key="request" className="link" to={place}>
            {words(`subject.${kind}`)} {number}
          </Link>,
        ],
        ['state', state && <Pill key="state">{words(`subjectState.${state}`)}</Pill>],
      ]}
    />
  );
}

/** What the conversation is about. It is decided in its own queue, one request in hand at a time. */
export function Linked({ request }: { readonly request: Conversation }) {
  const words = useQueueWords();
  const { subjectKind: kind, subjectId: id } = request;
  if (kind === null || id === null) return null;
  const { number = null, state = null } = request.subject ?? {};
  const place = placeOf({ kind, id, number });
  return (
    <>
      <h3>{words('linked')}</h3>
      <Facts subject={{ kind, number, state }} place={place} />
      {state !== null && OPEN.has(state) && (
        <>
          <Button component={Link} to={place} variant="contained" fullWidth>
            {words('decide')}
          </Button>
          <p className={styles.hint}>{words('linkedHint')}</p>
        </>
      )}
      <InTalk kind={kind} id={id} />
    </>
  );
}
