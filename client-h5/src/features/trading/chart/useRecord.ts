import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { onQuote, quoteState } from '../../../lib/live/quoteStore';
import { onBack } from '../../../lib/network/connection';
import { serverNow } from '../../../lib/time/serverClock';
import type { TimeWindow } from '../../../ui/chart/proof/proofTypes';
import { QuotesBetweenDocument } from '../trading.generated';
import { joined, withLive, type Told } from './joinedRecord';

/** How often the end of a record that still grows is asked for. */
const TAIL_MS = 5_000;
/** What a recorder had under way at the end of the last answer is asked for again. */
const OVERLAP_MS = 2_000;
/** From here on the server calls a span final; its answer is then kept. */
const FINAL_MS = 61_000;

interface Asked extends TimeWindow {
  readonly instrumentId: string;
}

interface Recorded {
  /** Null until the server has told. */
  readonly told: Told | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What the server has recorded from one instant to another. While that lies in the future it grows:
 * each live quote at once, and every few seconds, and after each loss of the connection, what the record
 * holds by then.
 */
export function useRecord({ instrumentId, from, to }: Asked): Recorded {
  const client = useApolloClient();
  const [told, setTold] = useState<Told | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let known: Told | null = null;
    let left = false;
    const ask = async () => {
      const start = known ? Math.max(from, Date.parse(known.until) - OVERLAP_MS) : from;
      const final = serverNow() - to > FINAL_MS;
      const { data } = await client.query({
        query: QuotesBetweenDocument,
        variables: { instrumentId, from: iso(start), to: iso(to) },
        fetchPolicy: final ? 'cache-first' : 'no-cache',
      });
      if (left) return;
      known = joined(known, data.quotes);
      setTold(known);
      setFailed(false);
    };
    const refresh = () => {
      if (!known || Date.parse(known.until) < to)
        void ask().catch(() => setFailed(!known && !left));
    };
    refresh();
    const timer = setInterval(refresh, TAIL_MS);
    const offBack = onBack(refresh);
    const offQuote = onQuote(instrumentId, () => {
      const quote = quoteState(instrumentId)?.quote;
      if (!known || !quote || Date.parse(quote.at) > to) return;
      known = withLive(known, quote);
      setTold(known);
    });
    return () => {
      left = true;
      clearInterval(timer);
      offBack();
      offQuote();
    };
  }, [client, instrumentId, from, to, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { told, failed, retry };
}

const iso = (at: number) => new Date(at).toISOString();
