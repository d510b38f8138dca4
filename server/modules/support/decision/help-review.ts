import type { HelpQueue } from '../../../../schema/help';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import type { ReviewKind } from '../../reviews';
import type { HelpRequest } from '../help-request.entity';
import { helpById } from '../help-requests';

const reviewOf = (queue: HelpQueue): ReviewKind<HelpRequest> => ({
  kind: queue,
  read: async (ctx, id) => {
    const found = await helpById(ctx, id);
    return found?.queue === queue ? found : refuse('REQUEST_NOT_FOUND', {});
  },
  userOf: ({ userId }) => userId,
});

/** Help in its three queues. Its effect is `grant_help.sql`. */
export const helpReviews = {
  PASSWORD_REQUEST: reviewOf('PASSWORD_REQUEST'),
  APPEAL: reviewOf('APPEAL'),
  INFO_CHANGE: reviewOf('INFO_CHANGE'),
} as const satisfies Record<HelpQueue, ReviewKind<HelpRequest>>;

/** The kind of review that a request has. @throws REQUEST_NOT_FOUND */
export async function helpReviewOf(ctx: Context, id: string): Promise<ReviewKind<HelpRequest>> {
  const { queue } = (await helpById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {});
  return helpReviews[queue];
}
