import { holds } from '../../../testing/holds';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith, type Person } from '../../../testing/world';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
/** Further than any act takes, and seldom across a 00:00. */
const JUMP = 90;

/** Whether somebody who moves the money of a holding waits for a purse. */
const WAITS = `
  SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND (query LIKE '%_holding%' OR query LIKE '%join_project%'))`;

/** What somebody does while the clock jumps by so many seconds between its instant and its money. */
async function whileItJumps<T>({ userId }: Person, act: () => Promise<T>, by = JUMP): Promise<T> {
  const purse = await world.sql.owner.connect();
  await purse.query('BEGIN');
  await purse.query('SELECT FROM ledger_account WHERE user_id = $1 FOR UPDATE', [userId]);
  const acting = act();
  await holds(() => desk.one<boolean>(WAITS));
  await advance(world, by);
  await purse.query('COMMIT');
  purse.release();
  return acting;
}

/** Seconds between an instant of a holding and what it moved then. */
const apart = (id: string, instant: string, kind: string) =>
  desk.one<string>(
    `SELECT round(extract(epoch FROM m.created_at - h.${instant})) FROM yield_holding h
     JOIN ledger_movement m ON m.kind = '${kind}' AND split_part(m.key, ':', 2) = h.id::text WHERE h.id = $1`,
    [id],
  );

describe('M11: while the clock jumps between an instant and its money, it is begun again behind the jump', () => {
  it('who joins', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    const id = await whileItJumps(ann, () => desk.join(ann, project, 20_000));
    expect(await apart(id, 'started_at', 'project.join')).toBe('0');
  });

  it('who joins, though it jumps back', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    await advance(world, 2 * JUMP);
    const id = await whileItJumps(ann, () => desk.join(ann, project, 20_000), -JUMP);
    expect(await apart(id, 'started_at', 'project.join')).toBe('0');
  });

  it('who tops up', async () => {
    const ann = await aUserWith(world, '900.00');
    const topUp = { amount: 5_000n, day: 4 };
    const id = await desk.join(ann, await desk.project({ days: 9, topUp }), 20_000);
    await whileItJumps(ann, () => desk.topUp(ann, id));
    expect(await apart(id, 'topup_paid_at', 'project.topup')).toBe('0');
  });

  it('who settles', async () => {
    const ann = await aUserWith(world, '900.00');
    const id = await desk.join(ann, await desk.project({ earlyStop: { reductionBp: 0 } }), 20_000);
    await whileItJumps(ann, () => desk.settle(ann, id));
    expect(await apart(id, 'settled_at', 'project.settle')).toBe('0');
  });

  it('who renews, and the new holding begins at the very instant at which the old one ends', async () => {
    const ann = await aUserWith(world, '900.00');
    const old = await desk.join(ann, await desk.project({ days: 1 }), 20_000);
    await advance(world, DAY);
    await desk.catchUp();
    const id = await whileItJumps(ann, () => desk.renew(ann, old));
    expect(await apart(old, 'settled_at', 'project.settle')).toBe('0');
    expect(await apart(id, 'started_at', 'project.renew')).toBe('0');
    expect(
      await desk.one(
        `SELECT n.started_at = o.settled_at FROM yield_holding n JOIN yield_holding o ON o.id = n.renews_id
         WHERE n.id = $1`,
        [id],
      ),
    ).toBe(true);
  });

  it('the job that settles for who did not choose', async () => {
    const ann = await aUserWith(world, '900.00');
    const id = await desk.join(ann, await desk.project({ days: 1 }), 20_000);
    await advance(world, 4 * DAY);
    await whileItJumps(ann, () => desk.catchUp());
    expect(await desk.says(id)).toMatch(/^SETTLED/);
    expect(await apart(id, 'settled_at', 'project.settle')).toBe('0');
  });
});
