import { provenAfterEach, withCreditDesk, withWorld } from '../../testing/suite';
import { withContracts } from '../../testing/people/contracts';
import { advance, aUserWith, purses, quote, type Person } from '../../testing/world';
import { settleDueOrders } from '../trading';
import { openTurnover } from '.';

const world = withWorld();
const desk = withCreditDesk(world);
const { open } = withContracts(world);
provenAfterEach(world);

let tick = 0;
/** Contracts of so many cents each, all won or all lost, settled together. */
async function settled(person: Person, cents: readonly number[], won: boolean): Promise<void> {
  tick += 1;
  const price = 2_000 + tick * 10;
  await quote(world, price.toFixed(2));
  for (const one of cents) await open(person, one);
  await advance(world, 59);
  await quote(world, (price + (won ? 1 : -1)).toFixed(2));
  await advance(world, 2);
  await settleDueOrders(world.visitor);
}

describe('M14: a bonus', () => {
  it('is used up by what a lost contract cost, stake and fee', async () => {
    const person = await aUserWith(world, '100.00');
    await desk.bonus(person, '50.00');
    await settled(person, [2_000], false);
    expect(await desk.bonuses(person)).toEqual(['2980/5000 2000/15000']);
    await settled(person, [4_000], false);
    // It is used up: what was paid in is free, and turnover ties nothing more.
    expect(await desk.bonuses(person)).toEqual(['0/5000 6000/15000 free']);
    expect((await openTurnover(world.db, person.userId)).held.minor).toBe(0n);
    expect(await purses(world, person)).toMatchObject({ available: '89.40' });
  });

  it('is not refilled by what is won, of which the fee uses it up', async () => {
    const person = await aUserWith(world, '100.00');
    await desk.bonus(person, '50.00');
    await settled(person, [4_000], true);
    expect(await desk.bonuses(person)).toEqual(['4960/5000 4000/15000']);
  });

  it('is free once stakes won and lost come to its stated turnover, whatever they came to', async () => {
    const person = await aUserWith(world, '1000.00');
    await desk.bonus(person, '50.00');
    await settled(person, [10_000], true);
    expect(await desk.bonuses(person)).toEqual(['4900/5000 10000/15000']);
    // The stake that fulfils it counts before its loss: nothing of what has become free is used up.
    await settled(person, [10_000], false);
    expect(await desk.bonuses(person)).toEqual(['4900/5000 15000/15000 free']);
    await settled(person, [10_000], false);
    expect(await desk.bonuses(person)).toEqual(['4900/5000 15000/15000 free']);
  });

  it('of several, the oldest that is still tied is used up first', async () => {
    const person = await aUserWith(world, '1000.00');
    await desk.bonus(person, '50.00', 1);
    await desk.bonus(person, '30.00', 10);
    await desk.bonus(person, '20.00', 10);
    await settled(person, [1_000, 3_500], false);
    expect(await desk.bonuses(person)).toEqual([
      ...['455/5000 4500/5000', '3000/3000 4500/30000', '2000/2000 4500/20000'],
    ]);
    await settled(person, [4_000], false);
    // The first is fulfilled by it; the loss goes on with the next ones.
    expect(await desk.bonuses(person)).toEqual([
      ...['455/5000 5000/5000 free', '0/3000 8500/30000 free', '960/2000 8500/20000'],
    ]);
  });

  it('neither counts nor pays for what drew, or was void', async () => {
    const person = await aUserWith(world, '100.00');
    await desk.bonus(person, '50.00');
    await quote(world, '1900.00');
    await open(person, 4_000);
    await advance(world, 61);
    await settleDueOrders(world.visitor);
    expect(await desk.bonuses(person)).toEqual(['5000/5000 0/15000']);
  });

  it('that states no turnover is free at once', async () => {
    const person = await aUserWith(world, '100.00');
    await desk.bonus(person, '50.00', 0);
    expect(await desk.bonuses(person)).toEqual(['5000/5000 0/0 free']);
  });

  it('leaves everybody else alone, in the same set too', async () => {
    const [holder, other] = await Promise.all([
      aUserWith(world, '100.00'),
      aUserWith(world, '100.00'),
    ]);
    await desk.bonus(holder, '50.00');
    await quote(world, '1950.00');
    await Promise.all([open(holder, 2_000), open(other, 4_000)]);
    await advance(world, 59);
    await quote(world, '1949.00');
    await advance(world, 2);
    await settleDueOrders(world.visitor);
    expect(await desk.bonuses(holder)).toEqual(['2980/5000 2000/15000']);
    expect(await desk.bonuses(other)).toEqual([]);
  });
});
