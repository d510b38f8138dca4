import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** Of `recharge/17` and others: those that wait for a second person, who has to find the same alone. */
export async function blindRequests(db: Reads, subjects: readonly string[]): Promise<string[]> {
  const found = await rows<{ subject: string }>(
    db,
    `SELECT s.subject FROM unnest($1::text[]) s (subject)
     JOIN review v ON v.kind = upper(split_part(s.subject, '/', 1))
       AND v.subject_id = substring(s.subject FROM '^[a-z-]+/([1-9][0-9]{0,17})$')::bigint
     WHERE v.state = 'SECOND_APPROVAL'`,
    [subjects],
  );
  return found.map(({ subject }) => subject);
}
