import type { Context } from '../../../../platform/context';
import { readAs } from '../../../../platform/database/read-as';
import { refuse } from '../../../../platform/domain-error';
import { readId } from '../../../../platform/text/read-money';
import type { ReviewKind } from '../../../reviews';
import { Conversation } from '../conversation.entity';

/** Anybody's, for staff; null where there is none. */
export const conversationForStaff = (ctx: Context, id: string): Promise<Conversation | null> =>
  readAs(ctx, (tx) => tx.getRepository(Conversation).findOneBy({ id: readId(id) ?? '0' }));

/** Conversations among the requests of staff. */
export const conversationReview: ReviewKind<Conversation> = {
  kind: 'CONVERSATION',
  read: async (ctx, id) =>
    (await conversationForStaff(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {}, 'id'),
  userOf: ({ userId }) => userId,
};
