import { Resolver, Root, Subscription } from 'type-graphql';
import { eventStream } from '../../graphql/event-stream';
import { requireUser, type Context } from '../../platform/context';
import { AccountEventType } from './account-events.types';

type Kind = AccountEventType['kind'];

/** Bus ids are `user:subject`; other people's events are not this user's to hear. */
const own =
  (userId: string, kind: Kind) =>
  (id: string): AccountEventType | null => {
    const [user, subjectId = null] = id.split(':');
    return user === userId ? { kind, subjectId, at: new Date() } : null;
  };

@Resolver()
export class AccountEventsResolver {
  @Subscription(() => AccountEventType, {
    description: 'What happened to the signed-in user: reload what it names.',
    subscribe: ({ context }) => {
      const ctx = context as Context;
      const { userId } = requireUser(ctx);
      return eventStream(ctx.bus, {
        ordersSettled: own(userId, 'ORDER_SETTLED'),
        recharges: own(userId, 'RECHARGE_CHANGED'),
      });
    },
  })
  accountEvents(@Root() event: AccountEventType): AccountEventType {
    return event;
  }
}
