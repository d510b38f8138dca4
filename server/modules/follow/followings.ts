import { usd, type Money } from '../../../schema/money';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { idOrNone } from '../../platform/text/read-money';
import { Copy, Following, Leader } from './follow.entities';

export interface LeaderFilter {
  /** `17` or `#17`, as leaders are shown; everybody where it is left out. */
  readonly number?: string | null;
}

/**
 * Those who publish, whoever came last first; rows hold one more than asked for when there are more. Nobody whose account
 * is locked or frozen: until it is open again they open no order that could be copied.
 */
export function leaders(
  { db }: Context,
  { number, first, after }: LeaderFilter & PageAsked,
): Promise<Leader[]> {
  const query = db
    .getRepository(Leader)
    .createQueryBuilder('l')
    .where('l.publishes AND NOT account_stopped(l.user_id)');
  const wanted = number?.trim().replace(/^#/, '') ?? '';
  if (wanted !== '') query.andWhere('l.id = :wanted', { wanted: idOrNone(wanted) });
  if (after) query.andWhere('l.id < :after', { after });
  return query
    .orderBy('l.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Leaders by their users' ids, whether they publish or not, in the order asked for. */
export async function leadersOf(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<(Leader | null)[]> {
  const found = await db
    .getRepository(Leader)
    .createQueryBuilder('l')
    .where('l.user_id = ANY (:userIds)', { userIds })
    .getMany();
  return inOrder(userIds, found, ({ userId }) => userId);
}

/** Whom a user follows, paused or not, the newest first: no more than a setting allows. */
export const followingsOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<Following[]> =>
  db
    .getRepository(Following)
    .createQueryBuilder('f')
    .where(`f.user_id = :userId AND f.state <> 'STOPPED'`, { userId })
    .orderBy('f.id', 'DESC')
    .getMany();

/** A user's following of each of these leaders, given by the leaders' users; null where there is none. */
export async function followingsFor(
  { db }: Pick<Context, 'db'>,
  userId: string,
  leaderIds: readonly string[],
): Promise<(Following | null)[]> {
  const found = await db
    .getRepository(Following)
    .createQueryBuilder('f')
    .where(`f.user_id = :userId AND f.leader_id = ANY (:leaderIds) AND f.state <> 'STOPPED'`, {
      userId,
      leaderIds,
    })
    .getMany();
  return inOrder(leaderIds, found, ({ leaderId }) => leaderId);
}

/** What became of leaders' orders for a user, newest first; one more than asked for when there are more. */
export function copiesOf(
  { db }: Context,
  userId: string,
  { first, after }: PageAsked,
): Promise<Copy[]> {
  const query = db
    .getRepository(Copy)
    .createQueryBuilder('c')
    .where('c.user_id = :userId', { userId });
  if (after) query.andWhere('c.id < :after', { after });
  return query
    .orderBy('c.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

export interface FollowingFilter {
  readonly leaderId?: string | null;
  readonly userId?: string | null;
}

/** Everybody's, for staff, newest first, stopped ones too. */
export function followingsOfAll(
  { db }: Context,
  { leaderId, userId, first, after }: FollowingFilter & PageAsked,
): Promise<Following[]> {
  const query = db.getRepository(Following).createQueryBuilder('f').where('true');
  if (leaderId != null) query.andWhere('f.leader_id = :leader', { leader: idOrNone(leaderId) });
  if (userId != null) query.andWhere('f.user_id = :user', { user: idOrNone(userId) });
  if (after) query.andWhere('f.id < :after', { after });
  return query
    .orderBy('f.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** The leaders of these followings, by their users' ids, in the order asked for. */
export async function leaderIdsOf(db: Reads, ids: readonly string[]): Promise<(string | null)[]> {
  const found = await rows<{ id: string; leaderId: string }>(
    db,
    'SELECT id, leader_id FROM following WHERE id = ANY ($1)',
    [ids],
  );
  return inOrder(ids, found, ({ id }) => id).map((row) => row?.leaderId ?? null);
}

/** How many follow each of these leaders, paused ones too. */
export async function followerCounts(db: Reads, leaderIds: readonly string[]): Promise<number[]> {
  const found = await rows<{ leaderId: string; count: number }>(
    db,
    `SELECT leader_id, count(*)::int AS count FROM following
     WHERE leader_id = ANY ($1) AND state <> 'STOPPED' GROUP BY leader_id`,
    [leaderIds],
  );
  return inOrder(leaderIds, found, ({ leaderId }) => leaderId).map((row) => row?.count ?? 0);
}

/**
 * What counts against the cap of each of these followings on the platform's day so far, stakes and fees: the copies that
 * opened on it, and those of earlier days that were open when it began.
 */
export async function copiedToday(db: Reads, ids: readonly string[]): Promise<Money[]> {
  const found = await rows<{ followingId: string; cost: string }>(
    db,
    `SELECT id AS following_id, daily_cap - copy_room(id, d.began) AS cost
     FROM following, (SELECT platform_day_start(platform_day(tarn_now())) AS began) d WHERE id = ANY ($1)`,
    [ids],
  );
  return inOrder(ids, found, ({ followingId }) => followingId).map((row) => usd(row?.cost ?? '0'));
}
