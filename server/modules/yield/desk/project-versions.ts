import type { Context } from '../../../platform/context';
import { YieldTerms } from '../yield.entities';

const VERSIONS_MAX = 100;

/** Every version of a project's terms, newest first, the newest hundred of them. */
export const projectVersions = (
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<YieldTerms[]> =>
  db.getRepository(YieldTerms).find({
    where: { projectId },
    order: { version: 'DESC' },
    take: VERSIONS_MAX,
  });
