import { randomUUID } from 'node:crypto';
import { stopClock } from '../../testing/database';
import { withContracts } from '../../testing/people/contracts';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../testing/world';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
const { instrument, open, settled } = withContracts(world);
afterEach(() => stopClock(world.sql, null));
provenAfterEach(world);

/** What becomes of an order of 10.00 USD of each of them, opened as one set. */
async function openSet(people: readonly Person[]): Promise<readonly string[]> {
  const each = <T>(value: T) => people.map(() => value);
  const { rows } = await world.sql.app.query<{ status: string }>(
    'SELECT a.status FROM place_orders($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) a ORDER BY a.place',
    [
      people.map(({ userId }) => userId),
      people.map(() => randomUUID()),
      each(Buffer.alloc(32)),
      ...[instrument.btc, 'UP', 1_000, 1, 60, null, null, null].map(each),
    ],
  );
  return rows.map(({ status }) => status);
}

const BEHIND = 'the quote 999.00: CLOCK_BEHIND';

describe('a clock that is set back', () => {
  it('P8: opens no contract, alone or with others, until it has passed where it was', async () => {
    const [ann, ben] = [await aUserWith(world, '500.00'), await aUserWith(world, '500.00')];
    await quote(world, '100.00');
    const before = await open(ann);
    await advance(world, -2);
    await expect(open(ann)).rejects.toMatchObject({ code: 'QUOTE_STALE' });
    expect(await openSet([ann, ben])).toEqual(['QUOTE_STALE', 'QUOTE_STALE']);
    await advance(world, 3);
    await quote(world, '101.00');
    const after = await open(ann);
    expect(after.openedAt.getTime()).toBeGreaterThan(before.openedAt.getTime());
    expect(after.openPrice.startsWith('101')).toBe(true);
    expect(await openSet([ann, ben])).toEqual(['OK', 'OK']);
  });

  it('P5: records no quote at an instant at which a contract has opened already', async () => {
    const ann = await aUserWith(world, '500.00');
    await quote(world, '100.00');
    await advance(world, 3);
    const order = await open(ann);
    // Behind the quote that it opened at, and before it opened.
    await advance(world, -1);
    await expect(quote(world, '999.00')).rejects.toThrow(BEHIND);
    await advance(world, 2);
    const { at } = await quote(world, '101.00');
    expect(at.getTime()).toBeGreaterThan(order.openedAt.getTime());
  });

  it('P5: records no quote before an expiry that was settled by what stood there', async () => {
    const ann = await aUserWith(world, '500.00');
    await quote(world, '100.00');
    const order = await open(ann);
    await advance(world, 58);
    await quote(world, '101.00');
    await advance(world, 3);
    await settleDueOrders(world.visitor);
    expect(await settled(order)).toMatchObject({ outcome: 'WIN' });
    // Behind the quote that it closed at, and before it expired.
    await advance(world, -2);
    await expect(quote(world, '999.00')).rejects.toThrow(BEHIND);
    await advance(world, 3);
    const { at } = await quote(world, '102.00');
    expect(at.getTime()).toBeGreaterThan(order.settlesAt.getTime());
  });
});
