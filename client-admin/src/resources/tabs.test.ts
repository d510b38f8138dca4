import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '.';

const tabs = resources.flatMap(({ ofUser }) => (ofUser ? [ofUser.tab] : []));

describe.each(['en', 'zh'])('a customer’s page, in %s', (language) => {
  const file = join(__dirname, `../../../schema/locales/${language}/admin/users.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<'tab' | 'none', object>;

  it.each(tabs)('names the tab %s, and says when it is empty', (tab) => {
    expect(words.tab).toHaveProperty(tab);
    expect(words.none).toHaveProperty(tab);
  });
});
