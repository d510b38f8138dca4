import type { BreakLength } from '../../../schema/safeguards';
import type { DomainError } from '../../platform/domain-error';
import { withContracts } from '../../testing/people/contracts';
import { aCarefulUser, breakOf, rest, type SignedIn } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withProjectDesk, withWorld } from '../../testing/suite';
import { advance, aStaffMember, purses, quote } from '../../testing/world';
import { settleDueOrders } from '../trading';
import { takeBreak } from './take-break';

const world = withWorld();
const desk = withProjectDesk(world);
const trade = withContracts(world);
beforeEach(() => quote(world, '91250.40'));
provenAfterEach(world);

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Hours from now, whole. */
async function hoursLeft(person: SignedIn): Promise<number | string | null> {
  const until = await breakOf(person);
  if (!(until instanceof Date)) return until;
  return Math.round((until.getTime() - (await world.visitor.now()).getTime()) / 3_600_000);
}

describe('H9: a break', () => {
  it.each<[BreakLength, number | string]>([
    ['HOURS_24', 24],
    ['DAYS_7', 168],
    ['DAYS_30', 720],
    ['FOR_GOOD', 'never'],
  ])('%s lasts %s hours', async (length, hours) => {
    const ann = await aCarefulUser(world);
    expect(await hoursLeft(ann)).toBeNull();
    await rest(ann, length);
    expect(await hoursLeft(ann)).toBe(hours);
  });

  it('is lengthened by a longer one, and never shortened by a shorter one', async () => {
    const ann = await aCarefulUser(world);
    await rest(ann, 'DAYS_7');
    await rest(ann, 'HOURS_24');
    expect(await hoursLeft(ann)).toBe(168);
    await advance(world, 2 * DAY);
    await rest(ann, 'DAYS_7');
    expect(await hoursLeft(ann)).toBe(168);
    await rest(ann, 'FOR_GOOD');
    await rest(ann, 'DAYS_30');
    expect(await hoursLeft(ann)).toBe('never');
    await advance(world, 40 * DAY);
    expect(await hoursLeft(ann)).toBe('never');
  });

  it('ends to the second, and orders open again', async () => {
    const ann = await aCarefulUser(world, '500.00');
    await rest(ann, 'HOURS_24');
    await advance(world, DAY - 30);
    await quote(world, '91250.40');
    const refused: unknown = await trade.open(ann).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'TRADING_BREAK' });
    const { until } = (refused as DomainError).figures;
    expect(new Date(until ?? '')).toEqual(await breakOf(ann));
    await advance(world, 31);
    await quote(world, '91250.40');
    expect(await breakOf(ann)).toBeNull();
    expect((await trade.open(ann)).stake).toBe(4_000n);
  });

  it('for good has no day: its end is a word', async () => {
    const ann = await aCarefulUser(world, '500.00');
    await rest(ann, 'FOR_GOOD');
    await expect(trade.open(ann)).rejects.toMatchObject({
      code: 'TRADING_BREAK',
      figures: { until: 'FOR_GOOD' },
    });
  });

  it('is one’s own, and nobody ends it: not another, not staff, not the server’s role', async () => {
    const [ann, bob] = [await aCarefulUser(world), await aCarefulUser(world)];
    const call = (person: SignedIn) =>
      world.sql.app.query('SELECT take_break($1, $2, $3)', [
        ann.userId,
        person.sessionId,
        'FOR_GOOD',
      ]);
    await expect(call(bob)).rejects.toThrow(/only user \d+ sets this/);
    expect(await breakOf(ann)).toBeNull();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(takeBreak(ctx, 'HOURS_24'))).toBe('LOGIN_REQUIRED');
    await rest(ann, 'HOURS_24');
    const writes = [
      `UPDATE trading_break SET until = tarn_now() WHERE user_id = ${ann.userId}`,
      `DELETE FROM trading_break WHERE user_id = ${ann.userId}`,
    ];
    for (const sql of writes) {
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
      await expect(world.sql.owner.query(sql)).rejects.toThrow(/is never allowed/);
    }
    await expect(world.sql.owner.query('TRUNCATE trading_break')).rejects.toThrow(/never allowed/);
    expect(await hoursLeft(ann)).toBe(24);
  });

  it('cannot be written shorter than its length', async () => {
    const ann = await aCarefulUser(world);
    const write = world.sql.owner.query(
      `INSERT INTO trading_break (user_id, session_id, length, until)
       VALUES ($1, $2, 'DAYS_30', tarn_now() + interval '1 hour')`,
      [ann.userId, ann.sessionId],
    );
    await expect(write).rejects.toThrow(/trading_break_length/);
  });
});

describe('while a break lasts', () => {
  it('joining, free top-ups and renewals are refused, and go on behind it', async () => {
    const ann = await aCarefulUser(world, '2000.00');
    const project = await desk.project({ days: 1 });
    const due = await desk.join(ann, project, 20_000);
    await advance(world, DAY);
    await desk.catchUp();
    const [other, third] = [await desk.project(), await desk.project()];
    const earning = await desk.join(ann, other, 20_000);
    await rest(ann, 'HOURS_24');
    const tries = () => [
      desk.renew(ann, due),
      desk.topUp(ann, earning, 5_000),
      desk.join(ann, third, 20_000),
    ];
    const refused = [];
    for (const one of tries()) refused.push(await refusalOf(one));
    expect(refused).toEqual(['TRADING_BREAK', 'TRADING_BREAK', 'TRADING_BREAK']);
    await advance(world, DAY + 1);
    const taken = [];
    for (const one of tries()) taken.push(await refusalOf(one));
    expect(taken).toEqual(['OK', 'OK', 'OK']);
  });

  it('the agreed top-up is paid, contracts settle and a due holding is settled', async () => {
    const ann = await aCarefulUser(world, '2000.00');
    const agreed = await desk.project({ topUp: { amount: 50_000n, day: 2 } });
    const owing = await desk.join(ann, agreed, 20_000);
    const holding = await desk.join(ann, await desk.project(), 20_000);
    const order = await trade.open(ann);
    await rest(ann, 'FOR_GOOD');
    await desk.topUp(ann, owing);
    await desk.settle(ann, holding);
    await advance(world, 61);
    await settleDueOrders(world.visitor);
    expect((await trade.settled(order))?.outcome).not.toBeNull();
    expect((await purses(world, ann)).frozen).toBe('0.00');
  });
});
