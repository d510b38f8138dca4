import type { EntityManager } from 'typeorm';
import { limits } from '../../../schema/limits';
import type { Context, StaffActor } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { audited } from '../audit';
import { Recharge } from './recharge.entity';

export interface OnVersion {
  readonly id: string;
  /** The version the member of staff was looking at. */
  readonly version: number;
}

/** The request, locked for this transaction. @throws REQUEST_NOT_FOUND */
export async function lockRecharge(tx: EntityManager, id: string): Promise<Recharge> {
  const found = await tx
    .getRepository(Recharge)
    .createQueryBuilder('r')
    .setLock('pessimistic_write')
    .where('r.id = :id', { id })
    .getOne();
  return found ?? refuse('REQUEST_NOT_FOUND', {});
}

export async function databaseTime(tx: EntityManager): Promise<Date> {
  const [row] = await tx.query<{ now: Date }[]>('SELECT tarn_now() AS now');
  if (!row) throw new Error('the database gave no time');
  return row.now;
}

async function nameOf(tx: EntityManager, staffId: string): Promise<string> {
  const [row] = await tx.query<{ name: string }[]>('SELECT name FROM staff WHERE id = $1', [
    staffId,
  ]);
  return row?.name ?? '';
}

/** @throws ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER */
export async function assertMayHandle(
  tx: EntityManager,
  staff: StaffActor,
  recharge: Recharge,
): Promise<void> {
  if (recharge.decision !== null) refuse('ALREADY_DECIDED', {});
  const own = await tx.query<unknown[]>(
    'SELECT FROM staff_user WHERE staff_id = $1 AND user_id = $2',
    [staff.staffId, recharge.userId],
  );
  if (own.length > 0) refuse('OWN_REQUEST', {});
  if (recharge.firstApprover === staff.staffId) refuse('SECOND_PERSON_NEEDED', {});
  const { takenBy, leaseUntil } = recharge;
  if (takenBy === null || takenBy === staff.staffId || leaseUntil === null) return;
  if (leaseUntil > (await databaseTime(tx))) {
    refuse('TAKEN_BY_OTHER', { name: await nameOf(tx, takenBy) });
  }
}

const TAKE = `
  UPDATE recharge SET taken_by = $2, taken_at = coalesce(taken_at, tarn_now()),
    lease_until = tarn_now() + make_interval(secs => $3), version = version + 1,
    state = CASE state WHEN 'SUBMITTED' THEN 'IN_REVIEW' ELSE state END
  WHERE id = $1`;

/**
 * Takes a request for ten minutes: only its holder decides. Taking one's own again prolongs it.
 * @throws REQUEST_NOT_FOUND and what `assertMayHandle` refuses
 */
export async function takeRecharge(ctx: Context, staff: StaffActor, id: string): Promise<Recharge> {
  const taken = await audited(ctx, staff, async (tx) => {
    const recharge = await lockRecharge(tx, id);
    await assertMayHandle(tx, staff, recharge);
    await tx.query(TAKE, [id, staff.staffId, limits.leaseSeconds]);
    if (recharge.takenBy !== staff.staffId) {
      await tx.query(
        `INSERT INTO recharge_step (recharge_id, kind, staff_id) VALUES ($1, 'TAKEN', $2)`,
        [id, staff.staffId],
      );
    }
    const note = {
      action: 'recharge.take',
      subject: `recharge/${id}`,
      before: { state: recharge.state, takenBy: recharge.takenBy },
      after: { takenBy: staff.staffId },
    };
    return { result: await tx.getRepository(Recharge).findOneByOrFail({ id }), note };
  });
  await tell(ctx, taken);
  return taken;
}

const NEXT = `
  SELECT r.id FROM recharge r
  WHERE r.state NOT IN ('SUCCESS', 'FAILED') AND r.decision IS NULL
    AND (r.taken_by IS NULL OR r.lease_until <= tarn_now())
    AND r.first_approver IS DISTINCT FROM $1
    AND NOT EXISTS (SELECT FROM staff_user s WHERE s.staff_id = $1 AND s.user_id = r.user_id)
  ORDER BY r.id LIMIT 1`;

/** Takes the oldest free request this member of staff may decide; null when the queue is clear. */
export async function takeNextRecharge(ctx: Context, staff: StaffActor): Promise<Recharge | null> {
  const [next] = await ctx.db.query<{ id: string }[]>(NEXT, [staff.staffId]);
  return next ? takeRecharge(ctx, staff, next.id) : null;
}

/** Prolongs a lease. @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held */
export async function keepRecharge(ctx: Context, staff: StaffActor, id: string): Promise<Recharge> {
  await ctx.db.query(
    `UPDATE recharge SET lease_until = tarn_now() + make_interval(secs => $3)
     WHERE id = $1 AND taken_by = $2 AND lease_until > tarn_now() AND decision IS NULL`,
    [id, staff.staffId, limits.leaseSeconds],
  );
  const found = await ctx.db.getRepository(Recharge).findOneBy({ id });
  if (!found) refuse('REQUEST_NOT_FOUND', {});
  return found.takenBy === staff.staffId ? found : refuse('LEASE_REQUIRED', {});
}

/** Puts a request back for others. @throws REQUEST_NOT_FOUND, LEASE_REQUIRED when it is not held */
export async function releaseRecharge(
  ctx: Context,
  staff: StaffActor,
  id: string,
): Promise<Recharge> {
  const released = await audited(ctx, staff, async (tx) => {
    const recharge = await lockRecharge(tx, id);
    if (recharge.takenBy !== staff.staffId) refuse('LEASE_REQUIRED', {});
    await tx.query(
      `UPDATE recharge SET taken_by = NULL, lease_until = NULL, version = version + 1,
         state = CASE state WHEN 'IN_REVIEW' THEN 'SUBMITTED' ELSE state END WHERE id = $1`,
      [id],
    );
    await tx.query(
      `INSERT INTO recharge_step (recharge_id, kind, staff_id) VALUES ($1, 'RELEASED', $2)`,
      [id, staff.staffId],
    );
    const note = { action: 'recharge.release', subject: `recharge/${id}` };
    return { result: await tx.getRepository(Recharge).findOneByOrFail({ id }), note };
  });
  await tell(ctx, released);
  return released;
}

/** After the commit: the user and the console reload. */
export const tell = (ctx: Context, { userId, id }: Recharge): Promise<void> =>
  ctx.bus.publish('recharges', [`${userId}:${id}`]);
