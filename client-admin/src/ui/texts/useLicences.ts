import { useQuery } from '@tanstack/react-query';
import { ask } from '../../lib/request';
import { LicencesDocument } from './licences.generated';

const none: readonly string[] = [];

/** In which words texts may speak of a licence, as the server judges them; none while nothing is known of it. */
export function useLicences(): readonly string[] {
  const { data = none } = useQuery({
    queryKey: ['licences'],
    queryFn: async () => (await ask(LicencesDocument, {})).licences,
    staleTime: 30_000,
  });
  return data;
}
