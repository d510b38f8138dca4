import { Resolver, Root, Subscription } from 'type-graphql';
import { eventStream, type Pace } from '../../../graphql/event-stream';
import { requireUser, type Context } from '../../../platform/context';
import { AccountEventType } from './account-events.types';

type Kind = AccountEventType['kind'];

/** Bus ids are `user:subject`; other people's events are not this user's to hear. */
const own = (userId: string, kind: Kind) => {
  const prefix = `${userId}:`;
  return (id: string): AccountEventType | null =>
    id.startsWith(prefix) ? { kind, subjectId: id.slice(prefix.length), at: new Date() } : null;
};

/** What concerns whoever listens: hours, terms and prohibitions of a market, a project that is suspended or resumed; one event for all readers of a broadcast. */
const everybodys =
  (kind: Kind) =>
  (subjectId: string): AccountEventType => ({ kind, subjectId, at: new Date() });

/**
 * A person may listen two hundred times over. Whoever lets hundreds of contracts settle in a second is
 * sent "several" four times a second, not one event for each contract on each subscription.
 */
const PACE: Pace<AccountEventType> = {
  everyMs: 250,
  merge: (waiting) => [
    ...new Map(waiting.map((event) => [event.kind, { ...event, subjectId: null }])).values(),
  ],
};

@Resolver()
export class AccountEventsResolver {
  @Subscription(() => AccountEventType, {
    description: 'What happened to the signed-in user: reload what it names.',
    subscribe: ({ context }) => {
      const ctx = context as Context;
      const { userId } = requireUser(ctx);
      const readers = {
        ordersSettled: own(userId, 'ORDER_SETTLED'),
        holdings: own(userId, 'HOLDING_CHANGED'),
        recharges: own(userId, 'RECHARGE_CHANGED'),
        withdrawals: own(userId, 'WITHDRAWAL_CHANGED'),
        messages: own(userId, 'MESSAGE_SENT'),
        broadcasts: everybodys('MESSAGE_SENT'),
        markets: everybodys('MARKET_CHANGED'),
        projects: everybodys('PROJECT_CHANGED'),
      };
      return eventStream(ctx.bus, readers, PACE);
    },
  })
  accountEvents(@Root() event: AccountEventType): AccountEventType {
    return event;
  }
}
