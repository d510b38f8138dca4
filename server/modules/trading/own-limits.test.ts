import { withContracts, withProcesses } from '../../testing/people/contracts';
import { aLeader, copiedAs, follows } from '../../testing/people/leaders';
import { aCarefulUser, limitOf, limitTo, type SignedIn } from '../../testing/people/safeguards';
import { stopClock } from '../../testing/clock';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, quote } from '../../testing/world';
import { placeOrder } from './place-order';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
const servers = withProcesses(world);
const trade = withContracts(world);
beforeEach(() => quote(world, '91250.40'));
provenAfterEach(world);

const LOSS = 'DAILY_LOSS';
const opens = (person: SignedIn, cents = 4_000) => refusalOf(trade.open(person, cents));

/** Ends what is open, won when the price rose by then and lost when it fell. */
async function settle(price: string): Promise<void> {
  await advance(world, 59);
  await quote(world, price);
  await advance(world, 2);
  await settleDueOrders(world.visitor);
  await quote(world, '91250.40');
}

describe('M9: a limit on the day’s loss', () => {
  it('counts open stakes and fees and this order’s, to the cent', async () => {
    const ann = await aCarefulUser(world, '500.00');
    // 40.00 with its fee is 40.40.
    await limitTo(ann, LOSS, '80.79');
    expect(await opens(ann)).toBe('OK');
    expect(await opens(ann)).toBe('PERSONAL_LIMIT');
    const bob = await aCarefulUser(world, '500.00');
    await limitTo(bob, LOSS, '80.80');
    expect([await opens(bob), await opens(bob), await opens(bob, 1_000)]).toEqual([
      ...['OK', 'OK', 'PERSONAL_LIMIT'],
    ]);
    expect(await limitOf(bob, LOSS)).toBe('8080 8080');
  });

  it('counts what was lost, and what was won makes up for it but for no more than it', async () => {
    const ann = await aCarefulUser(world, '500.00');
    await limitTo(ann, LOSS, '50.00');
    expect(await opens(ann)).toBe('OK');
    await settle('91250.30');
    expect(await limitOf(ann, LOSS)).toBe('5000 4040');
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    const bob = await aCarefulUser(world, '500.00');
    await limitTo(bob, LOSS, '50.00');
    expect(await opens(bob)).toBe('OK');
    await settle('91250.50');
    // Won 33.60 after the fee: there is room for 50.00, not for 83.60.
    expect(await limitOf(bob, LOSS)).toBe('5000 0');
    expect(await opens(bob, 4_952)).toBe('PERSONAL_LIMIT');
    expect(await opens(bob, 4_951)).toBe('OK');
  });

  it('holds when orders come together over eight servers', async () => {
    const ann = await aCarefulUser(world, '5000.00');
    await limitTo(ann, LOSS, '200.00');
    const said = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        refusalOf(
          placeOrder(
            { ...ann.ctx, db: servers[n % servers.length] ?? ann.ctx.db },
            trade.staking(4_000),
          ),
        ),
      ),
    );
    expect(said.filter((one) => one === 'OK')).toHaveLength(4);
    expect(said.filter((one) => one === 'PERSONAL_LIMIT')).toHaveLength(20);
  });

  it('begins anew at 00:00 of the platform, with what is open by then', async () => {
    const ann = await aCarefulUser(world, '500.00');
    const now = await world.visitor.now();
    const midnight = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1),
    );
    const at = (seconds: number) =>
      stopClock(world.sql, new Date(midnight.getTime() + seconds * 1_000));
    await at(-120);
    await quote(world, '91250.40');
    await limitTo(ann, LOSS, '50.00');
    expect(await opens(ann)).toBe('OK');
    await at(-61);
    await quote(world, '91250.30');
    await at(-59);
    await settleDueOrders(world.visitor);
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    await at(-0.001);
    await quote(world, '91250.40');
    expect(await limitOf(ann, LOSS)).toBe('5000 4040');
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    await at(0);
    expect(await limitOf(ann, LOSS)).toBe('5000 0');
    expect(await opens(ann, 4_900)).toBe('OK');
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    await stopClock(world.sql, null);
  });
});

describe('M9: a limit on the day’s minutes', () => {
  const use = (person: SignedIn) =>
    world.sql.app.query('UPDATE user_session SET last_used_at = tarn_now() WHERE id = $1', [
      person.sessionId,
    ]);

  it('is inclusive: orders open in its last minute and in none behind it, until 00:00', async () => {
    const ann = await aCarefulUser(world, '500.00');
    const now = await world.visitor.now();
    const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12);
    const at = async (minutes: number) => {
      await stopClock(world.sql, new Date(noon + minutes * 60_000));
      await quote(world, '91250.40');
    };
    await at(0);
    await use(ann);
    await limitTo(ann, 'DAILY_MINUTES', '3');
    for (const minute of [1, 7]) {
      await at(minute);
      expect(await opens(ann, 1_000)).toBe('OK');
      await use(ann);
    }
    expect(await limitOf(ann, 'DAILY_MINUTES')).toBe('3 3');
    await at(7.9);
    expect(await opens(ann, 1_000)).toBe('OK');
    await at(8);
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    await at(12 * 60);
    expect(await opens(ann, 1_000)).toBe('OK');
    await stopClock(world.sql, null);
  });

  it('does not count the minute of a leader’s order as the follower’s, and refuses copies beyond it', async () => {
    const [lea, ann] = [await aLeader(world, '500.00'), await aCarefulUser(world, '500.00')];
    const now = await world.visitor.now();
    const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12);
    const copiedAt = async (minutes: number) => {
      await stopClock(world.sql, new Date(noon + minutes * 60_000));
      await quote(world, '91250.40');
      await trade.open(lea, 1_000);
      return (await copiedAs(world, ann)).at(-1);
    };
    await stopClock(world.sql, new Date(noon));
    await follows(ann, lea);
    await use(ann);
    await limitTo(ann, 'DAILY_MINUTES', '2');
    expect(await copiedAt(3)).toBe('OK');
    await use(ann);
    // Both minutes are used up: a third is none of the follower's until they are there.
    expect(await copiedAt(5)).toBe('OK');
    expect(await opens(ann, 1_000)).toBe('PERSONAL_LIMIT');
    await use(ann);
    expect(await limitOf(ann, 'DAILY_MINUTES')).toBe('2 3');
    expect(await copiedAt(5.5)).toBe('PERSONAL_LIMIT');
    expect(await copiedAt(7)).toBe('PERSONAL_LIMIT');
    await stopClock(world.sql, null);
  });
});
