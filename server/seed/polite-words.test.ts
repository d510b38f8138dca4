import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(__dirname, '../../schema/locales');

/** Every text under a key of the language, wherever it stands. */
function said(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === language && typeof entry === 'string' ? [entry] : said(entry, language),
  );
}

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

function jsonIn(folder: string): unknown[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('h5'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown);
}

it.each(['zh', 'hk'])(
  'H10: seed, mails, messages, errors and console address their reader in one way: %s',
  (language) => {
    const all = [
      ...jsonIn(__dirname).flatMap((file) => said(file, language)),
      ...jsonIn(join(LOCALES, language)).flatMap(texts),
    ];
    expect(all.filter((text) => text.includes('您')).length).toBeGreaterThan(50);
    expect(all.filter((text) => text.includes('你'))).toEqual([]);
  },
);
