import type { HoldingState } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import type { PageAsked } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { YieldHolding } from '../holding.entity';

/** Null asks for all. */
export interface HoldingFilter {
  readonly projectId?: string | null;
  readonly userId?: string | null;
  readonly state?: HoldingState | null;
  /** A holding's number. */
  readonly search?: string | null;
}

/**
 * Everybody's holdings, newest first, for staff; rows hold one more than asked for when there are more.
 * @throws PARAM_INVALID for a search that is no text
 */
export function allHoldings(
  { db }: Pick<Context, 'db'>,
  { first, after, ...asked }: HoldingFilter & PageAsked,
): Promise<YieldHolding[]> {
  const query = db.getRepository(YieldHolding).createQueryBuilder('h');
  const wanted = {
    project_id: idOrNone(asked.projectId),
    user_id: idOrNone(asked.userId),
    state: asked.state ?? null,
    number: readSearch(asked.search)?.toUpperCase() ?? null,
  };
  for (const [column, value] of Object.entries(wanted)) {
    if (value !== null) query.andWhere(`h.${column} = :${column}`, { [column]: value });
  }
  if (after) query.andWhere('h.id < :after', { after });
  return query
    .orderBy('h.id', 'DESC')
    .limit(first + 1)
    .getMany();
}
