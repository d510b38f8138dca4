import type { EntityManager } from 'typeorm';

/** Runs one query. Columns come in camelCase; bigint and numeric stay text, which `usd` reads. */
export const rows = async <Row>(
  db: Pick<EntityManager, 'query'>,
  sql: string,
  args: readonly unknown[] = [],
): Promise<Row[]> => camelCased(await db.query<Record<string, unknown>[]>(sql, [...args]));

/** The same rows with camelCase names. A loop, because `Object.fromEntries` takes five times as long. */
export function camelCased<Row>(found: readonly Record<string, unknown>[]): Row[] {
  const names = Object.keys(found[0] ?? {}).map((column) => [column, camelCase(column)] as const);
  return found.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [column, name] of names) named[name] = row[column];
    return named as Row;
  });
}

const camelCase = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
