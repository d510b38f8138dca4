import type { Context } from '../../platform/context';
import { limits } from '../../../schema/limits';
import type { PageAsked } from '../../platform/page';
import { readSearch } from '../../platform/text/read-text';
import { AuditEntry } from './audit-entry.entity';

export interface AuditFilter {
  readonly actor?: string | null;
  readonly action?: string | null;
  readonly subject?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
}

/** Newest first. Rows hold one more than asked for when there are more. @throws PARAM_INVALID */
export function auditEntries(
  ctx: Context,
  filter: AuditFilter,
  { first, after }: PageAsked,
): Promise<AuditEntry[]> {
  const query = ctx.db.getRepository(AuditEntry).createQueryBuilder('e');
  for (const name of ['actor', 'action', 'subject'] as const) {
    const wanted = readSearch(filter[name], limits.searchLengthMax, name);
    if (wanted) query.andWhere(`e.${name} = :${name}`, { [name]: wanted });
  }
  if (filter.from) query.andWhere('e.at >= :from', { from: filter.from });
  if (filter.to) query.andWhere('e.at < :to', { to: filter.to });
  if (after) query.andWhere('e.seq < :after', { after });
  return query
    .orderBy('e.seq', 'DESC')
    .limit(first + 1)
    .getMany();
}
