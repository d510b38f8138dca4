import type { StaffLookKind } from '../../../../schema/states';
import { requireUser, type Context } from '../../../platform/context';
import type { PageAsked } from '../../../platform/page';
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
  const query = ctx.db
    .getRepository(AuditEntry)
    .createQueryBuilder('e')
    .where('e.user_id = :user', { user: requireUser(ctx).userId })
    .andWhere('e.action = ANY (:actions)', { actions: Object.keys(KINDS) })
    .andWhere(`e.actor LIKE 'staff/%'`);
  if (after) query.andWhere('e.seq < :after', { after });
  const found = await query
    .orderBy('e.seq', 'DESC')
    .limit(first + 1)
    .getMany();
  const names = await namesOf(
    ctx.db,
    found.map(({ actor }) => actor),
  );
  return found.flatMap(({ seq, at, action, actor, reason }) => {
    const kind = KINDS[action];
    return kind ? [{ id: seq, at, kind, by: names.get(actor) ?? actor, reason }] : [];
  });
}
