import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

export type PartName = 'codegen' | 'server' | 'h5' | 'admin';

/** One product of the build: what it is made from, and what proves that it was made. */
export interface Part {
  readonly name: PartName;
  readonly title: string;
  readonly sources: readonly string[];
  readonly outputs: () => readonly string[];
}

/** What is bundled for Node: the server, its threads, what starts it, and what tells whether that is still up to date. */
export const SERVER_BUNDLES: Readonly<Record<string, string>> = {
  main: fromRoot('server/main.ts'),
  'html-thread': fromRoot('server/modules/content/articles/html-thread.ts'),
  start: fromRoot('server/commands/start.ts'),
  'build-parts': fromRoot('server/commands/build-parts.ts'),
};

const SHARED = ['package-lock.json', 'tsconfig.json', 'schema'];

export const PARTS: readonly Part[] = [
  {
    name: 'codegen',
    title: 'typed documents',
    sources: ['schema', 'client-h5/src', 'client-admin/src'],
    outputs: () => documents().map((file) => file.replace(/\.graphql$/, '.generated.ts')),
  },
  {
    name: 'server',
    title: 'server',
    sources: [...SHARED, 'migrations', 'server'],
    outputs: () => Object.keys(SERVER_BUNDLES).map((name) => fromRoot(`dist/server/${name}.js`)),
  },
  {
    name: 'h5',
    title: 'H5',
    sources: [...SHARED, 'client-h5'],
    outputs: () => [fromRoot('dist/h5/index.html'), fromRoot('dist/h5-home/home.cjs')],
  },
  {
    name: 'admin',
    title: 'console',
    sources: [...SHARED, 'client-admin'],
    outputs: () => [fromRoot('dist/admin/index.html')],
  },
];

const RECORD = fromRoot('dist/.build-hashes.json');
const NOT_SOURCES = /\.generated\.ts$|\.test\.tsx?$|\.md$|(^|\/)(e2e|bench|testing)\//;

/** What a part was made from: the content of its sources, and their sizes and times. */
interface Made {
  readonly content: string;
  readonly stamp: string;
}

/**
 * The parts whose sources changed since they were made, or whose output is gone. By content and not by time: a fresh
 * clone or a changed branch has new times on old text. Files of the same sizes and times are not read again.
 */
export function dueParts(parts = PARTS, record = RECORD): readonly Part[] {
  const made = readMade(record);
  return parts.filter((part) => {
    const was = made[part.name];
    if (was === undefined || !part.outputs().every((file) => existsSync(file))) return true;
    const stamp = stampOf(part);
    if (was.stamp === stamp) return false;
    const content = contentOf(part);
    if (was.content !== content) return true;
    note(part, { content, stamp }, record);
    return false;
  });
}

export function markBuilt(part: Part, record = RECORD): void {
  note(part, { content: contentOf(part), stamp: stampOf(part) }, record);
}

function note(part: Part, made: Made, record: string): void {
  mkdirSync(path.dirname(record), { recursive: true });
  const draft = `${record}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify({ ...readMade(record), [part.name]: made }, null, 2));
  renameSync(draft, record);
}

function readMade(record: string): Partial<Record<PartName, Partial<Made>>> {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Partial<Record<PartName, Made>>;
  } catch {
    return {};
  }
}

const contentOf = (part: Part): string => hashOf(part, (file) => readFileSync(file));

const stampOf = (part: Part): string =>
  hashOf(part, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${String(size)} ${String(mtimeMs)}`;
  });

function hashOf({ name, sources }: Part, tell: (file: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).filter((one) => isSource(name, one))) {
    hash.update(path.relative(fromRoot(), file)).update('\0').update(tell(file)).update('\0');
  }
  return hash.digest('hex');
}

const isSource = (name: PartName, file: string): boolean =>
  name === 'codegen'
    ? /\.graphql$|codegen\.ts$/.test(file)
    : !NOT_SOURCES.test(path.relative(fromRoot(), file));

function filesIn(place: string): string[] {
  const root = fromRoot(place);
  if (!existsSync(root)) return [];
  if (path.extname(place) === '.json') return [root];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const documents = (): string[] =>
  ['client-h5/src', 'client-admin/src']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.graphql'));
