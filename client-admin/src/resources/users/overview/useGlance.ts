import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../lib/request';
import { UserGlanceDocument, type UserGlanceQuery } from './timeline.generated';

export type Glance = UserGlanceQuery;
export type Safety = NonNullable<Glance['user']>['safety'];
export type OpenRequests = NonNullable<Glance['user']>['openRequests'];

/** What of a customer is open, what protects the account, the newest holdings and notes. */
export const useGlance = (userId: string) =>
  useQuery({
    // What an act on the customer changes refreshes all that is called so.
    queryKey: ['users', 'glance', userId],
    queryFn: () => ask(UserGlanceDocument, { userId }),
    retry: 1,
  });
