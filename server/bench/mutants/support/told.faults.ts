import type { Fault } from '../fault';

const TOLD = ['server/modules/audit/assert-asks-nothing.test.ts'];

/** Reasons, articles and offers that people read: staff ask for no secret in them. */
export const toldFaults: readonly Fault[] = [
  {
    id: 'reason-asks-for-password',
    invariant: 'S1',
    what: 'staff ask for a password in the reason of a refusal',
    file: 'server/modules/audit/assert-asks-nothing.ts',
    find: '  if (reason !== null) await assertAsksNothing(ctx, { reason });\n',
    replace: '',
    tests: TOLD,
    only: 'in the refusal of a recharge',
  },
  {
    id: 'reason-asks-for-password-in-database',
    invariant: 'S1',
    what: 'whoever calls the database locks an account for a reason that asks for a password',
    file: 'migrations/support/1765900000000-told-reasons.ts',
    find: 'IF forbidden_ask(to_jsonb(NEW) ->> TG_ARGV[0]) IS NOT NULL THEN',
    replace: 'IF false THEN',
    tests: TOLD,
    only: 'nor does whoever owns the database',
  },
  {
    id: 'look-asks-for-password',
    invariant: 'S1',
    what: 'staff ask for a password in the reason why they look at contact data, which the user reads',
    file: 'server/modules/accounts/reveal-user.ts',
    find: '(await readReasonForUser(ctx, reason)) ??',
    replace: '(await Promise.resolve(reason)) ??',
    tests: TOLD,
    only: 'in the look at contact data',
  },
  {
    id: 'look-asks-for-password-in-database',
    invariant: 'S1',
    what: 'whoever calls the database gives a level for a reason that asks for a password',
    file: 'migrations/support/1765930010000-look-reasons.ts',
    find: `'user.level', `,
    replace: '',
    tests: TOLD,
    only: 'nor does whoever owns the database',
  },
  {
    id: 'article-asks-for-password',
    invariant: 'S1',
    what: 'a notice that customer service drafts asks for a password',
    file: 'server/modules/content/articles/article-facts.ts',
    find: '  else await assertAsksNothing(ctx, saidIn(texts));\n',
    replace: '',
    tests: TOLD,
    only: 'in the text of an article',
  },
];
