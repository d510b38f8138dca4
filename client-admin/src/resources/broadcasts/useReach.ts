import { useQuery } from '@tanstack/react-query';
import { ask } from '../../lib/request';
import { toOf, type BroadcastDraft } from './broadcastDraft';
import { BroadcastReachDocument } from './broadcasts.generated';
import { readReaders, type Line } from './readers';

export interface Reach {
  /** Undefined while it is counted or cannot be. */
  readonly people: number | undefined;
  /** Lines of a list with numbers that nobody has. */
  readonly nobody: readonly Line[];
  readonly failed: boolean;
  readonly again: () => void;
}

/** How many people a message would be meant for now, and who of a list is nobody. */
export function useReach(draft: BroadcastDraft): Reach {
  const to = toOf(draft);
  const { data, error, refetch } = useQuery({
    queryKey: ['broadcastReach', to],
    queryFn: async () => {
      if (to === null) throw new Error('nobody is named');
      const readers = [...(to.readers ?? [])];
      return ask(BroadcastReachDocument, { to, readers, isList: readers.length > 0 });
    },
    enabled: to !== null,
    staleTime: 30_000,
  });
  const unknown = new Set(data?.broadcastNobody ?? []);
  const nobody = readReaders(unknown.size > 0 ? draft.readers : '').lines;
  return {
    people: data?.broadcastPeople,
    nobody: nobody.filter(({ text }) => unknown.has(text)),
    failed: data === undefined && error !== null,
    again: () => void refetch(),
  };
}
