import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '.';

interface Words {
  readonly shell: { readonly entry: Readonly<Record<string, string>> };
}

it.each(['en', 'zh'])('every entry of the menu has its name, in %s', (language) => {
  const file = join(__dirname, '../../../schema/locales', language, 'admin/shared.json');
  const { shell } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  const entries = resources.filter(({ menu }) => menu !== undefined);
  const nameless = entries.map(({ resource }) => resource.name).filter((one) => !shell.entry[one]);
  expect(entries.length).toBeGreaterThan(5);
  expect(nameless).toEqual([]);
});
