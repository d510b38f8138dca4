import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { useFormat } from '../../lib/useFormat';
import { FactList, type Fact } from '../FactList';
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
  const facts: readonly Fact[] = [
    ['kind', translate(`${words}.kind.${proposed.kind}`)],
    ['audience', audienceOf(proposed)],
    ['peopleNow', count(proposed.people)],
  ];
  return (
    <div className="stack">
      <FactList facts={facts} label={(name) => translate(`${words}.fields.${name}`)} />
      <BroadcastSaid texts={proposed.texts} />
    </div>
  );
}
