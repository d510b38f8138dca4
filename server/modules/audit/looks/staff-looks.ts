import type { StaffLookKind } from '../../../../schema/states';
import { requireUser, type Context, type Reads } from '../../../platform/context';
import type { Before, PageAsked } from '../../../platform/page';
import { reviewTopics } from '../../../platform/requests/changed-requests';
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
  /** Number of the request that was decided on; null where it was none. */
  readonly about: string | null;
}

/** Acts on an account that have their effect at once. */
const AT_ONCE: Readonly<Record<string, StaffLookKind>> = {
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

/** What can be undone is told once it has its effect: nobody reads in between what may never come. */
const DECISIONS: Readonly<Record<string, StaffLookKind>> = Object.fromEntries(
  Object.keys(reviewTopics).flatMap((kind) => [
    [`${kind.toLowerCase()}.approve`, 'REQUEST_APPROVED'],
    [`${kind.toLowerCase()}.refuse`, 'REQUEST_REFUSED'],
  ]),
);

const KINDS: Readonly<Record<string, StaffLookKind>> = {
  ...AT_ONCE,
  ...DECISIONS,
  'credit.grant': 'CREDIT_GIVEN',
};

/**
 * Which member of staff opened documents, numbers or contact data of the signed-in user, changed their account or decided
 * on a request of theirs, when and why, newest first. Rows hold one more than asked for when there are more. @throws LOGIN_REQUIRED
 */
export async function staffLooks(
  ctx: Context,
  { first, after }: PageAsked,
): Promise<readonly StaffLook[]> {
  const query = ofStaff(ctx.db, requireUser(ctx).userId, Object.keys(KINDS)).andWhere(
    '(e.action <> ALL (:decisions) OR decision_stands(e.subject, e.actor, e.at))',
    { decisions: Object.keys(DECISIONS) },
  );
  if (after) query.andWhere('e.seq < :after', { after });
  return shown(
    ctx,
    await query
      .orderBy('e.seq', 'DESC')
      .limit(first + 1)
      .getMany(),
  );
}

/** The log never goes back in time: what was before an instant stands before the first entry since, which an index finds. */
const FIRST_SINCE = `coalesce((SELECT s.seq FROM audit_entry s WHERE s.at >= :before ORDER BY s.at, s.seq LIMIT 1),
  (SELECT max(m.seq) + 1 FROM audit_entry m))`;

/** What was done at once to any user, for staff: before an instant, newest first. */
export async function staffLooksBefore(
  ctx: Context,
  userId: string,
  { before, first }: Before,
): Promise<readonly StaffLook[]> {
  const query = ofStaff(ctx.db, userId, Object.keys(AT_ONCE));
  if (before) query.andWhere(`e.seq < ${FIRST_SINCE}`, { before });
  return shown(ctx, await query.orderBy('e.seq', 'DESC').limit(first).getMany());
}

const ofStaff = (db: Reads, user: string, actions: readonly string[]) =>
  db
    .getRepository(AuditEntry)
    .createQueryBuilder('e')
    .where('e.user_id = :user', { user })
    .andWhere('e.action = ANY (:actions)', { actions })
    .andWhere(`e.actor LIKE 'staff/%'`);

/** Whoever did it is called by name, and what they decided on by its number. */
async function shown(ctx: Context, found: readonly AuditEntry[]): Promise<StaffLook[]> {
  const named = found.flatMap(({ actor, action, subject }) =>
    action in DECISIONS ? [actor, subject] : [actor],
  );
  const names = await namesOf(ctx, named);
  return found.flatMap(({ seq, at, action, actor, subject, reason }) => {
    const kind = KINDS[action];
    const about = action in DECISIONS ? (names.get(subject) ?? null) : null;
    return kind ? [{ id: seq, at, kind, by: names.get(actor) ?? actor, reason, about }] : [];
  });
}
