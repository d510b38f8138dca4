import type { Language } from '../../../../schema/languages';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { readId } from '../../../platform/text/read-money';

interface Row {
  readonly id: string;
  readonly name: string;
}

/** The titles of articles in this language, in English, or in whatever language they have, by id. */
export const articleNames = async (db: Reads, ids: readonly string[], locale: Language) =>
  new Map(
    (
      await rows<Row>(
        db,
        `SELECT a.id, coalesce(v.titles ->> $2, v.titles ->> 'en',
           (SELECT t.value FROM jsonb_each_text(v.titles) t LIMIT 1), '') AS name
         FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.version WHERE a.id = ANY ($1)`,
        [ids, locale],
      )
    ).map(({ id, name }) => [id, name]),
  );

/** The article with this number. */
export async function articlesCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'SELECT id FROM article WHERE id = $1', [
    readId(text),
  ]);
  return found.map(({ id }) => id);
}
