import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, purses, quote, type Person } from '../../testing/world';
import { placeOrder } from './place-order';
import { settleAllDueOrders } from './settle-all-due-orders';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
provenAfterEach(world);

const open = async (person: Person) =>
  placeOrder(person.ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', '40.00'),
    multiple: 1,
    durationSeconds: 60,
    idempotencyKey: randomUUID(),
  });

const settle = () => settleDueOrders(world.visitor);

it('P11: everything that is due is closed in one go, batch by batch, each contract once', async () => {
  await quote(world, '2411.35');
  const people = await Promise.all(Array.from({ length: 13 }, () => aUserWith(world, '100.00')));
  for (const person of people) await open(person);
  await advance(world, 59);
  await quote(world, '2411.36');
  await advance(world, 2);
  await settleAllDueOrders(world.visitor, { batch: 3 });
  for (const person of people) {
    expect(await purses(world, person)).toEqual({ available: '133.60', frozen: '0.00' });
  }
  expect(await settle()).toBe(0);
});
