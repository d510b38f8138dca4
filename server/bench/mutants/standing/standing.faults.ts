import type { Fault } from '../fault';

const COMMIT = ['server/rules/after-commit.test.ts'];
const LEDGER = ['server/modules/ledger/ledger.test.ts'];
const LOCKED = ['server/modules/overview/api/locked-account.test.ts'];
const MATRIX = ['server/rules/matrix.test.ts', 'server/rules/heavy-documents.test.ts'];
const LOCK_TEST = ['server/modules/accounts/lock/lock-user.test.ts'];
const WRITER = 'server/modules/ledger/ledger_write.sql';
const LOCK = 'server/modules/accounts/lock/change_lock.sql';

/** When success is told, balances, locks, limits and rights. */
export const standingFaults: readonly Fault[] = [
  {
    id: 'own-lock-lifted',
    invariant: 'O1',
    what: 'staff unlock an account of their own',
    file: LOCK,
    find: "  IF NOT p_lock AND staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;\n",
    replace: '',
    tests: LOCK_TEST,
    only: 'of an account of their own',
  },
  {
    id: 'own-wait-lifted',
    invariant: 'O1',
    what: 'staff lift the wait after wrong passwords of an account of their own',
    file: 'server/modules/accounts/lock/lift_wait.sql',
    find: "  IF staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;\n",
    replace: '',
    tests: LOCK_TEST,
    only: 'of an account of their own',
  },
  {
    id: 'order-told-before-commit',
    invariant: 'M6',
    what: 'an order is told to be open before it is committed',
    file: 'server/platform/gathered-call.ts',
    find: '    const found = await callSql<Row>({ db }, call, columnsOf(all));',
    replace: `    const { callSqlIn } = await import('./context');
    const found = await new Promise<Row[]>((resolve, reject) => {
      db.transaction(async (tx) => {
        resolve(await callSqlIn<Row>(tx, call, columnsOf(all)));
      }).catch(reject);
    });`,
    tests: COMMIT,
  },
  {
    id: 'decision-told-before-commit',
    invariant: 'M6',
    what: 'a decision is told before it is committed',
    file: 'server/modules/reviews/decision/decide-review.ts',
    find: '      stands = await work(tx, staffId);\n',
    replace: '      stands = await work(tx, staffId);\n      await told(ctx, kind, id);\n',
    tests: COMMIT,
  },
  {
    id: 'decision-in-another-transaction',
    invariant: 'M6',
    what: 'a decision is committed before the answer to its key',
    file: 'server/modules/reviews/review-kind.ts',
    find: 'callSqlIn<ReviewAnswer>(tx, callOf(call, args), [...args])',
    replace: 'callSqlIn<ReviewAnswer>(tx.connection.manager, callOf(call, args), [...args])',
    tests: COMMIT,
  },
  {
    id: 'lock-told-before-commit',
    invariant: 'M6',
    what: 'a lock is told before it is tried',
    file: 'server/modules/accounts/lock/change-lock.ts',
    find: '  const [row] = await callSql<Answer>',
    replace: `  await ctx.bus.publish('users', [userId]);
  const [row] = await callSql<Answer>`,
    tests: COMMIT,
  },
  {
    id: 'settlement-told-before-commit',
    invariant: 'M6',
    what: 'settled orders are told before they are committed',
    file: 'server/modules/trading/settle-due-orders.ts',
    find: "  const found = await callSql<SettledRow>(ctx, 'settle_due_orders($1)', [batch]);",
    replace: `  const found = await new Promise<SettledRow[]>((resolve, reject) => {
    ctx.db
      .transaction(async (tx) => {
        resolve(await rows<SettledRow>(tx, 'SELECT * FROM settle_due_orders($1)', [batch]));
      })
      .catch(reject);
  });`,
    tests: COMMIT,
  },
  {
    id: 'balance-set-by-function',
    invariant: 'M10',
    what: 'the server may call a function that sets a balance',
    file: WRITER,
    find: 'REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;',
    replace: `REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;
CREATE OR REPLACE FUNCTION correct_balance(p_account bigint, p_balance bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE tarn.ledger_account a SET balance = p_balance WHERE a.id = p_account;
END $$;
GRANT EXECUTE ON FUNCTION correct_balance TO tarn_app;`,
    tests: LEDGER,
    only: 'M10',
  },
  {
    id: 'balance-column-open',
    invariant: 'M10',
    what: 'the server may write the column of balances',
    file: WRITER,
    find: 'REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;',
    replace: `REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;
GRANT UPDATE (balance) ON ledger_account TO tarn_app;`,
    tests: LEDGER,
    only: 'M10',
  },
  {
    id: 'balance-in-an-input',
    invariant: 'M10',
    what: 'staff name a balance where they unlock somebody',
    file: 'server/modules/accounts/api/user-admin.types.ts',
    find: `@InputType({ description: 'Whom, and why: the user can read it.' })
export class UserLockInput {`,
    replace: `@InputType({ description: 'Whom, and why: the user can read it.' })
export class UserLockInput {
  @Field(() => String, { nullable: true })
  newBalance?: string | null;
`,
    tests: LEDGER,
    only: 'M10',
  },
  {
    id: 'lock-takes-money',
    invariant: 'M19',
    what: 'a lock books a dollar of the user’s to the platform',
    file: LOCK,
    find: "  RETURN 'OK';",
    replace: `  PERFORM ledger_write(ARRAY['order.open'], ARRAY['lock:' || p_user], ARRAY[
    ROW(1, (SELECT a.id FROM ledger_account a WHERE a.user_id = p_user AND a.asset = 'USD'
      AND a.kind = 'available'), -100)::ledger_leg,
    ROW(1, (SELECT a.id FROM ledger_account a WHERE a.address = 'platform/fees/USD'), 100)::ledger_leg]);
  RETURN 'OK';`,
    tests: LOCKED,
  },
  {
    id: 'locked-never-settle',
    invariant: 'M19',
    what: 'contracts of locked users are not settled',
    file: 'server/modules/trading/settle_due_orders.sql',
    find: 'WHERE o.outcome IS NULL AND o.settles_at < v_now',
    replace: `WHERE o.outcome IS NULL AND o.settles_at < v_now
      AND (SELECT u.locked_at IS NULL FROM app_user u WHERE u.id = o.user_id)`,
    tests: [...LOCKED, ...LOCK_TEST],
    only: 'M19',
  },
  {
    id: 'locked-page-without-contracts',
    invariant: 'M19',
    what: 'the page of a locked user leaves out the open contracts',
    file: 'server/modules/overview/api/locked-account.resolver.ts',
    find: "state: 'OPEN'",
    replace: "state: 'SETTLED'",
    tests: LOCKED,
  },
  {
    id: 'locked-without-reason',
    invariant: 'M19',
    what: 'a locked user is not told why',
    file: 'server/platform/context.ts',
    find: '{ reason: actor.lockReason }',
    replace: "{ reason: '' }",
    tests: LOCKED,
  },
  {
    id: 'password-of-any-length',
    invariant: 'A7',
    what: 'a password may be longer than the form says',
    file: 'server/platform/passwords/fit-password.ts',
    find: ' && length <= limits.passwordLengthMax',
    replace: '',
    tests: ['server/modules/accounts/register.test.ts'],
    only: 'A7',
  },
  {
    id: 'audit-read-by-support',
    invariant: 'A9',
    what: 'customer service reads the audit log',
    file: 'server/modules/audit/module.ts',
    find: "'audit.read': ['ADMIN']",
    replace: "'audit.read': ['SUPPORT', 'ADMIN']",
    tests: MATRIX,
    only: 'A9',
  },
  {
    id: 'roles-not-asked',
    invariant: 'A9',
    what: 'whoever is staff may do everything, whatever their role',
    file: 'server/graphql/enforce-permissions.ts',
    find: 'if (!roles.includes(requireStaff(ctx).role))',
    replace: 'if (requireStaff(ctx).role.length > roles.length * 100)',
    tests: MATRIX,
    only: 'A9',
  },
  {
    id: 'order-asked-for-settles',
    invariant: 'A10',
    what: 'asking for an order settles what is due',
    file: 'server/modules/trading/api/order.resolver.ts',
    find: '    return shownOrNull(ctx, readId(id) ?',
    replace: `    await ctx.db.query('SELECT settle_due_orders(100)');
    return shownOrNull(ctx, readId(id) ?`,
    tests: MATRIX,
    only: 'A10',
  },
  {
    id: 'refused-without-reason',
    invariant: 'H8',
    what: 'staff refuse a request without saying why',
    file: 'server/modules/reviews/decision/refuse_review.sql',
    find: "  IF v_reason = '' THEN status := 'REASON_REQUIRED'; RETURN; END IF;\n",
    replace: '',
    tests: ['server/modules/reviews/decision/refuse-review.test.ts'],
    only: 'H8',
  },
];
