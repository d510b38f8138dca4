import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { eventStream, type Pace } from '../../../../graphql/event-stream';
import type { Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { ownConversation } from '../../conversations/read-conversations';
import type { DeskEventKind } from './conversation-admin.types';
import { ChatEventType } from './conversation.types';

interface Happened {
  readonly kind: string;
  readonly at: Date;
  readonly lookedBy?: string;
}

/** Whoever hears four times a second that something changed reloads once for all of it. */
const pace = <Event extends Happened>(): Pace<Event> => ({
  everyMs: 250,
  merge: (waiting) => [
    ...new Map(
      waiting.map((event) => [`${event.kind}/${event.lookedBy ?? ''}`, event] as const),
    ).values(),
  ],
});

const changed = (id: string) => (told: string) =>
  told.endsWith(`:${id}`) ? ({ kind: 'CHANGED', at: new Date() } as const) : null;

/** What the bus says of one conversation: `user:id` when it changed, `id:staff` while staff write. */
const ownEvents = (ctx: Pick<Context, 'bus'>, id: string) =>
  eventStream<ChatEventType>(
    ctx.bus,
    {
      conversations: changed(id),
      typing: (told) => (told === `${id}:staff` ? { kind: 'TYPING', at: new Date() } : null),
    },
    pace(),
  );

/** The same for staff: `id:person` while the person writes, `id:looks:staff` while somebody of staff reads. */
export const deskEvents = (ctx: Pick<Context, 'bus'>, id: string) =>
  eventStream<DeskEvent>(
    ctx.bus,
    {
      conversations: changed(id),
      typing: (told) => {
        if (told === `${id}:person`) return { kind: 'TYPING', at: new Date() };
        const looks = `${id}:looks:`;
        if (!told.startsWith(looks)) return null;
        return { kind: 'LOOKING', at: new Date(), lookedBy: told.slice(looks.length) };
      },
    },
    pace(),
  );

/** Something that happened, for staff. */
export interface DeskEvent extends Happened {
  readonly kind: DeskEventKind;
}

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
      return ownEvents(ctx, own?.id ?? refuse('CONVERSATION_NOT_FOUND', {}, 'id'));
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
