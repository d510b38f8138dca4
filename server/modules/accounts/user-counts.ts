import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** How many users there are, and how many signed up since the platform day began. */
export interface UserCounts {
  readonly total: number;
  readonly today: number;
}

export async function userCounts({ db }: Pick<Context, 'db'>): Promise<UserCounts> {
  const [row] = await rows<UserCounts>(
    db,
    `SELECT count(*)::int AS total, (count(*) FILTER (WHERE created_at >= day.start))::int AS today
     FROM app_user, (SELECT platform_day_start(platform_day(tarn_now())) AS start) day`,
  );
  return row ?? { total: 0, today: 0 };
}
