import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { fromRoot } from '../platform/project-root';

const LINES_MAX = 200;

/** Whose sheets are held, where their shared classes stand, and where the design's values do. */
const CLIENTS = [
  {
    source: 'client-h5/src',
    shared: 'client-h5/src/styles',
    tokens: 'client-h5/src/styles/tokens',
  },
] as const;

interface Sheet {
  readonly file: string;
  readonly text: string;
}

const sheetsIn = (folder: string): readonly Sheet[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

const CLASS = /\.([A-Za-z][\w-]*)/g;
const GLOBAL = /:global\(\.([\w-]+)\)/g;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i;
const NAMED =
  /^(border|outline|background|color|fill|stroke|accent|caret|text-decoration|box-shadow)/;
const NAMES = /\b(black|white|red|green|blue|gr[ae]y|orange|yellow|purple|navy|teal|silver)\b/i;
const LENGTH = /\d(px|rem|em|pt|%)/;

/** What a declaration says itself although the design has a value for it; null where it does not. */
function ownValue({ prop, value }: Declaration): string | null {
  const said = `${prop}: ${value}`;
  if (COLOUR.test(value) || (NAMED.test(prop) && NAMES.test(value))) return `colour in ${said}`;
  if (prop === 'font-family' || (/^font(-size)?$/.test(prop) && !/^(var\(|inherit$)/.test(value)))
    return `font in ${said}`;
  if (prop.endsWith('radius') && LENGTH.test(value)) return `radius in ${said}`;
  if (prop.endsWith('shadow') && LENGTH.test(value)) return `shadow in ${said}`;
  return null;
}

function ownValues(root: Root): string[] {
  const found: string[] = [];
  root.walkDecls((declaration) => {
    const value = ownValue(declaration);
    if (value !== null) found.push(value);
  });
  return found;
}

function selectorsOf(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    found.push(...rule.selectors);
  });
  return found;
}

const classesOf = (selectors: readonly string[], pattern = CLASS): string[] =>
  selectors.flatMap((selector) => [...selector.matchAll(pattern)].map(([, name]) => name ?? ''));

/** Shared classes that a module's selectors take hold of without a class of the module around them. */
const reachingOut = (selectors: readonly string[]): string[] =>
  selectors.filter(
    (selector) => selector.includes(':global(') && !/\.[A-Za-z]/.test(selector.replace(GLOBAL, '')),
  );

/** Where a component takes the classes of a module: `styles.name`, or any of them by `styles[name]`. */
function classesTaken(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  for (const name of readdirSync(fromRoot(source), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue;
    const text = readFileSync(fromRoot(source, name), 'utf8');
    for (const [, variable = '', sheet = ''] of text.matchAll(MODULE_IMPORT)) {
      const file = path.posix.join(source, path.posix.dirname(name.replaceAll('\\', '/')), sheet);
      const names = text.matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\[)`, 'g'));
      const known = taken.get(file) ?? new Set();
      for (const [, one = ANY] of names) known.add(one);
      taken.set(file, known);
    }
  }
  return taken;
}

const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;
const ANY = '*';

describe.each(CLIENTS)('the sheets of $source', ({ source, shared, tokens }) => {
  const sheets = sheetsIn(source).map((sheet) => ({ ...sheet, root: postcss.parse(sheet.text) }));
  const modules = sheets.filter(({ file }) => !file.startsWith(`${shared}/`));
  const said = (pick: (root: Root) => readonly string[], among: typeof sheets) =>
    among.flatMap(({ file, root }) => pick(root).map((one) => `${file}: ${one}`));

  it(`have at most ${String(LINES_MAX)} lines`, () => {
    const long = sheets.filter(({ text }) => text.split('\n').length - 1 > LINES_MAX);
    expect(sheets.length).toBeGreaterThan(10);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('take colours, fonts, radii and shadows from the design’s values', () => {
    const drawn = sheets.filter(({ file }) => !file.startsWith(`${tokens}/`));
    expect(said(ownValues, drawn)).toEqual([]);
  });

  it('are modules beside the component they are named after, but for the shared ones', () => {
    const stray = modules
      .map(({ file }) => file)
      .filter(
        (file) =>
          !file.endsWith('.module.css') ||
          !existsSync(fromRoot(file.replace(/\.module\.css$/, '.tsx'))),
      );
    expect(stray).toEqual([]);
  });

  it('give no two components the same class names', () => {
    const names = modules.map(({ file }) => path.basename(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('hold the classes that components take, and no other', () => {
    const taken = classesTaken(source);
    const odd = modules.flatMap(({ file, root }) => {
      const own = selectorsOf(root).map((selector) => selector.replace(GLOBAL, ''));
      const held = new Set(classesOf(own));
      const names = taken.get(file) ?? new Set<string>();
      const missing = [...names].filter((name) => name !== ANY && !held.has(name));
      const unused = [...held].filter((name) => !names.has(name) && !names.has(ANY));
      return [...missing, ...unused].map((name) => `${file}: ${name}`);
    });
    expect(odd).toEqual([]);
  });

  it('make no class global, and reach for a shared one only inside of their own', () => {
    const common = sheets.filter(({ file }) => file.startsWith(`${shared}/`));
    const known = new Set(common.flatMap(({ root }) => classesOf(selectorsOf(root))));
    const unknown = (root: Root) =>
      classesOf(selectorsOf(root), GLOBAL).filter((name) => !known.has(name));
    expect(said(unknown, modules)).toEqual([]);
    expect(said((root) => reachingOut(selectorsOf(root)), modules)).toEqual([]);
  });
});

describe('the rule on sheets', () => {
  it.each([
    ['a { color: #12151c }', 'colour'],
    ['a { border: 1px solid white }', 'colour'],
    ['a { background: rgb(0 0 0 / 0.4) }', 'colour'],
    ['a { font: 600 13px/1 var(--font) }', 'font'],
    ['a { font-size: 16px }', 'font'],
    ['a { font-family: Arial }', 'font'],
    ['a { border-radius: 12px }', 'radius'],
    ['a { border-top-left-radius: 50% }', 'radius'],
    ['a { box-shadow: 0 1px 2px var(--ink) }', 'shadow'],
  ])('sees a value of its own in %s', (css, kind) => {
    expect(ownValues(postcss.parse(css))).toEqual([expect.stringContaining(`${kind} in `)]);
  });

  it.each([
    'a { color: var(--ink); font: var(--t-small); border-radius: var(--r-m) }',
    'a { font: inherit; border-radius: 0; box-shadow: none; border: 1px solid transparent }',
    'a { border-radius: var(--r-xl) var(--r-xl) 0 0; white-space: nowrap }',
  ])('lets %s be', (css) => {
    expect(ownValues(postcss.parse(css))).toEqual([]);
  });

  it('sees a module that restyles a shared class everywhere', () => {
    expect(reachingOut([':global(.button)', '.form :global(.button)'])).toEqual([
      ':global(.button)',
    ]);
  });
});
