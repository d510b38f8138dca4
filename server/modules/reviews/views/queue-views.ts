import { requireStaff, type Context } from '../../../platform/context';
import type { Review } from '../review.entity';
import { QueueView } from './queue-view.entity';

/** The named filters of the signed-in member of staff, by name. */
export function queueViews(ctx: Context, kind: Review['kind']): Promise<QueueView[]> {
  const { staffId } = requireStaff(ctx);
  return ctx.db.getRepository(QueueView).find({ where: { staffId, kind }, order: { name: 'ASC' } });
}
