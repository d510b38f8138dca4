import type { Language } from '../../../../schema/languages';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { readId } from '../../../platform/text/read-money';

/** Titles of projects in this language, or in English, by id. */
export async function projectNames(
  db: Reads,
  ids: readonly string[],
  locale: Language,
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; title: string }>(
    db,
    `SELECT p.id, coalesce(t.titles ->> $2, t.titles ->> 'en') AS title
     FROM yield_project p JOIN yield_terms t ON t.id = p.terms_id
     WHERE p.id = ANY ($1)`,
    [ids, locale],
  );
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** The projects with this title in any language, or this number. */
export async function projectsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT p.id FROM yield_project p JOIN yield_terms t ON t.id = p.terms_id
     WHERE p.id = $2 OR EXISTS (
       SELECT FROM jsonb_each_text(t.titles) o WHERE lower(o.value) = lower($1)) ORDER BY p.id LIMIT 20`,
    [text, readId(text)],
  );
  return found.map(({ id }) => id);
}
