import type { Fault } from './fault';

const SEARCH = ['server/modules/overview/api/search.test.ts'];
const PLAN = ['server/modules/accounts/search-users.test.ts'];
const PALETTE = ['client-admin/src/layout/search/GoAnywhere.test.tsx'];
const RESOLVER = 'server/modules/overview/api/search.resolver.ts';
const USERS = 'server/modules/accounts/search-users.ts';

/** The console's search over everything. */
export const searchFaults: readonly Fault[] = [
  {
    id: 'search-users-without-right',
    invariant: 'A9',
    what: 'whoever may search finds users',
    file: RESOLVER,
    find: "may('user.read') ?",
    replace: "may('search.read') ?",
    tests: SEARCH,
    only: 'A9',
  },
  {
    id: 'search-recharges-without-right',
    invariant: 'A9',
    what: 'whoever may search finds recharges',
    file: RESOLVER,
    find: "may('recharge.read') ?",
    replace: "may('search.read') ?",
    tests: SEARCH,
    only: 'A9',
  },
  {
    id: 'search-name-parts-for-all',
    invariant: 'A9',
    what: 'a part of a name finds users for people who may not see contact data',
    file: RESOLVER,
    find: "usersFound(ctx, text, may('user.reveal'))",
    replace: 'usersFound(ctx, text, true)',
    tests: SEARCH,
    only: 'A9',
  },
  {
    id: 'search-phone-part',
    invariant: 'S3',
    what: 'the last digits of a phone number find whose it is',
    file: USERS,
    find: "~ '^(${COUNTRY_CODE})$' LIMIT",
    replace: "~ '^[0-9]*$' LIMIT",
    tests: SEARCH,
    only: 'part of a phone',
  },
  {
    id: 'search-of-any-length',
    invariant: 'QUALITY 3',
    what: 'a search may have any length',
    file: RESOLVER,
    find: 'max: limits.findLengthMax',
    replace: 'max: 1_000_000',
    tests: SEARCH,
    only: 'of 2 to 64',
  },
  {
    id: 'search-by-one-letter',
    invariant: 'QUALITY 3',
    what: 'one letter is a search',
    file: RESOLVER,
    find: 'Array.from(text).length < limits.findLengthMin',
    replace: 'Array.from(text).length < 1',
    tests: SEARCH,
    only: 'of 2 to 64',
  },
  {
    id: 'search-reads-all-phones',
    invariant: 'QUALITY 1',
    what: 'finding a phone number reads every user',
    file: USERS,
    find: "reverse(ltrim(phone, '+')) LIKE $4",
    replace: "reverse(ltrim(phone, '+ ')) LIKE $4",
    tests: PLAN,
  },
  {
    id: 'search-reads-all-names',
    invariant: 'QUALITY 1',
    what: 'finding a part of a name reads every user',
    file: USERS,
    find: 'text_parts(user_name) @> text_parts($5)',
    replace: "text_parts(user_name || '') @> text_parts($5)",
    tests: PLAN,
  },
  {
    id: 'palette-opens-one-of-several',
    invariant: 'QUALITY 4',
    what: 'Enter before the answer opens the first of several hits',
    file: 'client-admin/src/layout/search/options.ts',
    find: 'all.length === 1',
    replace: 'all.length > 0',
    tests: PALETTE,
  },
  {
    id: 'palette-not-from-fields',
    invariant: 'QUALITY 4',
    what: 'Ctrl+K does not open the search from a field',
    file: 'client-admin/src/layout/search/GoAnywhere.tsx',
    find: 'if (!chord ||',
    replace: 'if (event.target instanceof HTMLInputElement || !chord ||',
    tests: PALETTE,
  },
];
