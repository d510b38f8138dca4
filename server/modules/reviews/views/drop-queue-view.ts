import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';

/** Forgets one of one's own named filters; somebody else's looks missing. @throws REQUEST_NOT_FOUND */
export async function dropQueueView(ctx: Context, id: string): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const view = readId(id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
  const [answer] = await callSql<{ dropped: boolean }>(
    ctx,
    'drop_queue_view($1, $2, $3) AS dropped',
    [...[staffId, view, ctx.address]],
  );
  if (answer?.dropped !== true) refuse('REQUEST_NOT_FOUND', {}, 'id');
}
