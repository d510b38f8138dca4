import type { World } from '../world';

/** Who did what to a subject, oldest first. */
export async function auditEntriesOf({ sql }: World, subject: string): Promise<string[]> {
  const { rows } = await sql.verify.query<{ actor: string; action: string }>(
    'SELECT actor, action FROM verify.audit WHERE subject = $1 ORDER BY seq',
    [subject],
  );
  return rows.map(({ actor, action }) => `${actor} ${action}`);
}
