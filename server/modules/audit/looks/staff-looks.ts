import type { StaffLookKind } from '../../../../schema/states';
import { requireUser, type Context, type Reads } from '../../../platform/context';
import type { Before, PageAsked } from '../../../platform/page';
import { AuditEntry } from '../audit-entry.entity';
import { namesOf } from '../audit-objects';

/** One entry of the log as the user sees it whom it concerns. */
export interface StaffLook {
  readonly id: string;
  readonly at: Date;
  readonly kind: StaffLookKind;
  /** Name of the member of staff. */
  readonly by: string;
  readonly reason: string | null;
}

/** Acts that have their effect at once. One that can be undone is told where its decision is told. */
const KINDS: Readonly<Record<string, StaffLookKind>> = {
  'verification.view': 'DOCUMENTS_OPENED',
  'info_change.view': 'DOCUMENTS_OPENED',
  'payment-method.view': 'NUMBER_OPENED',
  'user.reveal': 'DETAILS_SHOWN',
  'user.level': 'LEVEL_CHANGED',
  'user.lock': 'LOCKED',
  'user.unlock': 'UNLOCKED',
  'user.reset': 'NEW_PASSWORD_REQUIRED',
  'user.lift-wait': 'WAIT_LIFTED',
};

/**
 * Which member of staff opened documents, numbers or contact data of the signed-in user or changed their account, when
 * and why, newest first. Rows hold one more than asked for when there are more. @throws LOGIN_REQUIRED
 */
export async function staffLooks(
  ctx: Context,
  { first, after }: PageAsked,
): Promise<readonly StaffLook[]> {
  const query = ofStaff(ctx.db, requireUser(ctx).userId);
  if (after) query.andWhere('e.seq < :after', { after });
  return shown(
    ctx.db,
    await query
      .orderBy('e.seq', 'DESC')
      .limit(first + 1)
      .getMany(),
  );
}

/** The same of any user, for staff: what was done before an instant, newest first. */
export async function staffLooksBefore(
  db: Reads,
  userId: string,
  { before, first }: Before,
): Promise<readonly StaffLook[]> {
  const query = ofStaff(db, userId);
  if (before) query.andWhere('e.at < :before', { before });
  return shown(db, await query.orderBy('e.seq', 'DESC').limit(first).getMany());
}

const ofStaff = (db: Reads, user: string) =>
  db
    .getRepository(AuditEntry)
    .createQueryBuilder('e')
    .where('e.user_id = :user', { user })
    .andWhere('e.action = ANY (:actions)', { actions: Object.keys(KINDS) })
    .andWhere(`e.actor LIKE 'staff/%'`);

/** Whoever did it is called by name. */
async function shown(db: Reads, found: readonly AuditEntry[]): Promise<StaffLook[]> {
  const names = await namesOf(
    db,
    found.map(({ actor }) => actor),
  );
  return found.flatMap(({ seq, at, action, actor, reason }) => {
    const kind = KINDS[action];
    return kind ? [{ id: seq, at, kind, by: names.get(actor) ?? actor, reason }] : [];
  });
}
