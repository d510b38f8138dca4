import type { Context } from '../../../platform/context';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';

/** What else than the login password somebody may guess: each has a count of its own, too. */
type Guessed = 'fund' | 'factor';

interface OwnTry {
  readonly guessed: Guessed;
  readonly userId: string;
}

/**
 * Weighs a try of a user's secret by itself: whoever knows another of their secrets cannot use right tries of
 * that one to guess this one without end. For a try that counts for the account already.
 *
 * @throws TOO_MANY_REQUESTS
 */
export function weighAlone<T>(
  ctx: Context,
  { guessed, userId }: OwnTry,
  attempt: (left: number | null) => Promise<T | null>,
): Promise<T | null> {
  const key = `${guessed}:${userId}`;
  return weighTry(ctx, { ...triesOf(key, ctx.address), address: `own:${key}` }, attempt);
}

/**
 * Weighs a try of a user's secret. It counts with those of the login password, so that the account waits
 * after five wrong ones of any kind, and by itself.
 *
 * @throws TOO_MANY_REQUESTS
 */
export function weighOwnTry<T>(
  ctx: Context,
  one: OwnTry,
  attempt: (left: number | null) => Promise<T | null>,
): Promise<T | null> {
  const shared = { ...triesOf(`login:${one.userId}`, ctx.address), forgives: false };
  return weighAlone(ctx, one, (alone) =>
    weighTry(ctx, shared, (left) => attempt(fewest(alone, left))),
  );
}

/** Of two counts the one that is used up first. */
const fewest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
