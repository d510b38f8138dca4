import { readFileSync } from 'node:fs';
import type { Language } from '../../schema/languages';
import type { MovementKind } from '../../schema/states';
import { fromRoot } from '../platform/project-root';

const titles = new Map<Language, Readonly<Record<string, string>>>();

/** A ledger kind in words. */
export function movementTitle(language: Language, kind: MovementKind): string {
  const known =
    titles.get(language) ??
    (JSON.parse(
      readFileSync(fromRoot('schema', 'locales', language, 'movements.json'), 'utf8'),
    ) as Readonly<Record<string, string>>);
  titles.set(language, known);
  const title = known[kind];
  if (title === undefined) throw new Error(`no ${language} words for ${kind}`);
  return title;
}
