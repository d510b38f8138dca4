import { stopClock } from '../../testing/clock';
import { aSession } from '../../testing/http';
import { aCarefulUser, limitOf, limitTo, signedIn } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, waitsForALock } from '../../testing/world';
import { readSession } from '../accounts';
import { setLimit } from './set-limit';

const world = withWorld();
const LOSS = 'DAILY_LOSS';
const HOUR = 3_600;
const DAY = 24 * HOUR;

const lossOf = (person: Parameters<typeof limitOf>[0]) => limitOf(person, LOSS);

describe('H9: a limit of one’s own', () => {
  it('holds at once where it is the first or lower, and a day later where it is higher', async () => {
    const ann = await aCarefulUser(world);
    expect(await lossOf(ann)).toBe('none 0');
    await limitTo(ann, LOSS, '200.00');
    expect(await lossOf(ann)).toBe('20000 0');
    await limitTo(ann, LOSS, '50.00');
    expect(await lossOf(ann)).toBe('5000 0');
    await limitTo(ann, LOSS, '50.01');
    expect(await lossOf(ann)).toBe('5000 0 then 5001');
    await advance(world, DAY - 60);
    expect(await lossOf(ann)).toBe('5000 0 then 5001');
    await advance(world, 61);
    expect(await lossOf(ann)).toBe('5001 0');
  });

  it('goes a day after that was asked for, and not by a first one in between', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    await limitTo(ann, LOSS, null);
    expect(await lossOf(ann)).toBe('5000 0 then none');
    await advance(world, HOUR);
    await limitTo(ann, LOSS, '900.00');
    expect(await lossOf(ann)).toBe('5000 0 then 90000');
    await advance(world, DAY - HOUR);
    expect(await lossOf(ann)).toBe('5000 0 then 90000');
    await limitTo(ann, LOSS, null);
    await advance(world, DAY);
    expect(await lossOf(ann)).toBe('none 0');
    await limitTo(ann, LOSS, '900.00');
    expect(await lossOf(ann)).toBe('90000 0');
  });

  it('is not raised sooner by asking twice, nor by lowering in between', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    await limitTo(ann, LOSS, '60.00');
    await advance(world, DAY - HOUR);
    await limitTo(ann, LOSS, '999.00');
    await advance(world, 2 * HOUR);
    // Neither the first raise, which was replaced, nor the second, whose own day is not over.
    expect(await lossOf(ann)).toBe('5000 0 then 99900');
    await limitTo(ann, LOSS, '10.00');
    expect(await lossOf(ann)).toBe('1000 0');
    await limitTo(ann, LOSS, '50.00');
    expect(await lossOf(ann)).toBe('1000 0 then 5000');
    await advance(world, DAY - 60);
    expect(await lossOf(ann)).toBe('1000 0 then 5000');
  });

  it('keeps its clock when the same is asked for again, and drops a raise when what holds is asked for', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    await limitTo(ann, LOSS, '60.00');
    await advance(world, DAY - HOUR);
    await limitTo(ann, LOSS, '60.00');
    await advance(world, HOUR + 1);
    expect(await lossOf(ann)).toBe('6000 0');
    await limitTo(ann, LOSS, '70.00');
    await limitTo(ann, LOSS, '60.00');
    expect(await lossOf(ann)).toBe('6000 0');
    await advance(world, DAY);
    expect(await lossOf(ann)).toBe('6000 0');
  });

  it('stays low when a lower and a higher one are asked for at the same time', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    const first = await world.sql.app.connect();
    try {
      await first.query('BEGIN');
      const low = [ann.userId, ann.sessionId, LOSS, 1_000];
      await first.query('SELECT set_own_limit($1, $2, $3, $4)', low);
      // Without the wait it would compare itself with 50.00 and hold at once.
      const second = limitTo(ann, LOSS, '40.00');
      expect(await waitsForALock(world, second)).toBe(true);
      await first.query('COMMIT');
      await second;
    } finally {
      first.release();
    }
    expect(await lossOf(ann)).toBe('1000 0 then 4000');
  });

  it('is one’s own: another person’s session, an ended one and none at all change nothing', async () => {
    const [ann, bob] = [await aCarefulUser(world), await aCarefulUser(world)];
    await limitTo(ann, LOSS, '50.00');
    const call = (session: string) =>
      world.sql.app.query('SELECT set_own_limit($1, $2, $3, $4)', [ann.userId, session, LOSS, 1]);
    await expect(call(bob.sessionId)).rejects.toThrow(/only user \d+ sets this/);
    await expect(call('0')).rejects.toThrow(/only user \d+ sets this/);
    const ended = await signedIn(world, ann);
    await world.sql.app.query(
      `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'LOGOUT' WHERE id = $1`,
      [ended.sessionId],
    );
    expect(await refusalOf(limitTo(ended, LOSS, '1.00'))).toBe('LOGIN_REQUIRED');
    expect(await lossOf(ann)).toBe('5000 0');
  });

  it('is out of reach of staff and of the server’s role: no row is written, changed or removed', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(setLimit(ctx, { kind: LOSS, max: null }))).toBe('LOGIN_REQUIRED');
    const writes = [
      `INSERT INTO own_limit (user_id, session_id, kind) VALUES (${ann.userId}, ${ann.sessionId}, '${LOSS}')`,
      `UPDATE own_limit SET value = 900000 WHERE user_id = ${ann.userId}`,
      `UPDATE own_limit SET effective_at = set_at WHERE user_id = ${ann.userId}`,
      `DELETE FROM own_limit WHERE user_id = ${ann.userId}`,
    ];
    for (const sql of [...writes, `DELETE FROM session_day`, `SELECT minutes FROM session_day`]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
    }
    for (const sql of [...writes.slice(1), 'TRUNCATE own_limit']) {
      await expect(world.sql.owner.query(sql)).rejects.toThrow(/is never allowed/);
    }
    expect(await lossOf(ann)).toBe('5000 0');
  });

  it('waits a day whatever a row says of itself', async () => {
    const ann = await aCarefulUser(world);
    await limitTo(ann, LOSS, '50.00');
    await world.sql.owner.query(
      `INSERT INTO own_limit (user_id, session_id, kind, value, replaces, set_at, effective_at)
       VALUES ($1, $2, $3, 90000, 90000, tarn_now() - interval '3 days', tarn_now() - interval '3 days')`,
      [ann.userId, ann.sessionId, LOSS],
    );
    expect(await lossOf(ann)).toBe('5000 0 then 90000');
  });
});

