import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { serverNow } from '../../lib/time/serverClock';
import { InstrumentDocument } from './trading.generated';

/** Longer waits than this overflow the browser's timer; the screen asks anew long before. */
const WAIT_MAX_MS = 86_400_000;

/** One instrument with its terms; asked again when its market opens or closes. */
export function useInstrument(id: string) {
  const query = useQuery(InstrumentDocument, { variables: { id } });
  const { data, refetch } = query;
  const turn = data?.instrument?.closesAt ?? data?.instrument?.opensAt ?? null;
  useEffect(() => {
    if (turn === null) return;
    const wait = Math.min(WAIT_MAX_MS, Math.max(1_000, Date.parse(turn) - serverNow() + 500));
    const timer = setTimeout(() => void refetch().catch(() => null), wait);
    return () => {
      clearTimeout(timer);
    };
  }, [turn, refetch]);
  return query;
}
