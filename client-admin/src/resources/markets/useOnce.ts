import { useQuery } from '@tanstack/react-query';

/** What an editor begins with: read when it opens, and not taken away by newer answers while somebody types. */
export const useOnce = <Found>(kind: string, id: string, read: (id: string) => Promise<Found>) =>
  useQuery({
    queryKey: ['edited', kind, id],
    queryFn: () => read(id),
    staleTime: Infinity,
    gcTime: 0,
  });
