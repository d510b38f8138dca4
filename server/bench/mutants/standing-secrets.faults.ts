import type { Fault } from './fault';

const PASSWORDS = ['server/modules/accounts/passwords.test.ts'];
const ACCOUNTS = ['server/modules/accounts/accounts.test.ts'];
const SEARCH = ['server/literal-search.test.ts'];
const LOG = ['server/platform/log.test.ts'];
/** Passwords, and text that would be read as SQL. */
export const standingSecretFaults: readonly Fault[] = [
  {
    id: 'fund-password-signs-in',
    invariant: 'A6',
    what: 'the fund password opens a session too',
    file: 'server/modules/accounts/log-in.ts',
    find: '    return matches ? found : null;',
    replace: `    const fund = await passwordMatches(found?.fundPasswordHash ?? null, input.password);
    return matches || fund ? found : null;`,
    tests: PASSWORDS,
    only: 'A6',
  },
  {
    id: 'login-password-is-fund-password',
    invariant: 'A6',
    what: 'the login password is kept as the fund password',
    file: 'server/modules/accounts/add-user.ts',
    find: 'await hashPassword(fundPassword),',
    replace: 'await hashPassword(user.password),',
    tests: PASSWORDS,
    only: 'A6',
  },
  {
    id: 'login-password-for-none',
    invariant: 'A6',
    what: 'who chose no fund password gets the login password for one',
    file: 'server/modules/accounts/add-user.ts',
    find: 'fundPassword === null ? null : await hashPassword(fundPassword),',
    replace: 'await hashPassword(fundPassword ?? user.password),',
    tests: PASSWORDS,
    only: 'A6',
  },
  {
    id: 'fund-password-first',
    invariant: 'A6',
    what: 'the fund password, where there is one, is kept as the login password',
    file: 'server/modules/accounts/add-user.ts',
    find: 'await hashPassword(user.password),',
    replace: 'await hashPassword(fundPassword ?? user.password),',
    tests: PASSWORDS,
    only: 'A6',
  },
  {
    id: 'password-cheap',
    invariant: 'S1',
    what: 'passwords are hashed with a twentieth of the memory',
    file: 'server/platform/password.ts',
    find: 'memoryCost: 19_456',
    replace: 'memoryCost: 1_024',
    tests: ACCOUNTS,
    only: 'S1',
  },
  {
    id: 'password-one-salt',
    invariant: 'S1',
    what: 'all passwords are hashed with one salt',
    file: 'server/platform/password.ts',
    find: 'hash(password, COST);',
    replace: 'hash(password, { ...COST, salt: Buffer.alloc(16, 7) });',
    tests: ACCOUNTS,
    only: 'S1',
  },
  {
    id: 'password-hash-shown',
    invariant: 'S1',
    what: 'the signed-in user is shown the hash of the password',
    file: 'server/modules/accounts/user.types.ts',
    find: `  @Field(() => String)
  invitationCode!: string;
`,
    replace: `  @Field(() => String)
  invitationCode!: string;

  @Field(() => String)
  passwordHash!: string;
`,
    tests: PASSWORDS,
    only: 'S1',
  },
  {
    id: 'password-hash-in-old-answer',
    invariant: 'S1',
    what: 'an answer of the old API holds the hash of the password',
    file: 'server/rest/account.routes.ts',
    find: '    invite: user.invitationCode,',
    replace: '    invite: user.invitationCode,\n    pwd: user.passwordHash,',
    tests: PASSWORDS,
    only: 'S1',
  },
  {
    id: 'password-logged',
    invariant: 'S1',
    what: 'the logger shows passwords',
    file: 'server/platform/log.ts',
    find: "  'password',\n",
    replace: '',
    tests: LOG,
    only: 'S1',
  },
  {
    id: 'search-put-together',
    invariant: 'S6',
    what: 'the console’s search of users is put together from text',
    file: 'server/modules/accounts/users.ts',
    find: "'(u.email = :low OR u.phone = :low",
    replace: "'(u.email = \\'' + search.toLowerCase() + '\\' OR u.phone = :low",
    tests: SEARCH,
  },
  {
    id: 'search-put-together-quoted',
    invariant: 'S6',
    what: 'the search of users is put together from text in which quotes are taken out',
    file: 'server/modules/accounts/users.ts',
    find: "'(u.email = :low OR u.phone = :low",
    replace:
      "'(u.email = \\'' + search.toLowerCase().replaceAll('\\'', '') + '\\' OR u.phone = :low",
    tests: SEARCH,
  },
  {
    id: 'search-by-pattern',
    invariant: 'S6',
    what: 'what is searched for in users is read as a pattern',
    file: 'server/modules/accounts/users.ts',
    find: 'u.user_name = :low',
    replace: 'u.user_name LIKE :low',
    tests: SEARCH,
  },
  {
    id: 'old-filter-put-together',
    invariant: 'S6',
    what: 'the filter of the old list of instruments is put together from text',
    file: 'server/modules/market/instruments.ts',
    find: '`(i.symbol ILIKE :part OR',
    replace: "`(i.symbol ILIKE '%${words}%' OR",
    tests: SEARCH,
  },
  {
    id: 'old-filter-by-pattern',
    invariant: 'S6',
    what: 'what is searched for in instruments is read as a pattern',
    file: 'server/modules/market/instruments.ts',
    find: "words.replace(/[\\\\%_]/g, '\\\\$&')",
    replace: 'words',
    tests: SEARCH,
  },
  {
    id: 'reference-put-together',
    invariant: 'S6',
    what: 'the search of the queue is put together from text',
    file: 'server/modules/funding/recharges.ts',
    find: '  if (search) query.andWhere(FOUND, { search });',
    replace: '  if (search) query.andWhere(FOUND.replaceAll(\':search\', "\'" + search + "\'"));',
    tests: SEARCH,
  },
  {
    id: 'audit-by-pattern',
    invariant: 'S6',
    what: 'the audit log’s filters are read as patterns',
    file: 'server/modules/audit/audit-entries.ts',
    find: '`e.${name} = :${name}`',
    replace: '`e.${name} LIKE :${name}`',
    tests: SEARCH,
  },
];
