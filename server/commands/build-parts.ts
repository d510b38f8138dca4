import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

export type PartName = 'codegen' | 'server' | 'h5' | 'admin';

/** One product of the build: what it is made from, and what proves that it was made. */
interface Part {
  readonly name: PartName;
  readonly title: string;
  readonly sources: readonly string[];
  readonly outputs: () => readonly string[];
}

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
    outputs: () => [fromRoot('dist/server/main.js')],
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

const HASHES_FILE = fromRoot('dist/.build-hashes.json');
const NOT_SOURCES = /\.generated\.ts$|\.test\.tsx?$|\.md$|(^|\/)(e2e|bench|testing|commands)\//;

/** The parts whose sources changed since they were made, or whose output is gone. */
export function dueParts(): readonly Part[] {
  const built = readHashes();
  return PARTS.filter(
    (part) => built[part.name] !== hashOf(part) || !part.outputs().every(existsSync),
  );
}

export function markBuilt(part: Part): void {
  mkdirSync(path.dirname(HASHES_FILE), { recursive: true });
  const hashes = { ...readHashes(), [part.name]: hashOf(part) };
  writeFileSync(HASHES_FILE, JSON.stringify(hashes, null, 2));
}

function readHashes(): Partial<Record<PartName, string>> {
  try {
    return JSON.parse(readFileSync(HASHES_FILE, 'utf8')) as Partial<Record<PartName, string>>;
  } catch {
    return {};
  }
}

/** By content and not by time: a fresh clone or a changed branch has new times on old text. */
function hashOf({ name, sources }: Part): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).filter((one) => isSource(name, one))) {
    hash
      .update(path.relative(fromRoot(), file))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
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
