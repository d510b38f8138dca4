import { IsNull } from 'typeorm';
import { requireUser, type Context, type Reads } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import type { PageAsked } from '../../platform/page';
import { readId } from '../../platform/text/read-money';
import { Message } from './message.entity';

/** One's own, newest first. Rows hold one more than asked for when there are more. */
export function messages(ctx: Context, { first, after }: PageAsked): Promise<Message[]> {
  const { userId } = requireUser(ctx);
  const query = ctx.db.getRepository(Message).createQueryBuilder('m');
  query.where('m.user_id = :userId', { userId });
  if (after) query.andWhere('m.id < :after', { after });
  return query
    .orderBy('m.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Somebody else's looks missing. @throws MESSAGE_NOT_FOUND */
export async function messageById(ctx: Context, asked: string): Promise<Message> {
  const { userId } = requireUser(ctx);
  const id = readId(asked) ?? refuse('MESSAGE_NOT_FOUND', {}, 'id');
  const found = await ctx.db.getRepository(Message).findOneBy({ id, userId });
  return found ?? refuse('MESSAGE_NOT_FOUND', {}, 'id');
}

/** How many one has not read. */
export const unreadCount = (db: Reads, userId: string): Promise<number> =>
  db.getRepository(Message).countBy({ userId, readAt: IsNull() });
