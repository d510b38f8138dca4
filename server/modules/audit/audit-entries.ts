import type { Context } from '../../platform/context';
import type { PageAsked } from '../../platform/page';
import { AuditEntry } from './audit-entry.entity';

export interface AuditFilter {
  readonly actor?: string | null;
  readonly action?: string | null;
  readonly subject?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
}

/** Newest first. Rows hold one more than asked for when there are more. */
export function auditEntries(
  ctx: Context,
  filter: AuditFilter,
  { first, after }: PageAsked,
): Promise<AuditEntry[]> {
  const query = ctx.db.getRepository(AuditEntry).createQueryBuilder('e');
  if (filter.actor) query.andWhere('e.actor = :actor', { actor: filter.actor });
  if (filter.action) query.andWhere('e.action = :action', { action: filter.action });
  if (filter.subject) query.andWhere('e.subject = :subject', { subject: filter.subject });
  if (filter.from) query.andWhere('e.at >= :from', { from: filter.from });
  if (filter.to) query.andWhere('e.at < :to', { to: filter.to });
  if (after) query.andWhere('e.seq < :after', { after });
  return query
    .orderBy('e.seq', 'DESC')
    .limit(first + 1)
    .getMany();
}
