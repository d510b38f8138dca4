import type { Reads } from '../../../platform/context';
import type { PageAsked } from '../../../platform/page';
import { projectsWhere, type Project } from '../projects';

/** By phase, released or not; SUSPENDED: those that are offered to nobody at present. */
export const staffProjectTabs = ['ALL', 'UPCOMING', 'IN_PROGRESS', 'ENDED', 'SUSPENDED'] as const;
export type StaffProjectTab = (typeof staffProjectTabs)[number];

/** For staff: all there are, newest first; rows hold one more than asked for when there are more. */
export function allProjects(
  { db }: { readonly db: Reads },
  { tab, first, after }: PageAsked & { readonly tab: StaffProjectTab },
): Promise<Project[]> {
  return projectsWhere(
    db,
    `($1::bigint IS NULL OR o.id < $1)
       AND CASE $2 WHEN 'ALL' THEN true WHEN 'SUSPENDED' THEN o.suspended_at IS NOT NULL
         WHEN 'IN_PROGRESS' THEN o.phase IN ('ON_SALE', 'SOLD_OUT') ELSE o.phase = $2 END
     ORDER BY o.id DESC LIMIT $3`,
    [after, tab, first + 1],
  );
}

/** For staff: released or not; null where there is none. */
export async function anyProjectById(db: Reads, id: string): Promise<Project | null> {
  const [found] = await projectsWhere(db, 'o.id = $1', [id]);
  return found ?? null;
}
