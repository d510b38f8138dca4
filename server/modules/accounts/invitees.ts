import type { Context } from '../../platform/context';
import type { PageAsked } from '../../platform/page';
import { User } from './user.entity';

/** Who registered with the code of this user, newest first; one more than asked for when there are more. */
export function inviteesOf(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { first, after }: PageAsked,
): Promise<User[]> {
  const query = db.getRepository(User).createQueryBuilder('u');
  query.where('u.inviter_id = :userId', { userId });
  if (after) query.andWhere('u.id < :after', { after });
  return query
    .orderBy('u.id', 'DESC')
    .limit(first + 1)
    .getMany();
}