describe('what a limit may be', () => {
  it.each([
    ['0', 'AMOUNT_INVALID'],
    ['-1.00', 'AMOUNT_INVALID'],
    ['1.005', 'AMOUNT_INVALID'],
    ['1000000.01', 'AMOUNT_INVALID'],
    ['1e3', 'AMOUNT_INVALID'],
    ['0.01', 'OK'],
    ['1000000.00', 'OK'],
  ])('M5: %s USD: %s', async (max, code) => {
    const ann = await aCarefulUser(world);
    expect(await refusalOf(limitTo(ann, LOSS, max))).toBe(code);
  });

  it.each([
    ['0', 'PARAM_INVALID'],
    ['1441', 'PARAM_INVALID'],
    ['1.5', 'PARAM_INVALID'],
    ['-5', 'PARAM_INVALID'],
    ['1', 'OK'],
    ['1440', 'OK'],
  ])('%s minutes: %s', async (max, code) => {
    const ann = await aCarefulUser(world);
    expect(await refusalOf(limitTo(ann, 'DAILY_MINUTES', max))).toBe(code);
  });

  it('M5: the database takes no other either', async () => {
    const ann = await aCarefulUser(world);
    for (const [kind, value] of [
      [LOSS, 0],
      [LOSS, 100_000_001],
      ['DAILY_MINUTES', 1_441],
    ]) {
      const call = world.sql.app.query('SELECT set_own_limit($1, $2, $3, $4)', [
        ...[ann.userId, ann.sessionId, kind, value],
      ]);
      await expect(call).rejects.toThrow(/own_limit_bounds/);
    }
  });

  it('is asked of whoever is signed in', async () => {
    expect(await refusalOf(setLimit(world.visitor, { kind: LOSS, max: '1.00' }))).toBe(
      'LOGIN_REQUIRED',
    );
  });
});

