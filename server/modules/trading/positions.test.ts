import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { isRefusal } from '../../platform/domain-error';
import {
  aUserWith,
  instrumentId,
  openWorld,
  quote,
  type Person,
  type World,
} from '../../testing/world';
import { placeOrder } from './place-order';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const stake = async (person: Person, dollars: string) =>
  placeOrder(person.ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', dollars),
    multiple: 1,
    durationSeconds: 300,
    idempotencyKey: randomUUID(),
  }).then(
    () => 'OK',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

describe('M9: open positions', () => {
  it('count the new stake: 20,000.00 in all is accepted, a cent more is refused', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '30000.00');
    for (let n = 0; n < 3; n += 1) expect(await stake(ann, '5000.00')).toBe('OK');
    expect(await stake(ann, '4990.00')).toBe('OK');
    expect(await stake(ann, '10.01')).toBe('POSITION_MAX');
    expect(await stake(ann, '10.00')).toBe('OK');
    expect(await stake(ann, '10.00')).toBe('POSITION_MAX');
  });

  it('hold when ten orders come at once', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '90000.00');
    const answers = await Promise.all(Array.from({ length: 10 }, () => stake(ann, '5000.00')));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(4);
  });
});

it('H3: without the risk notice the first order is refused', async () => {
  await quote(world, '91250.40');
  const ann = await aUserWith(world, '100.00');
  await world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [
    ann.userId,
  ]);
  expect(await stake(ann, '10.00')).toBe('RISK_NOTICE_REQUIRED');
});
