import type { Context } from '../../platform/context';
import { limits } from '../../../schema/limits';
import type { PageAsked } from '../../platform/page';
import { idOrNone } from '../../platform/text/read-money';
import { readSearch } from '../../platform/text/read-text';
import { AuditEntry } from './audit-entry.entity';
import { subjectsCalled } from './audit-objects';

export interface AuditFilter {
  /** The name of a member of staff, `staff/3` or `system`. */
  readonly actor?: string | null;
  readonly action?: string | null;
  /** What people call it, or `recharge/17`. */
  readonly subject?: string | null;
  /** What staff did to this user and to their requests. */
  readonly userId?: string | null;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

/** Newest first. Rows hold one more than asked for when there are more. @throws PARAM_INVALID */
export async function auditEntries(
  { db }: Pick<Context, 'db'>,
  filter: AuditFilter,
  { first, after }: PageAsked,
): Promise<AuditEntry[]> {
  const query = db.getRepository(AuditEntry).createQueryBuilder('e');
  const asked = (name: 'actor' | 'action' | 'subject') =>
    readSearch(filter[name], limits.searchLengthMax, name);
  const [actor, action, subject] = [asked('actor'), asked('action'), asked('subject')];
  if (actor) {
    query.andWhere('e.actor = ANY (:actors)', {
      actors: await subjectsCalled(db, actor, ['staff']),
    });
  }
  if (action) query.andWhere('e.action = :action', { action });
  if (subject) {
    query.andWhere('e.subject = ANY (:subjects)', { subjects: await subjectsCalled(db, subject) });
  }
  if (filter.userId) query.andWhere('e.user_id = :user', { user: idOrNone(filter.userId) });
  if (filter.from) query.andWhere(`e.seq >= ${FIRST_FROM}`, { from: filter.from });
  if (filter.to) query.andWhere(`e.seq < ${FIRST_TO}`, { to: filter.to });
  if (after) query.andWhere('e.seq < :after', { after });
  return query
    .orderBy('e.seq', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Time never goes back along the chain: a day is a stretch of numbers, and old days cost as new ones. */
const firstSince = (instant: string): string =>
  `coalesce((SELECT a.seq FROM audit_entry a WHERE a.at >= ${instant} ORDER BY a.at, a.seq LIMIT 1),
    9223372036854775807)`;
const FIRST_FROM = firstSince(':from');
const FIRST_TO = firstSince(':to');
