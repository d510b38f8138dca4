import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { instrumentById, type Instrument } from '../../market';

/**
 * An instrument as it is shown by itself. One that stands in no list is shown to nobody but those who have ordered it,
 * as what they hold or held; null for everybody else, and for what is not quoted here.
 */
export async function quotedInstrument(
  ctx: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Instrument | null> {
  const found = await instrumentById(ctx, id);
  if (found === null || found.listed) return found;
  const userId = ctx.actor?.userId;
  if (userId === undefined) return null;
  const ordered = await rows(
    ctx.db,
    'SELECT FROM trade_order WHERE user_id = $1 AND instrument_id = $2 LIMIT 1',
    [userId, found.id],
  );
  return ordered.length > 0 ? found : null;
}
