import type { ErrorCode, ErrorParams } from '../../../schema/errors';
import { limits } from '../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuseStored } from '../../platform/idempotency';
import { refuse } from '../../platform/domain-error';
import { Recharge } from './recharge.entity';

export interface OnVersion {
  readonly id: string;
  /** The version the member of staff was looking at. */
  readonly version: number;
}

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures?: ErrorParams<ErrorCode> | null;
}

/**
 * Takes a request for ten minutes: only its holder decides. Taking one's own again prolongs it.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER
 */
export async function takeRecharge(ctx: Context, id: string): Promise<Recharge> {
  const args = [requireStaff(ctx).staffId, id, limits.leaseSeconds, ctx.address];
  const [answer] = await callSql<Answer>(ctx, 'take_recharge($1, $2, $3, $4)', args);
  return changed(ctx, id, answer);
}

/** Takes the oldest free request this member of staff may decide; null when the queue is clear. */
export async function takeNextRecharge(ctx: Context): Promise<Recharge | null> {
  const args = [requireStaff(ctx).staffId, limits.leaseSeconds, ctx.address];
  const [next] = await callSql<{ id: string | null }>(
    ctx,
    'take_next_recharge($1, $2, $3) AS id',
    args,
  );
  return next?.id ? changed(ctx, next.id, { status: 'OK' }) : null;
}

/** Prolongs a lease. @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held */
export async function keepRecharge(ctx: Context, id: string): Promise<Recharge> {
  const args = [requireStaff(ctx).staffId, id, limits.leaseSeconds];
  const [answer] = await callSql<Answer>(ctx, 'keep_recharge($1, $2, $3) AS status', args);
  if (answer?.status !== 'OK') refuseStored(answer?.status ?? null, null);
  return found(ctx, id);
}

/** Puts a request back for others. @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held */
export async function releaseRecharge(ctx: Context, id: string): Promise<Recharge> {
  const args = [requireStaff(ctx).staffId, id, ctx.address];
  const [answer] = await callSql<Answer>(ctx, 'release_recharge($1, $2, $3) AS status', args);
  return changed(ctx, id, answer);
}

/** The request after its change, told to the user and the console. @throws what the answer refuses */
async function changed(ctx: Context, id: string, answer: Answer | undefined): Promise<Recharge> {
  if (answer?.status !== 'OK') refuseStored(answer?.status ?? null, answer?.figures ?? null);
  const recharge = await found(ctx, id);
  await tell(ctx, recharge);
  return recharge;
}

const found = async ({ db }: Context, id: string): Promise<Recharge> =>
  (await db.getRepository(Recharge).findOneBy({ id })) ?? refuse('REQUEST_NOT_FOUND', {});

/** After the commit: the user and the console reload. */
export const tell = (ctx: Context, { userId, id }: Recharge): Promise<void> =>
  ctx.bus.publish('recharges', [`${userId}:${id}`]);
