import type { Context } from '../../platform/context';
import type { References } from '../../platform/module';
import type { StatementLine } from './statement';

const registered = new Map<string, References>();

/** Adds a module's way from the ids in its movements' keys to the numbers people know. */
export function registerReferences(all: Readonly<Record<string, References>>): void {
  for (const [word, read] of Object.entries(all)) registered.set(word, read);
}

/** Movement key → the number people know the order or request by. One read a module for a page of lines. */
export async function referencesOf(
  { db }: Pick<Context, 'db'>,
  lines: readonly Pick<StatementLine, 'key'>[],
): Promise<ReadonlyMap<string, string>> {
  const keys = lines.map(({ key }) => ({ key, word: key.split('.')[0] ?? '', id: idIn(key) }));
  const found = await Promise.all(
    [...registered].map(async ([word, read]) => {
      const own = keys.filter((one) => one.word === word && /^[0-9]+$/.test(one.id));
      if (own.length === 0) return [];
      const numbers = await read(db, [...new Set(own.map(({ id }) => id))]);
      return own.flatMap(({ key, id }) => {
        const number = numbers.get(id);
        return number === undefined ? [] : [[key, number] as const];
      });
    }),
  );
  return new Map(found.flat());
}

/** The id a movement's key ends with. */
const idIn = (key: string): string => key.slice(key.lastIndexOf(':') + 1);
