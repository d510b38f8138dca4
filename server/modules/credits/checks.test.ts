import { faultAfter } from '../../testing/money/tampering';
import { withContracts } from '../../testing/people/contracts';
import { withCreditDesk, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote, type Person } from '../../testing/world';
import { prove } from '../ledger';
import { settleDueOrders } from '../trading';

const world = withWorld();
const desk = withCreditDesk(world);
const { open } = withContracts(world);
let person: Person;

beforeAll(async () => {
  person = await aUserWith(world, '100.00');
  await desk.bonus(person, '50.00');
  await desk.give(person, await desk.campaign());
  await quote(world, '2000.00');
  await open(person, 2_000);
  await advance(world, 59);
  await quote(world, '1999.00');
  await advance(world, 2);
  await settleDueOrders(world.visitor);
});

const TABLES = [
  ...['recharge', 'bonus', 'campaign', 'proposal', 'ledger_posting', 'ledger_movement'],
  'audit_entry',
];

/** What the verifier would say had somebody who owns the tables done this. Nothing of it stays. */
const afterTampering = async (statements: readonly string[]) =>
  (await faultAfter(world, TABLES, statements))?.check;

const CONFIRMED =
  'each credit by the platform was confirmed by two people, and moved once what they agreed to';
const BUDGET = 'each campaign was confirmed, and has given what was credited under it';
const STAKES = 'each bonus counts the stakes won and lost since it was credited';
const LOST = 'bonuses are used up by what was lost since, and while one is open by all of it';
const FIRST = `id = (SELECT min(id) FROM bonus)`;
const LAST = `id = (SELECT max(id) FROM bonus)`;

it('an honest history fits, with a credit by hand, one of a campaign and a loss in it', async () => {
  expect(await desk.bonuses(person)).toEqual(['2980/5000 2000/15000', '5000/5000 2000/15000']);
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'O2: money is given under another name',
    [
      `SELECT ledger_write(ARRAY['credit.grant'], ARRAY['credit.grant:gift'], ARRAY[
         ROW(1, ledger_account_at('platform/credits/USD'), -100)::ledger_leg,
         ROW(1, (SELECT id FROM ledger_account WHERE kind = 'available' AND asset = 'USD' LIMIT 1), 100)::ledger_leg])`,
    ],
    CONFIRMED,
  ],
  [
    'O2: one person proposed and confirmed',
    [
      `ALTER TABLE proposal DROP CONSTRAINT proposal_two_people`,
      `UPDATE proposal SET proposed_by = closed_by WHERE kind = 'MANUAL_CREDIT'`,
    ],
    CONFIRMED,
  ],
  [
    'O2: more was given than was agreed to',
    [`UPDATE proposal SET after = after || '{"amount": "4000"}' WHERE kind = 'MANUAL_CREDIT'`],
    CONFIRMED,
  ],
  [
    'O2: to somebody else than was agreed to',
    [`UPDATE proposal SET subject = 'user/1' WHERE kind = 'MANUAL_CREDIT'`],
    CONFIRMED,
  ],
  [
    'M14: with another turnover than was stated',
    [`UPDATE bonus SET turnover_required = 99999 WHERE ${LAST}`],
    CONFIRMED,
  ],
  [
    'O3: the confirmation has no audit entry',
    [
      `UPDATE audit_entry SET action = 'proposal.look' WHERE action = 'proposal.confirm'
      AND subject = (SELECT 'proposal/' || id FROM proposal WHERE kind = 'MANUAL_CREDIT')`,
    ],
    CONFIRMED,
  ],
  ['O2: a campaign forgets what it gave', [`UPDATE campaign SET spent = 0`], BUDGET],
  [
    'M14: turnover is forgotten',
    [`UPDATE bonus SET turnover_done = turnover_done - 1 WHERE ${FIRST}`],
    STAKES,
  ],
  [
    'M14: turnover is given',
    [`UPDATE bonus SET turnover_done = turnover_required, open = false WHERE ${LAST}`],
    STAKES,
  ],
  [
    'M14: a loss uses up less than it was',
    [`UPDATE bonus SET remaining = remaining + 1 WHERE ${FIRST}`],
    LOST,
  ],
  [
    'M14: a loss uses up more than it was',
    [`UPDATE bonus SET remaining = 0, open = false WHERE ${FIRST}`],
    LOST,
  ],
] as const)('%s: the verifier names it', async (_, statements, check) => {
  expect(await afterTampering(statements)).toBe(check);
  expect(await prove(world.sql.verify)).toBeNull();
});
