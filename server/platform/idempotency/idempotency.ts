import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { errorCatalogue, type ErrorCode } from '../../../schema/errors';
import { rows } from '../database/rows';
import { callSqlIn, transact, type Context } from '../context';
import { DomainError, figuresOf, isRefusal, refuse } from '../domain-error';

const KEY = /^[A-Za-z0-9._:-]{8,128}$/;

/** @throws PARAM_INVALID when a key was sent that is none. A null key asks the server to derive one. */
export function checkKey(key: string | null): string | null {
  if (key === null || (KEY.test(key) && !key.startsWith('auto:'))) return key;
  return refuse('PARAM_INVALID', { field: 'idempotencyKey' }, 'idempotencyKey');
}

/** Keyed hash of the domain input: what makes a second request the same request. */
export function fingerprint(ctx: Context, input: Readonly<Record<string, unknown>>): Buffer {
  const parts = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', ctx.config.appSecret)
    .update(
      JSON.stringify(parts, (_, value: unknown) =>
        typeof value === 'bigint' ? `${String(value)}n` : value,
      ),
    )
    .digest();
}

export interface Claim {
  /** `user/1042` or `staff/3`: keys of different people never meet. */
  readonly actor: string;
  readonly operation: string;
  readonly key: string | null;
  readonly fingerprint: Buffer;
}

interface StoredAnswer {
  readonly claimed: string;
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly resultId: string | null;
}

export interface Answered {
  readonly resultId: string;
  /** True when this answer repeats an earlier one. */
  readonly replayed: boolean;
}

/**
 * Runs `work` once per key: a repeat gets the first answer, refusal or result, and changes nothing.
 * On a refusal the work is rolled back to its beginning and the refusal itself is kept. A refusal that
 * `work` resolves to, instead of throwing it, is kept together with what was done.
 *
 * @throws IDEMPOTENCY_KEY_REUSED, PARAM_INVALID, and what `work` refuses
 */
export async function idempotent(
  ctx: Context,
  claim: Claim,
  work: (tx: EntityManager) => Promise<string | DomainError>,
): Promise<Answered> {
  const key = checkKey(claim.key);
  const answer = await transact(ctx, async (tx) => {
    const [stored] = await callSqlIn<StoredAnswer>(tx, 'idempotency_claim($1, $2, $3, $4)', [
      claim.actor,
      claim.operation,
      key,
      claim.fingerprint,
    ]);
    if (!stored) throw new Error('idempotency_claim gave no row');
    if (stored.status !== null) return { ...stored, replayed: true };
    const fresh = await underSavepoint(tx, work);
    const { status, figures, resultId } = fresh;
    await callSqlIn(tx, 'idempotency_store($1, $2, $3, $4, $5, $6)', [
      claim.actor,
      claim.operation,
      stored.claimed,
      status,
      figures,
      resultId,
    ]);
    return { ...fresh, replayed: false };
  });
  // The first time with the field at fault, which is not stored.
  if ('refusal' in answer) throw answer.refusal;
  if (answer.status !== 'OK') refuseStored(answer.status, answer.figures, true);
  if (answer.resultId === null) throw new Error('a stored answer without its result');
  return { resultId: answer.resultId, replayed: answer.replayed };
}

const ANSWERED = `
  SELECT EXISTS (SELECT FROM idempotency i WHERE i.actor = $1 AND i.operation = $2 AND (i.key = $3
    OR $3::text IS NULL AND i.fingerprint = $4 AND i.key LIKE 'auto:%' AND i.status = 'OK'
      AND i.created_at > tarn_now() - interval '3 seconds')) AS answered`;

/**
 * Whether this request would repeat an answer, to leave out dear preparations. Only `idempotent`
 * decides: by then it may be otherwise.
 */
export async function isAnswered({ db }: Pick<Context, 'db'>, claim: Claim): Promise<boolean> {
  const { actor, operation, fingerprint: asked } = claim;
  const values = [actor, operation, checkKey(claim.key), asked];
  const [row] = await rows<{ answered: boolean }>(db, ANSWERED, values);
  return row?.answered ?? false;
}

const refused = (refusal: DomainError) => {
  const { code, figures } = refusal;
  return { status: code, figures, resultId: null, refusal };
};

async function underSavepoint(
  tx: EntityManager,
  work: (tx: EntityManager) => Promise<string | DomainError>,
) {
  await tx.query('SAVEPOINT work');
  try {
    const result = await work(tx);
    if (isRefusal(result)) return refused(result);
    return { status: 'OK' as const, figures: null, resultId: result };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT work');
    return refused(error);
  }
}

/** Throws the refusal a SQL function or a stored answer names; `replayed` as `Answered` means it. */
export function refuseStored(
  code: ErrorCode | null,
  figures: object | null,
  replayed = false,
): never {
  if (code === null || !(code in errorCatalogue)) throw new Error(`unknown status ${String(code)}`);
  const refusal = new DomainError(code, figuresOf(code, figures));
  // That a key was used for something else concerns this request, and repeats no answer.
  refusal.replayed = replayed && code !== 'IDEMPOTENCY_KEY_REUSED';
  throw refusal;
}
