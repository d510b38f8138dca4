import { faultAfter } from '../../testing/money/tampering';
import { withProjectDesk, withWorld } from '../../testing/suite';
import { advance, aUserWith, type Person } from '../../testing/world';
import { prove } from '../ledger';
import { yieldChecks } from './checks';

const world = withWorld();
const desk = withProjectDesk(world);
let ann: Person;

beforeAll(async () => {
  ann = await aUserWith(world, '2000.00');
  const daily = await desk.project({ days: 5, dividend: 'DAILY', annualPpm: 365_000 });
  const end = await desk.project({ annualPpm: 365_000 });
  await desk.join(ann, daily, 40_000);
  const left = await desk.join(ann, end, 30_000);
  await advance(world, 2 * 86_400);
  await desk.catchUp();
  await desk.settle(ann, left);
});

const TABLES = [
  ...['yield_holding', 'yield_day', 'yield_terms', 'yield_project_total'],
  ...['ledger_posting', 'ledger_movement'],
];

/** What the verifier would say had somebody who owns the tables done this. Nothing of it stays. */
const afterTampering = async (statements: readonly string[]) =>
  (await faultAfter(world, TABLES, statements))?.check;

const [HELD, ACCOUNT, DAYS, EARNED, BEGAN, PAID, TERMS] = Object.keys(yieldChecks);
const EARNING = `state = 'EARNING'`;
const SETTLED = `state = 'SETTLED'`;
const NO_CHECK =
  'ALTER TABLE yield_holding DROP CONSTRAINT yield_holding_pays, DROP CONSTRAINT yield_holding_early';

it('an honest history fits', async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'M12: principal is forgotten',
    [`UPDATE yield_holding SET principal = principal + 1, initial = initial + 1 WHERE ${EARNING}`],
    HELD,
  ],
  [
    'a promise is made smaller than it is',
    [`UPDATE yield_project_total SET promised = promised - 1 WHERE promised > 0`],
    ACCOUNT,
  ],
  [
    'more is said to be put aside than is',
    [`UPDATE yield_project_total SET funded = funded + 1`],
    ACCOUNT,
  ],
  ['M11: a night pays a cent more', [`UPDATE yield_day SET amount = amount + 1`], DAYS],
  [
    'M11: a night is taken out',
    [`DELETE FROM yield_day WHERE ctid IN (SELECT ctid FROM yield_day LIMIT 1)`],
    EARNED,
  ],
  [
    'M11: a settled holding earned less',
    [NO_CHECK, `UPDATE yield_holding SET accrued = accrued - 1, paid = paid - 1 WHERE ${SETTLED}`],
    EARNED,
  ],
  [
    'more was kept for leaving early than was stated',
    [
      NO_CHECK,
      `UPDATE yield_holding SET reduction = reduction + 1, paid = paid - 1 WHERE ${SETTLED}`,
    ],
    EARNED,
  ],
  [
    'a holding began with another amount',
    [`UPDATE yield_holding SET initial = initial - 1 WHERE ${EARNING}`],
    BEGAN,
  ],
  [
    'a holding never began',
    [
      `UPDATE ledger_movement SET key = 'gone' WHERE kind = 'project.join' AND id = (SELECT max(id) FROM ledger_movement WHERE kind = 'project.join')`,
    ],
    PAID,
  ],
  [
    'interest is called by another name',
    [
      `UPDATE ledger_movement SET key = replace(key, 'project.', 'other.') WHERE kind = 'project.settle'`,
    ],
    PAID,
  ],
  [
    'M13: terms are altered after they were accepted',
    [`UPDATE yield_terms SET reduction_bp = 9999`],
    TERMS,
  ],
  [
    'M13: a word of the terms is altered',
    [`UPDATE yield_terms SET risks = jsonb_set(risks, '{th}', '"none"')`],
    TERMS,
  ],
])('%s: the verifier names it', async (_, statements, check) => {
  expect(await afterTampering(statements)).toBe(check);
  expect(await prove(world.sql.verify)).toBeNull();
});
