import type { Pool } from 'pg';
import { moveClock, openTestDb, resetClock, type TestDb } from './database';

describe('a test database', () => {
  let db: TestDb;
  let other: TestDb;
  beforeAll(async () => {
    [db, other] = await Promise.all([openTestDb(), openTestDb()]);
  });
  afterAll(() => Promise.all([db.close(), other.close()]));

  const aheadBy = async (pool: Pool): Promise<number> => {
    const { rows } = await pool.query<{ ms: string }>(
      `SELECT round(extract(epoch FROM tarn.tarn_now() - clock_timestamp()) / 60) AS ms`,
    );
    return Number(rows[0]?.ms);
  };

  it('has a clock that its owner moves, and nobody else', async () => {
    await moveClock(db, 5 * 60_000);
    await moveClock(db, 60_000);
    expect(await aheadBy(db.app)).toBe(6);
    await expect(moveClock({ owner: db.app }, 1)).rejects.toThrow('permission denied');
    await resetClock(db);
    expect(await aheadBy(db.app)).toBe(0);
  });

  it('is apart from every other', async () => {
    await moveClock(db, 60_000);
    expect(await aheadBy(other.owner)).toBe(0);
  });
});
