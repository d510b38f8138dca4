import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';

/**
 * Takes an article back: nobody is shown it any more, its versions stay. For administrators: the database refuses
 * everybody else.
 * @throws LOGIN_REQUIRED, REASON_REQUIRED, CONTENT_NOT_FOUND, NOT_PERMITTED, NOTHING_CHANGES
 */
export async function withdrawArticle(
  ctx: Context,
  asked: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.id) ?? refuse('CONTENT_NOT_FOUND', {}, 'id');
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const [answer] = await callSql<{ status: ErrorCode | 'OK' }>(
    ctx,
    'withdraw_article($1, $2, $3, $4) AS status',
    [staffId, id, reason, ctx.address],
  );
  if (answer?.status !== 'OK')
    refuse((answer?.status ?? 'OPERATION_FAILED') as 'NOTHING_CHANGES', {});
}
