import type { Language } from '../../../../schema/languages';
import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What people accept, in one language. */
export interface LegalText {
  /** By which it is accepted: `2026-11` of an agreement, `2` of a risk notice. */
  readonly number: string;
  readonly title: string;
  /** Cleaned HTML. */
  readonly body: string;
  /** Since when it is in force, or was. */
  readonly since: Date;
}

type Kind = 'AGREEMENT' | 'RISK';

const TEXTS = `SELECT t.number, v.titles ->> $2 AS title, v.bodies ->> $2 AS body, t.since
  FROM legal_text t JOIN article_version v ON v.article_id = t.article_id AND v.version = t.version WHERE t.kind = $1`;

/** The one in force. */
export async function legalText(db: Reads, kind: Kind, language: Language): Promise<LegalText> {
  const [found] = await rows<LegalText>(db, `${TEXTS} ORDER BY t.place DESC LIMIT 1`, [
    ...[kind, language],
  ]);
  if (!found) throw new Error(`no ${kind} is in force`);
  return found;
}

/** The one with this number, in force or not; null where there is none. */
export async function legalTextOf(
  db: Reads,
  { kind, number, language }: { kind: Kind; number: string; language: Language },
): Promise<LegalText | null> {
  const [found] = await rows<LegalText>(db, `${TEXTS} AND t.number = $3`, [kind, language, number]);
  return found ?? null;
}

/** Numbers of agreements that are or were in force, newest first. */
export const agreementVersions = (db: Reads): Promise<Pick<LegalText, 'number' | 'since'>[]> =>
  rows(
    db,
    `SELECT number, since FROM legal_text WHERE kind = 'AGREEMENT' ORDER BY place DESC LIMIT 100`,
  );
