import { readFileSync } from 'node:fs';
import type { Language } from '../../schema/languages';
import type { MemberLevel, MovementKind } from '../../schema/states';
import { fromRoot } from './project-root';

type Label = MovementKind | `member.${MemberLevel}`;

const read = new Map<Language, Readonly<Record<string, string>>>();

/** What old apps show as it comes: a ledger kind, or a member's level, in words. */
export function label(language: Language, name: Label): string {
  const known =
    read.get(language) ??
    (JSON.parse(
      readFileSync(fromRoot('schema', 'locales', language, 'labels.json'), 'utf8'),
    ) as Readonly<Record<string, string>>);
  read.set(language, known);
  const words = known[name];
  if (words === undefined) throw new Error(`no ${language} words for ${name}`);
  return words;
}
