import { limits } from '../../../schema/limits';
import { readAccountName } from '../../../schema/account-name';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { readId } from '../../platform/text/read-money';
import { readSearch } from '../../platform/text/read-text';
import { inState, type UserState } from './lock/user-state';
import { User } from './user.entity';

const columns = { email: 'email', phone: 'phone', userName: 'userName' } as const;

/** The user who signs in with `account`, or null. */
export async function findUser(ctx: Context, account: string): Promise<User | null> {
  const name = readAccountName(account);
  if (!name) return null;
  return ctx.db.getRepository(User).findOneBy({ [columns[name.kind]]: name.value });
}

export const userById = (ctx: Pick<Context, 'db'>, id: string): Promise<User | null> =>
  ctx.db.getRepository(User).findOneBy({ id });

/** Users by id, in the order asked for. */
export async function usersByIds(ctx: Context, ids: readonly string[]): Promise<(User | null)[]> {
  const found = await ctx.db
    .getRepository(User)
    .createQueryBuilder('u')
    .where('u.id = ANY (:ids)', { ids })
    .getMany();
  return inOrder(ids, found, ({ id }) => id);
}

/** Which of these numbers nobody has. */
export async function numbersOfNobody(db: Reads, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT a.id FROM unnest($1::bigint[]) a (id)
     WHERE NOT EXISTS (SELECT FROM app_user u WHERE u.id = a.id)`,
    [ids],
  );
  return found.map(({ id }) => id);
}

export interface UserFilter {
  /** A whole e-mail, phone, user name, invitation code or number. */
  readonly search?: string | null;
  readonly state?: UserState | null;
}

/** Newest first; rows hold one more than asked for when there are more. */
export function users(ctx: Context, filter: UserFilter, page: PageAsked): Promise<User[]> {
  const query = ctx.db.getRepository(User).createQueryBuilder('u');
  const search = readSearch(filter.search);
  if (search) {
    query.andWhere(
      '(u.email = :low OR u.phone = :low OR u.user_name = :low OR u.invitation_code = :up OR u.id::text = :low)',
      { low: search.toLowerCase(), up: search.toUpperCase() },
    );
  }
  if (filter.state) query.andWhere(inState[filter.state]);
  if (page.after) query.andWhere('u.id < :after', { after: page.after });
  return query
    .orderBy('u.id', 'DESC')
    .limit(page.first + 1)
    .getMany();
}

/** Users whose number, name, phone, e-mail or invitation code this is, whole. */
export async function usersMatching(ctx: Context, search: string): Promise<string[]> {
  const found = await users(ctx, { search }, { first: limits.pageSizeMax, after: null });
  return found.map(({ id }) => id);
}

/** A user is known by the number of their account. */
export const userNumbers = (
  _db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => Promise.resolve(new Map(ids.map((id) => [id, id])));

/** The user with this number, or who signs in with this. */
export async function usersCalled(db: Reads, text: string): Promise<string[]> {
  const id = readId(text);
  if (id !== null) return [id];
  const name = readAccountName(text);
  if (!name) return [];
  const user = await db.getRepository(User).findOneBy({ [columns[name.kind]]: name.value });
  return user ? [user.id] : [];
}
