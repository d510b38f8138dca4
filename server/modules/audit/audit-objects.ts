import type { Context, Reads } from '../../platform/context';
import type { AuditedObject, BlindSubjects } from '../../platform/module';

const objects = new Map<string, AuditedObject>();
const blind: BlindSubjects[] = [];

/** What entries speak of, by the first word of a subject. `modules/index.ts` registers it, once. */
export function registerAudited(more: Readonly<Record<string, AuditedObject>>): void {
  for (const [word, object] of Object.entries(more)) objects.set(word, object);
}

export function registerBlindSubjects(read: BlindSubjects): void {
  blind.push(read);
}

/** `staff/3`, `staff/4` and `recharge/17` → the ids of each kind. What has no number is left out. */
function byKind(subjects: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const subject of new Set(subjects)) {
    const [, word = '', id = ''] = /^([A-Za-z_-]+)\/([1-9][0-9]{0,17})$/.exec(subject) ?? [];
    if (id !== '') ids.set(word, [...(ids.get(word) ?? []), id]);
  }
  return ids;
}

/**
 * `staff/3` → Lena Park; titles are in the reader's language where there is one. What no module names is
 * not in the answer. One read for each kind.
 */
export async function namesOf(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  subjects: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [word, ids] of byKind(subjects)) {
    const names = (await objects.get(word)?.names(db, ids, locale)) ?? [];
    for (const [id, name] of names) found.set(`${word}/${id}`, name);
  }
  return found;
}

const EXACT = /^(?:system|[A-Za-z_-]+\/[a-z0-9]{1,18})$/;

/** The subjects that somebody means: `recharge/17` itself, or what people call it. */
export async function subjectsCalled(
  db: Reads,
  text: string,
  words: readonly string[] = [...objects.keys()],
): Promise<string[]> {
  if (EXACT.test(text)) return [text];
  const found: string[] = [];
  for (const word of words) {
    const ids = (await objects.get(word)?.idsOf(db, text)) ?? [];
    found.push(...ids.map((id) => `${word}/${id}`));
  }
  return found;
}

/** Those of the subjects whose finding a second person has still to make for themselves. */
export async function blindOf(db: Reads, subjects: readonly string[]): Promise<Set<string>> {
  const all = await Promise.all(blind.map((read) => read(db, subjects)));
  return new Set(all.flat());
}
