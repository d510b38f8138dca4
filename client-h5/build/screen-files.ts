import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenPath, paths } from '../../schema/routes';

/** What of a built chunk is read here. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** What each screen needs besides the first load. Short: `first-paint.js` holds it. */
interface FilesTable {
  /** Names without `assets/`, each once. */
  readonly files: readonly string[];
  /**
   * By the screen's path: the feature whose words it waits for, 1 where only who is signed in gets there,
   * and its places in the list of files.
   */
  readonly screens: Readonly<Record<string, readonly [string, 0 | 1, ...number[]]>>;
}

const app = join(import.meta.dirname, '../src/app');
const SCREEN =
  /at\(\s*paths\.(\w+),\s*lazyScreen\(\s*'([\w-]+)',\s*'\w+',\s*\(\) => import\('([^']+)'\)/g;

/**
 * The files of every screen that `routes.tsx` lists, but of the entry page: the server names those. The list
 * of all other screens is the last file, so that it is there before anybody goes to one.
 *
 * @throws Error where a line of that list cannot be read, or its screen was not built
 */
export function screenFiles(bundle: Bundle): FilesTable {
  const source = readFileSync(join(app, 'routes.tsx'), 'utf8');
  const found = [...source.matchAll(SCREEN)];
  if (found.length !== source.split(/\blazyScreen\(/).length - 1) {
    throw new Error('a screen of routes.tsx is written in another way');
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = withImports(bundle, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
  const chunkOf = (from: string) => {
    const module = `${join(app, from).replaceAll('\\', '/')}.tsx`;
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!own) throw new Error(`no chunk for ${from}`);
    return own;
  };
  const files: string[] = [];
  const placeOf = (name: string) => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const screens = found.map(([, page = '', words = '', from = '']) => {
    const path = paths[page as keyof typeof paths] as string;
    const own = chunkOf(from);
    const needed = [...withImports(bundle, own.fileName)].filter((name) => !first.has(name));
    const closed = isOpenPath(path) ? 0 : 1;
    return [path, [words, closed, ...needed.map(short).map(placeOf)]] as const;
  });
  placeOf(short(chunkOf('./MoreScreens').fileName));
  return { files, screens: Object.fromEntries(screens) };
}

const short = (file: string): string => file.replace('assets/', '');

/** A chunk, what it imports, and the styles of all of them. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  for (const file of [name, ...sheetsOf(chunk)]) seen.add(file);
  for (const part of chunk.imports) withImports(bundle, part, seen);
  return seen;
}

const sheetsOf = ({ viteMetadata }: Chunk): Iterable<string> => viteMetadata?.importedCss ?? [];
