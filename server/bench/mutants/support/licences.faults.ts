import type { Fault } from '../fault';

const COPY = ['schema/content/forbidden-copy.test.ts'];
const PUBLISHED = ['server/modules/content/articles/licences.test.ts'];

/** A licence is claimed in the wordings that two administrators have set, and in no others. */
export const licenceFaults: readonly Fault[] = [
  {
    id: 'licence-of-another-number',
    invariant: 'H10',
    what: 'a licence with a longer number than the one that is set may be claimed',
    file: 'schema/content/licences.ts',
    find: "  const behind = GOES_ON.test(last) ? BEHIND : '';",
    replace: "  const behind = '';",
    tests: COPY,
    only: 'allows nothing else beside them',
  },
  {
    id: 'licence-hides-institution',
    invariant: 'H10',
    what: 'a wording of a licence that is set may name another institution',
    file: 'schema/content/forbidden-copy.ts',
    find: '    ...wordsIn(plain, institutions),',
    replace: '    ...wordsIn(withoutLicences(plain, licences), institutions),',
    tests: COPY,
    only: 'neither a promise nor another institution',
  },
  {
    id: 'licence-without-number',
    invariant: 'H10',
    what: 'a wording of a licence is set without its number',
    file: 'schema/settings/fits.ts',
    find: ' && NUMBERED.test(line)',
    replace: '',
    tests: ['schema/settings/settings.test.ts'],
  },
  {
    id: 'licence-without-number-in-sql',
    invariant: 'H10',
    what: 'the database takes a wording of a licence without its number',
    file: 'server/modules/settings/setting_fits.sql',
    find: "OR e.line #>> '{}' !~ '[0-9",
    replace: "OR e.line #>> '{}' !~ '[A-Za-z0-9",
    tests: ['server/modules/settings/settings.test.ts'],
    only: 'judge every value alike',
  },
  {
    id: 'licence-setting-promises',
    invariant: 'H10',
    what: 'a wording of a licence is set that promises or names another institution',
    file: 'server/modules/settings/read-change.ts',
    find: "    lines.flatMap((line) => forbiddenCopy('en', line, lines)),",
    replace: '    [],',
    tests: ['server/modules/settings/settings.test.ts'],
    only: 'are not',
  },
  {
    id: 'licence-not-configured',
    invariant: 'H10',
    what: 'any licence may be claimed once one is set',
    file: 'server/modules/content/articles/publishable.ts',
    find: 'forbiddenCopy(language, text, licences)',
    replace: 'forbiddenCopy(language, text, licences.length > 0 ? [text] : [])',
    tests: PUBLISHED,
  },
];
