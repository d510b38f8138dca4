import type { EntityManager } from 'typeorm';
import { callSql, callSqlIn, requireStaff, type Context } from '../../platform/context';
import type { ErrorCode } from '../../../schema/errors';
import {
  publishChange,
  reviewTopics,
  type Changed,
  type ReviewKindName,
} from '../../platform/requests/changed-requests';
import { DomainError, figuresOf } from '../../platform/domain-error';

/** Every kind of request that staff decide; conversations are answered, and closed. */
export const reviewKinds = Object.keys(reviewTopics).filter(
  (kind) => kind !== 'CONVERSATION',
) as ReviewKindName[];

/** What a kind of request brings to the machine of reviews. */
export interface ReviewKind<Request> {
  /** Of its rows, and in lower case the first word of its audit entries: `recharge.take`. */
  readonly kind: ReviewKindName;
  /** @throws REQUEST_NOT_FOUND */
  readonly read: (ctx: Context, id: string) => Promise<Request>;
  readonly userOf: (request: Request) => string | null;
}

/** Which request, and the version somebody was looking at; null compares none. */
export interface OnVersion {
  readonly id: string;
  readonly version?: number | null;
}

/** What SQL functions of reviews answer. */
export interface ReviewAnswer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: { readonly field?: string } | null;
  /** Another request that went back to its queue by the same act. */
  readonly freed?: Changed | null;
}

/** The input fields that these refusals are about. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  REASON_REQUIRED: 'reason',
  REFERENCE_REQUIRED: 'bankReference',
  REFERENCE_USED: 'bankReference',
  BANK_LINE_NOT_FOUND: 'bankLineId',
  BANK_LINE_DIFFERS: 'bankLineId',
  BANK_LINE_USED: 'bankLineId',
};

/** @throws DomainError for every status but OK */
function assertOk({ status, figures }: ReviewAnswer = { status: null, figures: null }): void {
  if (status === 'OK') return;
  if (status === null) throw new Error('a review answered nothing');
  throw new DomainError(status, figuresOf(status, figures), figures?.field ?? FIELDS[status]);
}

/** One act of the signed-in member of staff, in one round trip. Resolves to the request after it. */
export async function actOnReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  {
    id,
    version = null,
    call,
    more,
  }: OnVersion & { readonly call: string; readonly more: unknown[] },
): Promise<Request> {
  const { staffId } = requireStaff(ctx);
  const args = [staffId, kind.kind, id, version, ...more, ctx.address];
  const [answer] = await callSql<ReviewAnswer>(ctx, callOf(call, args), args);
  await finishAct(ctx, answer);
  return publishReview(ctx, kind, id);
}

/** After the commit of an act: publishes what it gave back besides. @throws DomainError for every status but OK */
export async function finishAct(
  ctx: Pick<Context, 'bus'>,
  answer: ReviewAnswer | undefined,
): Promise<void> {
  if (answer?.freed) await publishChange(ctx, answer.freed);
  assertOk(answer);
}

/**
 * The same inside a transaction that is under way; nothing is published yet. `outcome` reads answers after
 * which the act stands although it is refused: the refusal it gives is resolved to.
 */
export async function actInside(
  tx: EntityManager,
  [call, args]: readonly [call: string, args: readonly unknown[]],
  outcome: (answer: ReviewAnswer) => DomainError | null = () => null,
): Promise<DomainError | null> {
  const [answer] = await callSqlIn<ReviewAnswer>(tx, callOf(call, args), [...args]);
  const stands = answer ? outcome(answer) : null;
  if (stands === null) assertOk(answer);
  return stands;
}

const callOf = (name: string, args: readonly unknown[]): string =>
  `${name}(${args.map((_, n) => `$${String(n + 1)}`).join(', ')})`;

/** After the commit: the user and the console reload. Resolves to the request as it is now. */
export async function publishReview<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  id: string,
): Promise<Request> {
  const request = await kind.read(ctx, id);
  await publishChange(ctx, { kind: kind.kind, userId: kind.userOf(request), subjectId: id });
  return request;
}
