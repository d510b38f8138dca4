import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { DateTime } from '../../../../graphql/scalars';
import type { Context } from '../../../../platform/context';
import type { Conversation } from '../../conversations/conversation.entity';
import { reopenUntil } from '../../conversations/read-conversations';
import { ConversationType } from './conversation.types';

/** Whether a conversation that was closed opens once more. */
@Resolver(() => ConversationType)
export class ConversationReopeningResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when its owner may open it again; null for what is open, or opens no more.',
  })
  async reopenUntil(
    @Ctx() ctx: Context,
    @Root() row: Pick<Conversation, 'closedAt'>,
  ): Promise<Date | null> {
    return reopenUntil(ctx, row);
  }
}
