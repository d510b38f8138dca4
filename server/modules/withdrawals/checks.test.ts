import { faultAfter } from '../../testing/money/tampering';
import { prove } from '../ledger';
import { withPayoutDesk, withWorld } from '../../testing/suite';
import { applyDecisions } from '../reviews';

const world = withWorld();
const desk = withPayoutDesk(world);
let paid: string;
let refused: string;
let open: string;

beforeAll(async () => {
  await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
  paid = (await desk.held()).id;
  await desk.approve(desk.lena, paid);
  refused = (await desk.held()).id;
  await desk.refuse(desk.lena, refused);
  await applyDecisions(world.visitor);
  open = (await desk.held()).id;
});

const TABLES = [
  'withdrawal',
  'review',
  'ledger_posting',
  'ledger_movement',
  'ledger_account',
  'audit_entry',
];

/** What the verifier would say had somebody who owns the tables done this. Nothing of it stays. */
const afterTampering = (statements: readonly string[]) => faultAfter(world, TABLES, statements);

const purse = (kind: string) =>
  `(SELECT id FROM ledger_account WHERE kind = '${kind}' AND asset = 'USD'
    AND user_id = (SELECT user_id FROM withdrawal WHERE id = ${paid}))`;

const FROZE = 'each withdrawal froze its amount when it was submitted';
const ENDED = 'each withdrawal that ended was paid or returned, once, as it was decided';
const APPROVED = 'each payout has its approvals and their audit entries';

it('an honest history fits, with a paid, a returned and an open one in it', async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'M8: an amount is raised after it was submitted',
    () => [
      `UPDATE withdrawal SET amount = amount + 100, credited = credited + 100 WHERE id = ${open}`,
    ],
    'open contracts and withdrawals are frozen to the cent',
  ],
  [
    'M8: a paid amount is raised afterwards',
    () => [
      `UPDATE withdrawal SET amount = amount + 100, credited = credited + 100 WHERE id = ${paid}`,
    ],
    FROZE,
  ],
  [
    'M8: a refused one counts as paid',
    () => [
      `UPDATE review SET state = 'SUCCESS', decision = 'APPROVED',
         first_approver = decided_by WHERE kind = 'WITHDRAWAL'
      AND subject_id = ${refused}`,
    ],
    ENDED,
  ],
  [
    'M8: the fee of a paid one went to the outside',
    () => [
      `UPDATE ledger_posting SET amount = amount + 200 WHERE account_id =
         (SELECT id FROM ledger_account WHERE address = 'outside/withdrawals/USD')`,
      `UPDATE ledger_posting SET amount = amount - 100 WHERE account_id =
         (SELECT id FROM ledger_account WHERE address = 'platform/fees/USD')`,
      `INSERT INTO ledger_posting (movement_id, position, account_id, amount)
         SELECT m.id, 9, (SELECT id FROM ledger_account WHERE address = 'platform/trading/USD'), -100
         FROM ledger_movement m WHERE m.key = 'withdrawal.end:${paid}'`,
    ],
    ENDED,
  ],
  [
    'M8: money leaves to the outside without a withdrawal',
    () => [
      `INSERT INTO ledger_movement (kind, key) VALUES ('withdrawal.pay', 'withdrawal.end:424242')`,
      `INSERT INTO ledger_posting (movement_id, position, account_id, amount, balance_after)
         SELECT m.id, leg.position, leg.account, leg.amount, leg.after FROM ledger_movement m,
           (VALUES (1, ${purse('available')}, -500::bigint, 0::bigint),
             (2, (SELECT id FROM ledger_account WHERE address = 'outside/withdrawals/USD'), 500::bigint, NULL))
             AS leg (position, account, amount, after)
         WHERE m.key = 'withdrawal.end:424242'`,
      `UPDATE ledger_account SET balance = balance - 500 WHERE id = ${purse('available')}`,
    ],
    ENDED,
  ],
  [
    'O2: an approval has no audit entry',
    () => [`UPDATE audit_entry SET action = 'withdrawal.look' WHERE action = 'withdrawal.approve'`],
    APPROVED,
  ],
])('%s: the verifier names it', async (_, statements, check) => {
  expect((await afterTampering(statements()))?.check).toBe(check);
  expect(await prove(world.sql.verify)).toBeNull();
});
