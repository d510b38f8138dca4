import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { inbox, inboxUnread, readInbox, type InboxItem } from '../../content';
import { MessageConnection, MessagesReadPayload, type MessageType } from './message.types';

const show = ({ readAt, ...same }: InboxItem): MessageType => ({ ...same, read: readAt !== null });

@Resolver()
export class MessageResolver {
  @Query(() => MessageConnection, {
    description: 'One’s own messages and broadcasts meant for one, newest first.',
  })
  async messages(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = (await inbox(ctx, page)).map(show);
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => Int, { description: 'How many messages one has not read.' })
  messagesUnread(@Ctx() ctx: Context): Promise<number> {
    return inboxUnread(ctx.db, requireUser(ctx).userId);
  }

  @Mutation(() => MessagesReadPayload, { description: 'Says that one has read a message, or all.' })
  async messagesRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true }) id: string | null | undefined,
  ) {
    const { value: unread, userErrors } = await attempt(ctx, async () => {
      await readInbox(ctx, id ?? null);
      return inboxUnread(ctx.db, requireUser(ctx).userId);
    });
    return { unread, userErrors };
  }
}
