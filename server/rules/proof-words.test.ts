import { readFileSync } from 'node:fs';
import '../modules';
import { allChecks } from '../modules/ledger';
import { SIGNED } from '../modules/proof/check-blocks';
import { partChecks } from '../modules/proof/checks';
import { newMoneyChecks } from '../modules/proof/watch/new-money-checks';
import { quoteFaults } from '../modules/proof/watch/prove-blocks';
import { OUTCOME_CHECK } from '../modules/proof/watch/recompute-outcomes';
import { fromRoot } from '../platform/project-root';

/** Every check that a mismatch can name: those of all modules, and those that the watch asks of what is new. */
const asked = new Set([
  ...allChecks().map(([check]) => check),
  ...Object.keys({ ...partChecks, ...newMoneyChecks }),
  ...quoteFaults({ proved: 0, broken: '1', missing: '1' }).map(({ check }) => check),
  ...[SIGNED, OUTCOME_CHECK],
]);

/** The nouns of what a check can name, as its question spells them: `'bank file ' || id`, `', quote ' || seq`. */
const named = new Set(
  [...allChecks().map(([, sql]) => sql), ...Object.values({ ...partChecks, ...newMoneyChecks })]
    .flatMap((sql) => [...sql.matchAll(/'(?:, | of )?([a-z]+(?: [a-z]+)*?)(?: of)? ' \|\|/g)])
    .map(([, noun = '']) => noun),
);

const wordsIn = (
  language: string,
  part: 'check' | 'subject' = 'check',
): ReadonlyMap<string, string> => {
  const file = fromRoot('schema/locales', language, 'admin/proofWatch.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<
    typeof part,
    Record<string, string>
  >;
  return new Map(Object.entries(words[part]));
};

describe('O9: the names of the checks', () => {
  it.each(['en', 'zh'])('have words in %s, each its own, and no other has any', (language) => {
    const words = wordsIn(language);
    expect([...words.keys()].sort()).toEqual([...asked].sort());
    expect(new Set(words.values()).size).toBe(words.size);
  });

  it('are in English what `npm run verify` says, and can be the path of a word', () => {
    const english = [...wordsIn('en')];
    expect(english.filter(([check, words]) => words !== check)).toEqual([]);
    expect(english.filter(([check]) => check.includes('.'))).toEqual([]);
  });

  it.each(['en', 'zh'])('and of what they name have words in %s, each its own', (language) => {
    const words = wordsIn(language, 'subject');
    expect([...words.keys()].sort()).toEqual([...named].sort());
    expect(new Set(words.values()).size).toBe(words.size);
  });
});
