import { limits } from '../../schema/limits';
import type { Context } from './context';
import { refuse } from './domain-error';

/** Something that may fail only so often within 15 minutes. */
export interface FailureLimit {
  readonly key: string;
  readonly max: number;
}

export const perAccount = (account: string): FailureLimit => ({
  key: `account:${account}`,
  max: limits.failuresPerAccountMax,
});

/** IPv6 addresses count by their /64, which one subscriber holds. */
const subscriber = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

export const perAddress = (address: string): FailureLimit => ({
  key: `address:${subscriber(address)}`,
  max: limits.failuresPerAddressMax,
});

/** Of codes every one counts that is sent, and not only what fails. */
export const codesPerAddress = (address: string): FailureLimit => ({
  key: `codes:${subscriber(address)}`,
  max: limits.codesPerAddressMax,
});

const queues = new Map<string, Promise<unknown>>();

/**
 * Tries of one account go one after another, so that none of them can run ahead of the count.
 * @throws TOO_MANY_REQUESTS when one of the limits is reached, also for a right answer
 */
export async function limitFailures<T>(
  ctx: Context,
  all: readonly FailureLimit[],
  attempt: (fail: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const [first] = all;
  if (!first) throw new Error('no limit given');
  const fail = () => record(ctx, all);
  return inTurn(first.key, async () => {
    for (const limit of all) await assertBelow(ctx, limit);
    return attempt(fail);
  });
}

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
  const settled = turn.catch(() => undefined);
  queues.set(key, settled);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === settled) queues.delete(key);
  }
}

async function assertBelow(ctx: Context, { key, max }: FailureLimit): Promise<void> {
  const [row] = await ctx.db.query<{ count: string; seconds: string | null }[]>(
    `SELECT count(*) AS count,
       ceil(extract(epoch FROM min(at) + make_interval(secs => $2) - tarn_now())) AS seconds
     FROM (SELECT at FROM failed_try WHERE key = $1
       AND at > tarn_now() - make_interval(secs => $2) ORDER BY at DESC LIMIT $3) recent`,
    [key, limits.failureWindowSeconds, max],
  );
  if (row && BigInt(row.count) >= BigInt(max)) {
    refuse('TOO_MANY_REQUESTS', { seconds: row.seconds ?? String(limits.failureWindowSeconds) });
  }
}

async function record(ctx: Context, all: readonly FailureLimit[]): Promise<void> {
  await ctx.db.query('INSERT INTO failed_try (key) SELECT unnest($1::text[])', [
    all.map(({ key }) => key),
  ]);
}
