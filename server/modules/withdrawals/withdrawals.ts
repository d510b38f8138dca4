import { limits } from '../../../schema/limits';
import type { WithdrawalState } from '../../../schema/states';
import { usd, type Money } from '../../../schema/money';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { Withdrawal, WithdrawPolicy } from './withdrawal.entity';

/** A user's own withdrawals, newest first; rows hold one more than asked for when there are more. */
export function withdrawals(
  ctx: Pick<Context, 'db'>,
  userId: string,
  { states, first, after }: PageAsked & { readonly states?: readonly WithdrawalState[] | null },
): Promise<Withdrawal[]> {
  const query = ctx.db.getRepository(Withdrawal).createQueryBuilder('r');
  query.where('r.user_id = :userId', { userId });
  if (states) query.andWhere('r.state = ANY (:states)', { states });
  if (after) query.andWhere('r.id < :after', { after });
  return query
    .orderBy('r.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Anybody's with this number, whole. */
export const searchWithdrawals = (
  { db }: Pick<Context, 'db'>,
  text: string,
): Promise<Withdrawal[]> =>
  db.getRepository(Withdrawal).find({
    where: { number: text.toUpperCase() },
    take: limits.findHitsMax,
  });

/** Somebody else's withdrawal looks missing. */
export const withdrawalById = (
  ctx: Pick<Context, 'db'>,
  userId: string,
  id: string,
): Promise<Withdrawal | null> => ctx.db.getRepository(Withdrawal).findOneBy({ id, userId });

export const anyWithdrawalById = (
  ctx: Pick<Context, 'db'>,
  id: string,
): Promise<Withdrawal | null> => ctx.db.getRepository(Withdrawal).findOneBy({ id });

export const policiesByIds = async (
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<WithdrawPolicy[]> =>
  db
    .getRepository(WithdrawPolicy)
    .createQueryBuilder('p')
    .where('p.id = ANY (:ids)', { ids })
    .getMany();

/** What a user has asked for on the platform's day, failed and cancelled requests left out. */
export async function withdrawnToday(
  db: Reads,
  userId: string,
): Promise<{ readonly count: number; readonly sum: Money }> {
  const [row] = await rows<{ count: number; sum: string }>(
    db,
    'SELECT count, sum FROM withdrawn_today($1)',
    [userId],
  );
  return { count: row?.count ?? 0, sum: usd(row?.sum ?? '0') };
}

/** What was paid out to a user so far, fees in it. */
export async function paidOutTotal({ db }: Pick<Context, 'db'>, userId: string): Promise<Money> {
  const [row] = await rows<{ sum: string }>(
    db,
    `SELECT coalesce(sum(amount), 0) AS sum FROM withdrawal WHERE user_id = $1 AND paid_at IS NOT NULL`,
    [userId],
  );
  return usd(row?.sum ?? '0');
}

/** The numbers people know, by withdrawal id. */
export async function withdrawalNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string }>(
    db,
    'SELECT id, number FROM withdrawal WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** The withdrawal with this number, or that was paid by this reference. */
export async function withdrawalsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'SELECT withdrawals_called($1) AS id', [text]);
  return found.map(({ id }) => id);
}
