import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { eventStream, type Pace } from '../../../../graphql/event-stream';
import type { Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { ownConversation } from '../../conversations/read-conversations';
import { ChatEventType } from './conversation.types';

/** Whoever hears four times a second that something changed reloads once for all of it. */
const PACE: Pace<ChatEventType> = {
  everyMs: 250,
  merge: (waiting) => [...new Map(waiting.map((event) => [event.kind, event])).values()],
};

/** What the bus says of one conversation: `user:id` when it changed, `id:side` while the other side writes. */
export const chatEvents = (ctx: Pick<Context, 'bus'>, id: string, other: 'person' | 'staff') =>
  eventStream<ChatEventType>(
    ctx.bus,
    {
      conversations: (told) =>
        told.endsWith(`:${id}`) ? { kind: 'CHANGED', at: new Date() } : null,
      typing: (told) => (told === `${id}:${other}` ? { kind: 'TYPING', at: new Date() } : null),
    },
    PACE,
  );

interface Asked {
  readonly id: string;
  readonly visitor?: string | null;
}

@Resolver()
export class ConversationEventsResolver {
  @Subscription(() => ChatEventType, {
    description: 'What happens in an own conversation: reload it.',
    subscribe: async ({ args, context }) => {
      const ctx = context as Context;
      const { id, visitor = null } = args as Asked;
      const own = await ownConversation(ctx, id, visitor);
      return chatEvents(ctx, own?.id ?? refuse('CONVERSATION_NOT_FOUND', {}, 'id'), 'staff');
    },
  })
  conversationEvents(
    @Root() event: ChatEventType,
    @Arg('id', () => ID) _id: string,
    @Arg('visitor', () => String, { nullable: true }) _visitor: string | null,
  ): ChatEventType {
    return event;
  }
}
