import type { EntityManager } from 'typeorm';
import {
  callSqlIn,
  requireStaff,
  transact,
  type Context,
  type StaffActor,
} from '../../platform/context';

export interface AuditNote {
  /** What was done, as `noun.verb`: `recharge.take`. */
  readonly action: string;
  /** What it was done to: `recharge/17`. */
  readonly subject: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/** Who did it, and from where. */
export interface By {
  readonly staff: Pick<StaffActor, 'staffId'>;
  readonly address: string;
}

/** Adds an entry to the chain, in the transaction of the act it records. */
async function record(tx: EntityManager, { staff, address }: By, note: AuditNote): Promise<void> {
  const { action, subject, before = null, after = null, reason = null } = note;
  const args = [`staff/${staff.staffId}`, action, subject, before, after, reason, address];
  await callSqlIn(tx, 'audit_append($1, $2, $3, $4, $5, $6, $7)', args);
}

export interface Audited<T> {
  readonly result: T;
  readonly note: AuditNote;
}

/**
 * The one way a member of staff changes anything: the work returns what it did, and both are
 * committed together or not at all.
 */
export const audited = <T>(
  ctx: Context,
  work: (tx: EntityManager) => Promise<Audited<T>>,
): Promise<T> =>
  transact(ctx, async (tx) => {
    const { result, note } = await work(tx);
    await record(tx, { staff: requireStaff(ctx), address: ctx.address }, note);
    return result;
  });
