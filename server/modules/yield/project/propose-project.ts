import { limits } from '../../../../schema/limits';
import { plainReference } from '../../../../schema/text';
import type { Money } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { assertAsksNothing, byField } from '../../audit';
import { propose, type Proposal } from '../../proposals';
import { projectFacts, type ProjectOffer } from './project-facts';

export interface ProposeProject {
  /** Null for a new one. */
  readonly id: string | null;
  readonly offer: ProjectOffer;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes a project, or a new version of its terms, for another administrator to confirm. Who holds keeps the terms
 * they accepted.
 * @throws what `propose` and `projectFacts` refuse; PRODUCT_NOT_FOUND, MESSAGE_FORBIDDEN
 */
export async function proposeProject(ctx: Context, asked: ProposeProject): Promise<Proposal> {
  const { id, reason, idempotencyKey } = asked;
  const subject = id === null ? 'project/new' : subjectOf(id);
  const after = projectFacts(asked.offer);
  const { titles, descriptions, risks } = after;
  await assertAsksNothing(ctx, {
    ...byField('titles', titles),
    ...byField('descriptions', descriptions),
    ...byField('risks', risks),
    issuer: after.issuer,
  });
  return propose(ctx, { kind: 'PROJECT_TERMS', subject, after, reason, idempotencyKey });
}

export interface ProposeFunding {
  readonly projectId: string;
  /** Puts money aside for interest, or takes back what exceeds the promise. */
  readonly kind: 'PROJECT_FUNDING' | 'PROJECT_UNFUNDING';
  /** USD. */
  readonly amount: Money;
  /** Of the payment into or out of the project's account; serves once. */
  readonly bankReference: string;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes to put money aside for a project's interest, or to take back what exceeds its promise, for another
 * administrator to confirm: what is left must cover the promise then.
 * @throws what `propose` refuses; PRODUCT_NOT_FOUND, AMOUNT_INVALID, PARAM_INVALID
 */
export async function proposeFunding(ctx: Context, asked: ProposeFunding): Promise<Proposal> {
  const { kind, amount, reason, idempotencyKey } = asked;
  const subject = subjectOf(asked.projectId);
  if (amount.minor <= 0n || amount.minor > limits.projectCapacityMax) {
    refuse('AMOUNT_INVALID', {}, 'amount');
  }
  const after = { amount: amount.minor.toString(), bankReference: readReference(asked) };
  return propose(ctx, { kind, subject, after, reason, idempotencyKey });
}

const subjectOf = (id: string) =>
  `project/${readId(id) ?? refuse('PRODUCT_NOT_FOUND', {}, 'projectId')}`;

function readReference({ bankReference }: ProposeFunding): string {
  const reference = plainReference(bankReference, limits.bankReferenceLengthMax) ?? '';
  return reference === ''
    ? refuse('PARAM_INVALID', { field: 'bankReference' }, 'bankReference')
    : reference;
}
