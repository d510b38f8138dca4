import { findUser } from '../modules/accounts';
import { ownLimits } from '../modules/safeguards';
import { withWorld } from '../testing/suite';
import { fillOwnLimits } from './own-limits';
import { fillPeople } from './people';

const world = withWorld();

it('H9: one of the practice users has own limits and a raise that waits, once, and no session stays open', async () => {
  const people = await fillPeople(world.visitor);
  const { id } = people.users.noa;
  await fillOwnLimits(world.visitor, people);
  const before = await ownLimits(world.visitor.db, id);
  await fillOwnLimits(world.visitor, people);
  expect(await ownLimits(world.visitor.db, id)).toEqual(before);
  const of = (kind: string) => before.find((limit) => limit.kind === kind);
  expect(of('DAILY_LOSS')).toMatchObject({ max: 25_000n, change: { max: 40_000n } });
  expect(of('DAILY_RECHARGE')).toMatchObject({ max: 100_000n, change: null });
  expect(of('DAILY_MINUTES')?.max).toBeNull();
  const { rows } = await world.sql.owner.query(
    'SELECT FROM user_session WHERE user_id = $1 AND ended_at IS NULL',
    [id],
  );
  expect(rows).toEqual([]);
  for (const name of ['mia@practice.tarn', 'leo@practice.tarn'])
    expect((await findUser(world.visitor, name))?.lastLoginAt).toBeNull();
});
