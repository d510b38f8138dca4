import type { HelpQueue } from '../../../schema/help';
import type { Context } from '../../platform/context';

/** The topic of the bus of each queue; `review-kind.ts` publishes acts of staff on the same. */
const topics = {
  PASSWORD_REQUEST: 'passwordRequests',
  APPEAL: 'appeals',
  INFO_CHANGE: 'infoChanges',
} as const satisfies Record<HelpQueue, string>;

interface Moved {
  readonly queue: HelpQueue;
  readonly userId: string;
  readonly id: string;
}

/** After the commit: the console reloads the queue, and the open app its inbox. */
export async function publishHelp(
  { bus }: Pick<Context, 'bus'>,
  { queue, userId, id }: Moved,
): Promise<void> {
  await bus.publish(topics[queue], [`${userId}:${id}`]);
  await bus.publish('messages', [`${userId}:${id}`]);
}
