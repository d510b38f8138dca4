import type { Pool } from 'pg';
import type { Held, Moved } from './recount-owed';

/** From one instant to another a project was suspended. */
type Pause = readonly [from: number, to: number];

/** When projects were suspended, by the audit log. */
export async function pausesOf(verify: Pool): Promise<Map<string, Pause[]>> {
  const { rows } = await verify.query<{ project: string; action: string; at: Date }>(
    `SELECT split_part(subject, '/', 2) AS project, action, at FROM verify.audit
     WHERE action IN ('project.suspend', 'project.resume') ORDER BY seq`,
  );
  const pauses = new Map<string, Pause[]>();
  for (const { project, action, at } of rows) {
    const before = pauses.get(project) ?? [];
    const [from] = before.at(-1) ?? [0];
    const next: Pause[] =
      action === 'project.suspend'
        ? [...before, [at.getTime(), Infinity]]
        : [...before.slice(0, -1), [from, at.getTime()]];
    pauses.set(project, next);
  }
  return pauses;
}

/** Begins, renewals, and what was added beyond the agreed top-up, while the project was suspended. */
export function pauseFaults(
  own: readonly Held[],
  moved: readonly Moved[],
  pauses: readonly Pause[],
): string[] {
  const owed = new Map(own.map(({ id, topup }) => [id, BigInt(topup)]));
  const faults: string[] = [];
  for (const { holding, kind, at, held } of moved) {
    if (holding === null || held <= 0n) continue;
    const agreed = kind === 'project.topup' && held === owed.get(holding);
    if (kind === 'project.topup') owed.set(holding, 0n);
    if (!agreed && pauses.some(([from, to]) => from < at && at < to))
      faults.push(`${kind} of holding ${holding} while it was suspended`);
  }
  return faults;
}
