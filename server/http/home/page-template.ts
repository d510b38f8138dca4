import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  HOME_VIEW_ID,
  type HomeFor,
  type HomeView,
  type HomeWords,
} from '../../../schema/home-page';
import { languageFacts } from '../../../schema/languages';

/** What of the manifest of the build is read here. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, BuiltFile>>;

export interface Drawn {
  readonly view: HomeView;
  readonly html: string;
}

const HREF = '/h5/';
const ROOT = '<div id="root"></div>';
const DARK = /\[data-theme=["']?dark["']?\]\{([^}]*)\}/g;

/**
 * The page of the build with one screen's styles in it and its files named, so that the first paint
 * waits for nothing else. Answers how to fill it.
 *
 * @throws Error where the build is not there, or is not one of this version
 */
export function pageTemplate(dist: string, screen: string, words: (view: HomeFor) => HomeWords) {
  const folder = path.join(dist, 'h5');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const files = ['index.html', screen].flatMap((entry) => withImports(manifest, entry));
  const sheets = [...new Set(files.flatMap(({ css = [] }) => css))];
  const built = read('index.html');
  if (!built.includes(ROOT)) throw new Error('no place for Home in the page of the build');
  const scripts = new Set(files.map(({ file }) => file));
  const page = scriptsLast(withoutSheets(built)).replace(
    '<script src="',
    `<script async fetchpriority="high"${named({
      sheets,
      files: [...scripts].filter((file) => !built.includes(`"${HREF}${file}"`)),
    })} src="`,
  );
  const head = `<style>${styles(sheets.map(read).join(''))}</style>`;
  return ({ view, html }: Drawn): string => {
    const { first, own } = words(view);
    const fetched = `<link rel="preload" as="fetch" crossorigin href="${first}">`;
    return inLanguage(page, view)
      .replace('<script async', `<script async${named({ words: [own.replace(HREF, '')] })}`)
      .replace('</head>', () => `${head}</head>`)
      .replace(ROOT, () => `<div id="root">${html}</div>${dataOf(view)}${fetched}`);
  };
}

function withImports(manifest: Manifest, entry: string, seen = new Set<string>()): BuiltFile[] {
  const built = manifest[entry];
  if (!built || seen.has(entry)) return [];
  seen.add(entry);
  const inside = (built.imports ?? []).flatMap((name) => withImports(manifest, name, seen));
  return [...inside, built];
}

const withoutSheets = (page: string): string =>
  page
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    // Where no script has run yet, the device's own choice holds.
    .replace(/ data-theme="light"/, '');

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** The app is asked for behind what is shown: on a slow line its files would share it with the page and its picture. */
const scriptsLast = (page: string): string =>
  page
    .replace(SCRIPT, '')
    .replace('</body>', () => `${(page.match(SCRIPT) ?? []).join('')}</body>`);

/**
 * For `first-paint.js`, which puts links to them into the page: of links that stand in it a browser would
 * fetch each, also of sheets that are switched off, and of Home where another screen is wanted.
 */
const named = (list: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(list)
    .map(([name, all]) => ` data-${name}="${all.map(short).join(' ')}"`)
    .join('');

const short = (file: string): string => file.replace('assets/', '');

const styles = (css: string): string =>
  css +
  [...css.matchAll(DARK)]
    .map(
      ([, rules = '']) => `@media (prefers-color-scheme:dark){:root:not([data-theme]){${rules}}}`,
    )
    .join('') +
  '[data-elsewhere] #root{display:none}';

function inLanguage(page: string, { language }: HomeFor): string {
  const { tag, market } = languageFacts[language];
  return page
    .replace(/lang="[^"]*"/, `lang="${tag}"`)
    .replace(/data-market="[^"]*"/, `data-market="${market}"`);
}

/** A block of data, which no browser runs; `<` could end it. */
const dataOf = (view: HomeView): string =>
  `<script type="application/json" id="${HOME_VIEW_ID}">${JSON.stringify(view).replaceAll('<', '\\u003c')}</script>`;
