import type { Week } from '../../../schema/settings/shapes';
import type { World } from '../world';

/** When customer service is open from now on, as two administrators would have set it. */
export async function setWeek({ sql }: Pick<World, 'sql'>, week: Week): Promise<void> {
  await sql.owner.query(`UPDATE setting SET value = $1 WHERE key = 'supportWeek'`, [
    JSON.stringify(week),
  ]);
}
