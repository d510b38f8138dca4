import { formatProofTime } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { FactsCard } from './FactsCard';

interface Props {
  readonly title: string;
  readonly quote: {
    readonly price: string | null;
    readonly id: string | null;
    readonly at: string | null;
  };
  /** Instants of the contract that this quote was chosen for. */
  readonly moments: readonly (readonly [string, string | null])[];
}

/** A recorded quote, to the millisecond. */
export function QuoteCard({ title, quote, moments }: Props) {
  const { price } = useFormat();
  const time = (at: string | null) => (at === null ? '–' : formatProofTime(at));
  const facts = [
    ['price', quote.price === null ? '–' : price(quote.price)],
    ['quoteAt', time(quote.at)],
    ['quoteId', quote.id ?? '–'],
    ...moments.map(([name, at]) => [name, time(at)] as const),
  ] as const;
  return <FactsCard title={title} facts={facts} />;
}
