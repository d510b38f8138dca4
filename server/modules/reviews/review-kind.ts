import type { EntityManager } from 'typeorm';
import { callSql, callSqlIn, requireStaff, type Context } from '../../platform/context';
import { limits } from '../../../schema/limits';
import type { ErrorCode, ErrorParams } from '../../../schema/errors';
import { DomainError } from '../../platform/domain-error';

/** What a kind of request brings to the machine of reviews. */
export interface ReviewKind<Request> {
  /** Of its rows, and in lower case the first word of its audit entries: `recharge.take`. */
  readonly kind: 'RECHARGE';
  /** The topic of the bus on which its changes are told, as `user:subject`. */
  readonly topic: string;
  /** @throws REQUEST_NOT_FOUND */
  readonly read: (ctx: Pick<Context, 'db'>, id: string) => Promise<Request>;
  readonly userOf: (request: Request) => string;
}

/** Which request, and the version somebody was looking at; null compares none. */
export interface OnVersion {
  readonly id: string;
  readonly version?: number | null;
}

/** What SQL functions of reviews answer. */
export interface ReviewAnswer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: ErrorParams<ErrorCode> | null;
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
  const named = (figures as { readonly field?: string } | null)?.field;
  throw new DomainError(status, figures ?? ({} as never), named ?? FIELDS[status]);
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
  assertOk(answer);
  return told(ctx, kind, id);
}

/** The same inside a transaction that is under way; nothing is told yet. */
export async function actInside(tx: EntityManager, call: string, args: unknown[]): Promise<void> {
  const [answer] = await callSqlIn<ReviewAnswer>(tx, callOf(call, args), args);
  assertOk(answer);
}

const callOf = (name: string, args: readonly unknown[]): string =>
  `${name}(${args.map((_, n) => `$${String(n + 1)}`).join(', ')})`;

/** After the commit: the user and the console reload. Resolves to the request as it is now. */
export async function told<Request>(
  ctx: Context,
  kind: ReviewKind<Request>,
  id: string,
): Promise<Request> {
  const request = await kind.read(ctx, id);
  await ctx.bus.publish(kind.topic, [`${kind.userOf(request)}:${id}`]);
  return request;
}

/** Seconds for which one member of staff alone decides. */
export const LEASE_SECONDS = limits.leaseSeconds;
