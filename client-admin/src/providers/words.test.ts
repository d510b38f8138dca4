import { languages } from '../../../schema/languages';
import { limits } from '../../../schema/limits';
import { reasonNames, refusalReasons } from '../resources/recharges/refusalReasons';
import { readWords } from '../testing/words';

/** `shell.role.ADMIN` → its words. */
function flat(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') found.set(at, value);
    else for (const [inner, text] of flat(value as object, at)) found.set(inner, text);
  }
  return found;
}

/** `smart_count` chooses between forms, and a language with one form need not say it. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ''))]
    .filter((name) => name !== 'smart_count')
    .sort();

const english = flat(readWords('en'));
const chinese = flat(readWords('zh'));

describe('the words of the console', () => {
  it('are the same list in both languages', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  it.each([...english])('%s uses the same figures', (key, words) => {
    expect(placeholders(chinese.get(key) ?? '')).toEqual(placeholders(words));
  });

  it('are translated: Chinese holds Chinese', () => {
    const names = /^(resources\.users\.level\.|ra\.page\.(list|show|edit)$|ra\.boolean\.null)/;
    const missing = [...chinese].filter(
      ([key, text]) => !names.test(key) && !/\p{sc=Han}/u.test(text),
    );
    expect(missing).toEqual([]);
  });
});

describe('the reasons of a refusal', () => {
  it.each([...languages])('are all there in %s, each short enough to be sent', (language) => {
    for (const name of reasonNames) {
      const { length } = refusalReasons[language][name];
      expect(length).toBeGreaterThan(8);
      expect(length).toBeLessThanOrEqual(limits.reasonLengthMax);
    }
  });
});
