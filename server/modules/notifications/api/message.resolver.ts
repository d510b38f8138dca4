import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { Message } from '../message.entity';
import { messages, unreadCount } from '../messages';
import { readAllMessages, readMessage } from '../read-message';
import { sayMessage } from '../say-message';
import { MessageConnection, MessagesReadPayload, type MessageType } from './message.types';

const show = ({ locale }: Context, message: Message): MessageType => {
  const { id, kind, subject, at, readAt } = message;
  return { id, kind, subject, at, read: readAt !== null, ...sayMessage(locale, message) };
};

@Resolver()
export class MessageResolver {
  @Query(() => MessageConnection, { description: 'One’s own messages, newest first.' })
  async messages(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = (await messages(ctx, page)).map((message) => show(ctx, message));
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => Int, { description: 'How many messages one has not read.' })
  messagesUnread(@Ctx() ctx: Context): Promise<number> {
    return unreadCount(ctx.db, requireUser(ctx).userId);
  }

  @Mutation(() => MessagesReadPayload, { description: 'Says that one has read a message, or all.' })
  async messagesRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true }) id: string | null | undefined,
  ) {
    const { value: unread, userErrors } = await attempt(ctx, async () => {
      await (id == null ? readAllMessages(ctx) : readMessage(ctx, id));
      return unreadCount(ctx.db, requireUser(ctx).userId);
    });
    return { unread, userErrors };
  }
}
