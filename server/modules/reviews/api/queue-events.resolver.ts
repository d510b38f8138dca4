import { Resolver, Root, Subscription } from 'type-graphql';
import { eventStream } from '../../../graphql/event-stream';
import { May } from '../../../graphql/may';
import type { Context } from '../../../platform/context';
import { QueueEventType } from './queue-events.types';

/** What the bus says of a queue: `user:subject`. */
const of = (queue: QueueEventType['queue']) => (id: string) => ({
  queue,
  subjectId: id.split(':')[1] ?? '',
  at: new Date(),
});

@Resolver()
export class QueueEventsResolver {
  @May('queue.read')
  @Subscription(() => QueueEventType, {
    description: 'A request entered, moved in or left a queue: reload.',
    subscribe: ({ context }) => {
      const ctx = context as Context;
      return eventStream<QueueEventType>(ctx.bus, {
        recharges: of('RECHARGES'),
        verifications: of('VERIFICATIONS'),
        withdrawals: of('WITHDRAWALS'),
        passwordRequests: of('PASSWORD_REQUESTS'),
        appeals: of('APPEALS'),
        infoChanges: of('INFO_CHANGES'),
        disputes: of('DISPUTES'),
        rewardClaims: of('REWARD_CLAIMS'),
        conversations: of('CONVERSATIONS'),
        users: (id) => ({ queue: 'USERS', subjectId: id, at: new Date() }),
      });
    },
  })
  queueEvents(@Root() event: QueueEventType): QueueEventType {
    return event;
  }
}
