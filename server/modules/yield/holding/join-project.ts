import type { Money } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { holdingAct, type HoldingAnswer } from './holding-act';

export interface JoinProject {
  readonly projectId: string;
  readonly amount: Money;
  /** The version that was accepted. Null is answered for where a top-up is part of the terms. */
  readonly termsId: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Joins a yield project with money that is available, on the terms that are in force and were accepted.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, PRODUCT_NOT_FOUND,
 *   PROJECT_NOT_ON_SALE, PROJECT_MIN, PROJECT_MAX, ALREADY_JOINED, TRADING_BREAK, TERMS_NOT_ACCEPTED,
 *   PROJECT_CAPACITY, PROJECT_NOT_COVERED, BALANCE_TOO_LOW
 */
export async function joinProject(ctx: Context, asked: JoinProject): Promise<HoldingAnswer> {
  const projectId = readId(asked.projectId) ?? refuse('PRODUCT_NOT_FOUND', {}, 'projectId');
  return holdingAct(ctx, {
    call: 'join_project',
    args: [projectId, asked.amount.minor, readTermsId(asked.termsId)],
    idempotencyKey: asked.idempotencyKey,
  });
}

/** What was sent and is no id at all names no version: the refusal says which one is in force. */
export const readTermsId = (sent: string | null): string | null =>
  sent === null ? null : (readId(sent) ?? '0');
