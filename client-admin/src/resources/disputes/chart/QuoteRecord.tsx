import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { retryOnce } from '../../../lib/retryOnce';
import { ask } from '../../../lib/request';
import { useQueueWords } from '../../../queue/useQueueWords';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import type { Dispute } from '../dispute';
import { DisputeQuotesDocument } from '../disputes.generated';
import { quotePicture } from './quotePoints';

const QuoteChart = lazy(() =>
  import('./QuoteChart').then((module) => ({ default: module.QuoteChart })),
);

interface Props {
  readonly request: Dispute;
}

/** What was recorded around the contract, with both of its quotes: drawn, as far as anything was. */
export function QuoteRecord({ request }: Props) {
  const words = useQueueWords();
  return (
    <section className="card">
      <h2>{words('record.title')}</h2>
      <div className="card-body">
        <p className="soft">{words('record.text')}</p>
        <Drawn request={request} />
      </div>
    </section>
  );
}

function Drawn({ request: { id, order } }: Props) {
  const words = useQueueWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['disputes', id, 'quotes'],
    queryFn: async () => (await ask(DisputeQuotesDocument, { id })).dispute?.quotes.quotes ?? [],
    retry: retryOnce,
    // What is past was recorded for good; right after the expiry some of it is still to come.
    staleTime: 60_000,
  });
  if (!data) return error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton rows={5} />;
  const picture = quotePicture(order, data);
  if (picture === null) return <p className="note">{words('record.empty')}</p>;
  return (
    <Suspense fallback={<Skeleton rows={5} />}>
      <QuoteChart picture={picture} label={words('record.alt', { symbol: order.symbol })} />
    </Suspense>
  );
}
