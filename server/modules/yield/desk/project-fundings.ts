import type { Context } from '../../../platform/context';
import type { PageAsked } from '../../../platform/page';
import { YieldFunding } from '../yield.entities';

/** What was put aside for a project or taken back, newest first; rows hold one more than asked for when there are more. */
export function projectFundings(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  { first, after }: PageAsked,
): Promise<YieldFunding[]> {
  const query = db
    .getRepository(YieldFunding)
    .createQueryBuilder('f')
    .where('f.project_id = :projectId', { projectId });
  if (after) query.andWhere('f.id < :after', { after });
  return query
    .orderBy('f.id', 'DESC')
    .limit(first + 1)
    .getMany();
}
