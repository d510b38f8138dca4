import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { fromRoot } from '../project-root';

/** One callable function: `server/modules/<module>/<name>.sql`. */
export interface SqlFile {
  /** The function's name, which is the file's. */
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Functions that must exist before it: the names on its `-- after: a, b` line. */
  readonly after: readonly string[];
  /** Whether tarn_app calls it in practice mode alone: its `-- mode: practice` line. */
  readonly practice: boolean;
}

/** All SQL functions of the server, each after those it needs. */
export const sqlFiles = (): readonly SqlFile[] =>
  inOrder(['server/modules', 'server/platform'].flatMap((folder) => readFolder(fromRoot(folder))));

/**
 * Drops and makes all functions again, in the caller's transaction and as its role. All of them,
 * because PostgreSQL does not follow what a function body uses, and a changed signature or type
 * would otherwise leave half of the callers behind.
 */
export async function applySqlFiles(
  client: Client,
  files: readonly SqlFile[],
  goneNames: readonly string[],
): Promise<void> {
  const toDrop = [...goneNames, ...files.map((file) => file.name).reverse()];
  for (const name of toDrop) {
    await client.query(`DROP FUNCTION IF EXISTS ${client.escapeIdentifier(name)}`);
  }
  for (const { name, text } of files) {
    try {
      await client.query(text);
    } catch (error) {
      throw new Error(`${name}.sql: ${describe(error, text)}`, { cause: error });
    }
  }
}

/** Sorts so that each file comes after those it names; otherwise by name. */
export function inOrder(files: readonly SqlFile[]): readonly SqlFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const sorted = new Set<SqlFile>();
  const visit = (file: SqlFile, callers: readonly string[]): void => {
    if (sorted.has(file)) return;
    const chain = [...callers, file.name];
    if (callers.includes(file.name)) throw new Error(`SQL files in a circle: ${chain.join(', ')}`);
    for (const name of file.after) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`${file.name}.sql comes after ${name}.sql, which is missing`);
      visit(needed, chain);
    }
    sorted.add(file);
  };
  [...files].sort((a, b) => (a.name < b.name ? -1 : 1)).forEach((file) => visit(file, []));
  return [...sorted];
}

const readFolder = (folder: string): SqlFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readSqlFile(path.join(folder, file)));

function readSqlFile(file: string): SqlFile {
  const text = readFileSync(file, 'utf8');
  const after = [...text.matchAll(/^-- after: (.+)$/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  const hash = createHash('sha256').update(text).digest('hex');
  const practice = /^-- mode: practice$/m.test(text);
  return { name: path.basename(file, '.sql'), text, hash, after, practice };
}

/** PostgreSQL counts characters; people read lines. */
function describe(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number.parseInt(String(error.position), 10) : NaN;
  if (Number.isNaN(position)) return error.message;
  return `line ${String(text.slice(0, position).split('\n').length)}: ${error.message}`;
}
