import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/**
 * Whether the Practice badge shows: in practice mode, and wherever any price that something depends on
 * comes from the simulated feed. It follows the feed, not the mode alone.
 */
export async function isPractice({ db, config }: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  if (config.mode === 'practice') return true;
  const [row] = await rows<{ simulated: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM instrument WHERE feed = 'simulated' AND instrument_in_use(id)) AS simulated`,
  );
  return row?.simulated ?? false;
}
