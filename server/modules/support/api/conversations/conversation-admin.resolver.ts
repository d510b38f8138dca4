import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { May } from '../../../../graphql/may';
import { toList } from '../../../../graphql/page';
import type { Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { readPage } from '../../../../platform/page';
import { cannedReplies } from '../../conversations/desk/canned-replies';
import { conversationQueue, conversationTotals } from '../../conversations/desk/conversation-queue';
import { conversationForStaff } from '../../conversations/desk/conversation-review';
import { chatColleagues } from '../../conversations/desk/desk-acts';
import { messagesForStaff } from '../../conversations/read-conversations';
import { StaffNameType } from '../../../staff/api/staff.types';
import { ChatPageArgs, readChatPage, toChatList } from './chat-page.types';
import { AdminConversationFilterInput } from './conversation-admin-inputs.types';
import {
  AdminChatMessageList,
  AdminConversationList,
  AdminConversationType,
  CannedReplyType,
  ConversationTotalsType,
  DeskEventType,
} from './conversation-admin.types';
import { deskEvents, type DeskEvent } from './conversation-events.resolver';
import { showMessages, type ChatContext } from './show-conversation';
import { showReply, showTalk } from './show-desk';

/** The desk of conversations. */
@Resolver()
export class ConversationAdminResolver {
  @May('conversation.read')
  @Query(() => AdminConversationList, {
    description: 'Waiting: oldest first. Closed: newest first.',
  })
  async conversations(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminConversationFilterInput, { nullable: true })
    filter: AdminConversationFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const rows = await conversationQueue(ctx, filter ?? {}, page);
    return toList(rows.map(showTalk), page, ({ id }) => id);
  }

  @May('conversation.read')
  @Query(() => ConversationTotalsType, { description: 'How many stand under a filter.' })
  conversationTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminConversationFilterInput, { nullable: true })
    filter: AdminConversationFilterInput | null,
  ) {
    return conversationTotals(ctx, filter ?? {});
  }

  @May('conversation.read')
  @Query(() => AdminConversationType, { nullable: true, description: 'One conversation.' })
  async conversation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const row = await conversationForStaff(ctx, id);
    return row && showTalk(row);
  }

  @May('conversation.read')
  @Query(() => AdminChatMessageList, {
    description: 'What was said after a message, or before one, in order.',
  })
  async chatMessages(
    @Ctx() ctx: ChatContext,
    @Arg('id', () => ID) id: string,
    @Args(() => ChatPageArgs) asked: ChatPageArgs,
  ) {
    const page = readChatPage(asked);
    const rows = await showMessages(ctx, await messagesForStaff(ctx, id, page));
    return toChatList(rows, page);
  }

  @May('conversation.read')
  @Query(() => [CannedReplyType], { description: 'What staff say often, by name.' })
  async cannedReplies(@Ctx() ctx: Context) {
    return (await cannedReplies(ctx)).map(showReply);
  }

  @May('conversation.take')
  @Query(() => [StaffNameType], { description: 'Who is signed in and holds nothing.' })
  chatColleagues(@Ctx() ctx: Context) {
    return chatColleagues(ctx);
  }

  @May('conversation.read')
  @Subscription(() => DeskEventType, {
    description: 'What happens in a conversation: reload it.',
    subscribe: async ({ args, context }) => {
      const ctx = context as Context;
      const found = await conversationForStaff(ctx, (args as { readonly id: string }).id);
      return deskEvents(ctx, found?.id ?? refuse('REQUEST_NOT_FOUND', {}, 'id'));
    },
  })
  conversationEvents(@Root() event: DeskEvent, @Arg('id', () => ID) _id: string): DeskEvent {
    return event;
  }
}
