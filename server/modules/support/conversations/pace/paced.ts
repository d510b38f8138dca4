import { chatLimits } from '../../../../../schema/chat/conversations';
import type { Context } from '../../../../platform/context';
import { visitorChatOf, weighTry } from '../../../../platform/throttle/rate-limit';
import type { Owner } from '../owner';

/** So many things a person or visitor says, closes and opens again in a minute: `own_pace.sql` counts them. */
export const mostOf = ({ userId }: Owner): number =>
  userId === null ? chatLimits.visitorChatPerMinuteMax : chatLimits.chatPerMinuteMax;

/** One of these things. Of visitors the address counts as well. @throws TOO_MANY_REQUESTS */
export async function paced<T>(
  ctx: Context,
  { userId }: Owner,
  work: () => Promise<T>,
): Promise<T> {
  if (userId !== null) return work();
  const done: T[] = [];
  await weighTry(ctx, visitorChatOf(ctx.address), async () => {
    done.push(await work());
    // Never right: what was done stays counted.
    return null;
  });
  const [first] = done;
  return first as T;
}
