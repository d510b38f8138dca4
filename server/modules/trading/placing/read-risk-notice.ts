import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { isAnswered, type Claim } from '../../../platform/idempotency/idempotency';
import { legalNow } from '../../accounts';

/**
 * The notice in force, which is acknowledged; null for none. One that was in force when the same order was answered is
 * passed on: it acknowledges nothing. @throws PARAM_INVALID when it is another one
 */
export async function readRiskNotice(
  ctx: Context,
  id: string | null,
  answers: Claim,
): Promise<string | null> {
  if (id === null || id === (await legalNow(ctx.db)).RISK) return id;
  if (await isAnswered(ctx, answers)) return id;
  return refuse('PARAM_INVALID', { field: 'riskNoticeId' }, 'riskNoticeId');
}
