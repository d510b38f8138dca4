import { followLeader, leadersOf, publishTrading } from '../../modules/follow';
import { aUserWith, type Person, type World } from '../world';

export interface LeaderPerson extends Person {
  /** The leader's number, as others know it. */
  readonly leaderId: string;
}

/** Somebody with `dollars` who publishes their trading. */
export async function aLeader(world: World, dollars: string): Promise<LeaderPerson> {
  const person = await aUserWith(world, dollars);
  await publishTrading(person.ctx, true);
  const [leader] = await leadersOf(person.ctx, [person.userId]);
  return { ...person, leaderId: leader?.id ?? '' };
}

/** Follows with these dollars a copy and at most those a day. */
export const follows = (
  { ctx }: Person,
  { leaderId }: Pick<LeaderPerson, 'leaderId'>,
  [amount, dailyCap]: readonly [amount: string, dailyCap: string] = ['10.00', '1000.00'],
): Promise<void> => followLeader(ctx, { leaderId, amount, dailyCap });

/** What became of leaders' orders for a person, the oldest first: OK or the code that refused it. */
export async function copiedAs({ sql }: World, { userId }: Person): Promise<string[]> {
  const { rows } = await sql.app.query<{ status: string }>(
    'SELECT status FROM copy WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows.map(({ status }) => status);
}
