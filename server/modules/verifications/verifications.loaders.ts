import DataLoader from 'dataloader';
import type { Context } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import { Verification } from './verification.entity';
import { asTheyStand } from './verifications';

/** Batched reads of one request. */
export interface VerificationsLoaders {
  /** What a user sent in last, by their id. */
  readonly verifications: DataLoader<string, Verification | null>;
  /** Whether the same user sent one in before, by the id of a verification. For staff. */
  readonly sentBefore: DataLoader<string, boolean>;
}

/** What each user sent in last, in the order asked for. */
export async function newestOf(
  ctx: Context,
  userIds: readonly string[],
): Promise<(Verification | null)[]> {
  const found = await readAs(ctx, async (tx) =>
    asTheyStand(
      tx,
      await tx
        .getRepository(Verification)
        .createQueryBuilder('r')
        .distinctOn(['r.user_id'])
        .where('r.user_id = ANY (:userIds)', { userIds })
        .orderBy('r.user_id')
        .addOrderBy('r.id', 'DESC')
        .getMany(),
    ),
  );
  return inOrder(
    userIds,
    found.filter((row) => row !== null),
    ({ userId }) => userId,
  );
}

async function sentBefore(ctx: Context, ids: readonly string[]): Promise<boolean[]> {
  const found = await readAs(ctx, (tx) =>
    rows<{ id: string }>(
      tx,
      `SELECT r.id FROM verification r WHERE r.id = ANY ($1)
        AND EXISTS (SELECT FROM verification e WHERE e.user_id = r.user_id AND e.id < r.id)`,
      [ids],
    ),
  );
  const again = new Set(found.map(({ id }) => id));
  return ids.map((id) => again.has(id));
}

export const verificationsLoaders = (ctx: Context): VerificationsLoaders => ({
  verifications: new DataLoader((ids) => newestOf(ctx, ids)),
  sentBefore: new DataLoader((ids) => sentBefore(ctx, ids)),
});
