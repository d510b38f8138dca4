import type { HelpQueue } from '../../../../schema/help';
import type { Context } from '../../../platform/context';
import { takeNextReview } from '../../reviews';
import type { HelpRequest } from '../help-request.entity';
import { freeHelp } from '../queue/help-queue';
import type { HelpFilter } from '../queue/queue-filter';
import { helpReviews } from './help-review';

/**
 * Takes the oldest free request of a queue, under a filter, that this member of staff may decide, or answers the one
 * they hold; null when there is none.
 * @throws LEASE_HELD when they hold a request of another kind
 */
export const takeNextHelp = (
  ctx: Context,
  filter: HelpFilter & { readonly queue: HelpQueue },
): Promise<HelpRequest | null> =>
  takeNextReview(ctx, helpReviews[filter.queue], (after) => freeHelp(ctx, filter, after));
