import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the platform's zone moves west, a day that was counted already goes on: whoever is there around the clock has more
 * minutes of it than it has. They are counted up to the bound of the table, which is beyond every limit of one's own;
 * counting on would refuse the write of the session's last use.
 */
export class MoreMinutesThanADay1766009010000 implements MigrationInterface {
  name = 'MoreMinutesThanADay1766009010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION count_session_minute() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO session_day AS d (user_id, day, minutes, last_minute)
          VALUES (NEW.user_id, platform_day(NEW.last_used_at), 1, date_trunc('minute', NEW.last_used_at))
        ON CONFLICT (user_id, day) DO UPDATE SET minutes = least(d.minutes + 1, 1500), last_minute = excluded.last_minute
          WHERE excluded.last_minute > d.last_minute;
        RETURN NULL;
      END $$`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
