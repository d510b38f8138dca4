import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import { Conversation } from './conversation.entity';

/** Conversations of this number, whole, for staff. */
export const searchConversations = (ctx: Context, text: string): Promise<Conversation[]> =>
  readAs(ctx, (tx) =>
    tx.getRepository(Conversation).find({
      where: { number: text.toUpperCase() },
      take: limits.findHitsMax,
    }),
  );
