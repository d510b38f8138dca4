import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

/** Only acts write; whoever calls one of these writes. */
const WRITES = /\b(?:transact|idempotent|audited|callSql|callSqlIn|gatheredCall)(?:<[^>]*>)?\(/;

/** What acts are made of, and is none itself. */
const TOOLS: Readonly<Record<string, string>> = {
  'proof/watch/while-running.ts': 'how every run of a night begins alone and ends',
  'accounts/lock/change-lock.ts': 'what locking, unlocking and lifting a wait have in common',
  'audit/record.ts': '`audited`, through which acts write their entry',
  'payment-methods/change-own.ts': 'what deleting and making the default have in common',
  'reviews/review-kind.ts': 'what all acts on reviews have in common',
  'support/finish/confirm-help.ts': 'what all ways that staff opened have in common',
  'support/conversations/conversation-call.ts': 'what all acts on conversations have in common',
  'support/submit/submit-help.ts': 'what all requests for help have in common',
  'yield/holding/holding-act.ts': 'what joining, topping up, settling and renewing have in common',
};

/** Acts that no test beside them imports, and what holds them instead. */
const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'accounts/sessions/enter.ts':
    'whoever signs in does so by it: log-in.test.ts, passkeys/log-in-by-passkey.test.ts',
  'audit/export-log.ts': 'http/audit-csv.test.ts downloads it',
  'reviews/decision/decide-review.ts':
    'each kind decides by it: recharges/approve-recharge.test.ts',
  'reviews/lease/take-next-review.ts':
    'each kind takes by it: recharges/take-next-recharge.test.ts',
  'staff/close-staff-session.ts':
    'staff/sign-in-log.test.ts and rules/sessions.test.ts sign out over HTTP',
  'staff/check-staff-password.ts': 'staff/factor/staff-factor.test.ts signs in by it',
  'uploads/use-picture-view.ts': 'verifications/open-documents.test.ts opens pictures over HTTP',
};

const files = readdirSync(fromRoot('server/modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/api\/|\/module\.ts$/.test(file))
  .sort();

const textOf = (file: string): string => readFileSync(fromRoot('server/modules', file), 'utf8');

/** `approve-recharge.ts`: approveRecharge. */
const actOf = (file: string): string =>
  path.basename(file, '.ts').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);

const acts = files.filter((file) => WRITES.test(textOf(file)) && !Object.hasOwn(TOOLS, file));

it.each(acts)('%s exports the act that it is named after', (file) => {
  expect(exportsOf(textOf(file))).toContain(actOf(file));
});

/** The tests in the same folder that import this name: from its file, or from the module's index. */
const testsBeside = (file: string): string[] =>
  readdirSync(fromRoot('server/modules', path.dirname(file)))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => importsIn(textOf(path.join(path.dirname(file), name))).has(actOf(file)));

/** The names that a file imports. */
const importsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^import \{([^}]*)\} from '\./gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );

it.each(acts.filter((file) => !Object.hasOwn(HELD_ELSEWHERE, file)))(
  '%s has a test beside it',
  (file) => {
    expect(testsBeside(file)).not.toEqual([]);
  },
);

it('what is held elsewhere is an act that has no test beside it', () => {
  const listed = Object.keys(HELD_ELSEWHERE);
  expect(listed.filter((file) => !acts.includes(file))).toEqual([]);
  expect(listed.filter((file) => testsBeside(file).length > 0)).toEqual([]);
});

it('a name counts where it is imported, and nowhere else', () => {
  const text = `import {\n  placeOrder,\n  type Placed,\n} from './place-order';\n// settleDueOrders`;
  expect([...importsIn(text)]).toEqual(expect.arrayContaining(['placeOrder']));
  expect(importsIn(text).has('settleDueOrders')).toBe(false);
});

it('the scan sees acts, and no tool is listed that does not write', () => {
  expect(acts.length).toBeGreaterThan(20);
  expect(Object.keys(TOOLS).filter((file) => !WRITES.test(textOf(file)))).toEqual([]);
});
