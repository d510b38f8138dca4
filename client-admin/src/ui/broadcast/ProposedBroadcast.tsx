import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { useFormat } from '../../lib/useFormat';
import { LoadFault } from '../list/LoadFault';
import { Skeleton } from '../list/Skeleton';
import { BroadcastSaid } from './BroadcastSaid';
import { BroadcastProposedDocument, type BroadcastProposedQuery } from './proposed.generated';
import { useAudience } from './useAudience';

type Proposed = NonNullable<BroadcastProposedQuery['broadcastProposed']>;

/** What a proposal would send, to whom and to how many: whoever confirms it answers for every word. */
export function ProposedBroadcast({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['broadcastProposed', id],
    queryFn: async () => (await ask(BroadcastProposedDocument, { id })).broadcastProposed,
  });
  if (data === undefined && error) return <LoadFault onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  return data && <Shown proposed={data} />;
}

function Shown({ proposed }: { readonly proposed: Proposed }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const audienceOf = useAudience();
  const words = 'resources.broadcasts';
  const facts = {
    kind: translate(`${words}.kind.${proposed.kind}`),
    audience: audienceOf(proposed),
    peopleNow: count(proposed.people),
  };
  return (
    <div className="stack">
      <dl className="facts">
        {Object.entries(facts).map(([name, said]) => (
          <div key={name}>
            <dt>{translate(`${words}.fields.${name}`)}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <BroadcastSaid texts={proposed.texts} />
    </div>
  );
}
