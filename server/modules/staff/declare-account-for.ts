import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { readReason } from '../../platform/text/read-text';
import { declareAccount } from './declare-own-account';

interface DeclareFor {
  readonly staffId: string;
  readonly userId: string;
  readonly reason: string;
}

/**
 * Declares a user account as the own one of somebody else on the staff, who is told: from now on they decide none of its
 * requests, and what they held or had approved first goes back to the queue. The database refuses whoever is no
 * administrator.
 * @throws STAFF_NOT_FOUND, USER_NOT_FOUND, REASON_REQUIRED
 */
export async function declareAccountFor(ctx: Context, asked: DeclareFor): Promise<true> {
  const staffId = readId(asked.staffId) ?? refuse('STAFF_NOT_FOUND', {}, 'staffId');
  const userId = readId(asked.userId) ?? refuse('USER_NOT_FOUND', {});
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  return declareAccount(ctx, { staffId, userId, reason });
}
