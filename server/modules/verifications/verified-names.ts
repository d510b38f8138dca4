import type { Context } from '../../platform/context';
import { personOf } from './person';
import { newestOf } from './verifications.loaders';

/** The names of users as they were verified, by their id; none of whom was not. */
export async function verifiedNames(
  ctx: Context,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await newestOf(ctx, [...new Set(userIds)]);
  return new Map(
    found.flatMap((row): [string, string][] =>
      row?.verifiedAt ? [[row.userId, personOf(ctx.config, row).name]] : [],
    ),
  );
}
