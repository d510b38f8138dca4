import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../../platform/project-root';

/** What of the manifest of H5's build is read here. */
interface BuiltFile {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, BuiltFile>>;

interface Weight {
  readonly name: string;
  /** Bytes of its scripts, gzip. */
  readonly bytes: number;
}

const folder = (file: string): string => fromRoot('dist/h5', file);

const manifest = (): Manifest =>
  JSON.parse(readFileSync(folder('.vite/manifest.json'), 'utf8')) as Manifest;

const gzipped = (file: string): number => gzipSync(readFileSync(folder(file)), { level: 9 }).length;

function withImports(all: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  const built = all[entry];
  if (!built || seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of built.imports ?? []) withImports(all, name, seen);
  return seen;
}

/** All scripts that the page itself names, so that no import is left out. */
export function firstFiles(): readonly string[] {
  const page = readFileSync(folder('index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/h5\/([^"]+\.js)"/g)];
  return [...new Set(named.flatMap(([, file]) => file ?? []))];
}

export const firstBytes = (): number => firstFiles().reduce((sum, file) => sum + gzipped(file), 0);

/** What each screen adds to that: its own chunk and those that it shares with others. */
export function routeBytes(): readonly Weight[] {
  const all = manifest();
  const first = withImports(all, 'index.html');
  return Object.entries(all)
    .filter(([name, built]) => built.isDynamicEntry === true && /(Screen|Page)\.tsx$/.test(name))
    .map(([name]) => {
      const own = [...withImports(all, name)].filter((one) => !first.has(one));
      const bytes = own.reduce((sum, one) => sum + gzipped(all[one]?.file ?? ''), 0);
      return { name, bytes };
    });
}
