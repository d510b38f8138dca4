import { prove } from '../../modules/ledger';
import { settleDueOrders } from '../../modules/trading';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, quote } from '../../testing/world';
import { makeDueOrders } from './due-orders';

const world = withWorld();

it('P13: the due orders of the bench are proved as all others are, before and after they settle', async () => {
  const { userId } = await aUserWith(world, '500.00');
  await quote(world, '100.00');
  await advance(world, 40);
  const whose = {
    addresses: world.sql.urls,
    people: { firstId: Number(userId), count: 1 },
    instruments: [await instrumentId(world)],
  };
  await makeDueOrders(whose, 6);
  expect(await prove(world.sql.verify)).toBeNull();
  expect(await settleDueOrders(world.visitor)).toBe(6);
  expect(await prove(world.sql.verify)).toBeNull();
});
