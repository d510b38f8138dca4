import { stopClock } from '../../testing/clock';
import { aCarefulUser, limitOf, limitTo } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { withReviewDesk, withWorld } from '../../testing/suite';
import { credit, type Person } from '../../testing/world';

const world = withWorld();
const desk = withReviewDesk(world);

const LIMIT = 'DAILY_RECHARGE';
const sends = (person: Person, dollars: string) => refusalOf(desk.submitted(person, dollars));

describe('M9: a limit on the day’s recharges', () => {
  it('counts this one, to the cent, and nobody else’s', async () => {
    const [ann, bob] = [await aCarefulUser(world), await aCarefulUser(world)];
    await limitTo(ann, LIMIT, '300.00');
    expect(await sends(ann, '150.00')).toBe('OK');
    expect(await sends(ann, '150.01')).toBe('PERSONAL_LIMIT');
    expect(await sends(ann, '150.00')).toBe('OK');
    expect(await sends(ann, '100.00')).toBe('PERSONAL_LIMIT');
    expect(await sends(bob, '9000.00')).toBe('OK');
    expect(await limitOf(ann, LIMIT)).toBe('30000 30000');
  });

  it('leaves out what was refused, and counts what was corrected as it was credited', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LIMIT, '300.00');
    const refused = await desk.submitted(ann, '300.00');
    await desk.take(desk.lena, refused);
    await desk.refuse(desk.lena, refused);
    expect(await sends(ann, '200.00')).toBe('OK');
    await credit(world, ann.userId, '50.00');
    expect(await limitOf(ann, LIMIT)).toBe('30000 25000');
  });

  it('holds when recharges come together', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LIMIT, '400.00');
    const said = await Promise.all(Array.from({ length: 6 }, () => sends(ann, '150.00')));
    expect(said.filter((one) => one === 'OK')).toHaveLength(2);
    expect(said.filter((one) => one === 'PERSONAL_LIMIT')).toHaveLength(4);
  });

  it('is held by the table, whoever writes a recharge', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LIMIT, '10.00');
    await expect(credit(world, ann.userId, '10.01')).rejects.toThrow(/allows no more a day/);
    await credit(world, ann.userId, '10.00');
  });

  it('begins anew at 00:00 of the platform', async () => {
    const ann = await aCarefulUser(world);
    const now = await world.visitor.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    await stopClock(world.sql, new Date(midnight - 1));
    await limitTo(ann, LIMIT, '100.00');
    expect([await sends(ann, '100.00'), await sends(ann, '100.00')]).toEqual([
      ...['OK', 'PERSONAL_LIMIT'],
    ]);
    await stopClock(world.sql, new Date(midnight));
    expect([await sends(ann, '100.00'), await sends(ann, '100.00')]).toEqual([
      ...['OK', 'PERSONAL_LIMIT'],
    ]);
    await stopClock(world.sql, null);
  });
});
