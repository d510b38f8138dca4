import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../../graphql/connection';
import type { Context } from '../../../../platform/context';
import { readPage } from '../../../../platform/page';
import {
  chatDesk,
  ownConversation,
  ownConversations,
  ownMessages,
} from '../../conversations/read-conversations';
import { ChatPageArgs, readChatPage, toChatList } from './chat-page.types';
import {
  ChatDeskType,
  ChatMessageList,
  ConversationConnection,
  ConversationType,
} from './conversation.types';
import { showConversation, showMessages, VISITOR, type ChatContext } from './show-conversation';

/** Talks with customer service, of users and of visitors. */
@Resolver()
export class ConversationResolver {
  @Query(() => ChatDeskType, { description: 'Hours, promise and measured wait.' })
  chatDesk(@Ctx() ctx: Context): Promise<ChatDeskType> {
    return chatDesk(ctx);
  }

  @Query(() => ConversationConnection, { description: 'One’s own, the newest first.' })
  async conversations(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) cursor: string | null,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    const page = readPage(first, cursor);
    const rows = await ownConversations(ctx, page, visitor);
    return toConnection(rows.map(showConversation), page, ({ id }) => id);
  }

  @Query(() => ConversationType, { nullable: true, description: 'An own one.' })
  async conversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    const row = await ownConversation(ctx, id, visitor);
    return row && showConversation(row);
  }

  @Query(() => ChatMessageList, {
    description: 'What was said after a message, or before one, in order.',
  })
  async chatMessages(
    @Ctx() ctx: ChatContext,
    @Arg('id', () => ID) id: string,
    @Args(() => ChatPageArgs) asked: ChatPageArgs,
    @Arg('visitor', () => String, VISITOR) visitor: string | null,
  ) {
    const page = readChatPage(asked);
    const rows = await showMessages(ctx, await ownMessages(ctx, { id, ...page }, visitor));
    return toChatList(rows, page);
  }
}