describe('minutes in use', () => {
  const minutesOf = async (userId: string, ctx: Parameters<typeof limitOf>[0]['ctx']) =>
    (await limitOf({ userId, ctx }, 'DAILY_MINUTES')).split(' ')[1];
  const use = (sessionId: string) =>
    world.sql.app.query('UPDATE user_session SET last_used_at = tarn_now() WHERE id = $1', [
      sessionId,
    ]);

  it('are those with a last use of some session, each once, and the present one', async () => {
    const ann = await aCarefulUser(world);
    const phone = await signedIn(world, ann);
    await use(ann.sessionId);
    await use(phone.sessionId);
    expect(await minutesOf(ann.userId, ann.ctx)).toBe('1');
    for (const seconds of [60, 180]) {
      await advance(world, seconds);
      await use(ann.sessionId);
      await use(phone.sessionId);
    }
    expect(await minutesOf(ann.userId, ann.ctx)).toBe('3');
    await advance(world, 60);
    expect(await minutesOf(ann.userId, ann.ctx)).toBe('4');
    await advance(world, DAY);
    expect(await minutesOf(ann.userId, ann.ctx)).toBe('1');
  });

  it('are written in each minute in which a session is read, however near the last', async () => {
    const { userId, ctx } = await aUser(world);
    const minute = 60_000 * Math.ceil((await world.visitor.now()).getTime() / 60_000);
    const lastUse = async () =>
      (
        await world.sql.owner.query<{ at: Date }>(
          'SELECT last_used_at AS at FROM user_session WHERE user_id = $1',
          [userId],
        )
      ).rows[0]?.at.getTime();
    await stopClock(world.sql, new Date(minute + 59_000));
    const token = await aSession(world, userId);
    await stopClock(world.sql, new Date(minute + 61_000));
    await readSession(world.visitor, token);
    while ((await lastUse()) !== minute + 61_000);
    expect(await minutesOf(userId, ctx)).toBe('2');
    await stopClock(world.sql, null);
  });

  it('H9: are counted up to their bound where the zone moves west and a day goes on, and the last use is kept', async () => {
    await stopClock(world.sql, new Date('2031-03-03T12:00Z'));
    const ann = await aCarefulUser(world);
    await stopClock(world.sql, new Date('2031-03-05T02:00+08:00'));
    const zone = (name: string) =>
      world.sql.owner.query(
        `UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`,
        [name],
      );
    /** Each minute of these hours, around the clock. */
    const throughout = (from: string, until: string) =>
      world.sql.owner.query(`DO $$ DECLARE v_at timestamptz; BEGIN
        FOR v_at IN SELECT generate_series(timestamptz '${from}', timestamptz '${until}', interval '1 minute') LOOP
          UPDATE user_session SET last_used_at = v_at WHERE id = ${ann.sessionId};
        END LOOP; END $$`);
    const { rows } = await world.sql.owner.query<{ name: string }>(
      `SELECT value #>> '{}' AS name FROM setting WHERE key = 'timezone'`,
    );
    await zone('Asia/Shanghai');
    await throughout('2031-03-04T00:00+08', '2031-03-04T23:59+08');
    await zone('America/New_York');
    await throughout('2031-03-05T00:00+08', '2031-03-05T02:00+08');
    expect(await minutesOf(ann.userId, ann.ctx)).toBe('1500');
    const found = await world.sql.owner.query<{ at: Date }>(
      'SELECT last_used_at AS at FROM user_session WHERE id = $1',
      [ann.sessionId],
    );
    expect(found.rows[0]?.at).toEqual(new Date('2031-03-05T02:00+08:00'));
    await stopClock(world.sql, null);
    await zone(rows[0]?.name ?? '');
  });
});
