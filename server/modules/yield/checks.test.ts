import { faultAfter } from '../../testing/money/tampering';
import { withProjectDesk, withWorld } from '../../testing/suite';
import { advance, aUserWith, type Person } from '../../testing/world';
import { prove } from '../ledger';
import { yieldChecks } from './checks';

const world = withWorld();
const desk = withProjectDesk(world);
const DAY = 86_400;

/** Holdings by what became of them; a tenth of a per cent a night. */
const ids = { daily: '', added: '', owing: '', left: '', missed: '', over: '' };
type Name = keyof typeof ids;

beforeAll(async () => {
  const offer = { annualPpm: 365_000 };
  const agreed = { ...offer, days: 9, topUp: { amount: 5_000n, day: 4 } };
  const join = async (more: Parameters<typeof desk.project>[0], cents: number) =>
    desk.join(ann, await desk.project({ ...offer, ...more }), cents);
  const ann: Person = await aUserWith(world, '9000.00');
  ids.missed = await join({ ...agreed, topUp: { amount: 5_000n, day: 3 } }, 10_000);
  await advance(world, 2 * DAY);
  ids.over = await join({ days: 2 }, 20_000);
  ids.daily = await join({ days: 5, dividend: 'DAILY' }, 40_000);
  ids.added = await join(agreed, 10_000);
  ids.owing = await join(agreed, 10_000);
  ids.left = await join({ earlyStop: { reductionBp: 2_500 } }, 30_000);
  await advance(world, DAY);
  await desk.catchUp();
  await desk.topUp(ann, ids.added);
  await desk.topUp(ann, ids.daily, 1_000);
  await advance(world, DAY);
  await desk.catchUp();
  await desk.settle(ann, ids.left);
});

const TABLES = [
  ...['yield_holding', 'yield_day', 'yield_terms', 'yield_project_total'],
  ...['ledger_posting', 'ledger_movement', 'ledger_account'],
];

/** Stands for a holding, which is there only once the tests run. */
const of = (name: Name) => `= :${name}`;

/** What the verifier would say had somebody who owns the tables done this. Nothing of it stays. */
async function afterTampering(statements: readonly string[]) {
  const meant = statements.map((one) =>
    one.replace(/= :(\w+)/g, (_, name: Name) => `= ${ids[name]}`),
  );
  return (await faultAfter(world, TABLES, meant))?.check;
}

const [HELD, ACCOUNT, DAYS, STOOD, NIGHTS, EARNED, PROMISED, AGREED, BEGAN, PAID, TERMS] =
  Object.keys(yieldChecks);
const SETTLED = `state = 'SETTLED' AND id = (SELECT max(id) FROM yield_holding WHERE state = 'SETTLED')`;
const NO_CHECK = `ALTER TABLE yield_holding DROP CONSTRAINT yield_holding_pays, DROP CONSTRAINT yield_holding_early,
  DROP CONSTRAINT yield_holding_reduced_for_user`;

/** A fee of 5 cents that the newest movement of a kind takes from the user, with a balance to fit. */
const feeIn = (kind: string) => {
  const leg = `movement_id = (SELECT max(id) FROM ledger_movement WHERE kind = '${kind}') AND account_id IN (
    SELECT id FROM ledger_account WHERE address LIKE 'user/%/available/USD')`;
  return [
    `INSERT INTO ledger_posting (movement_id, position, account_id, amount)
     SELECT movement_id, 9, (SELECT id FROM ledger_account WHERE address = 'platform/fees/USD'), 5
     FROM ledger_posting WHERE ${leg}`,
    `UPDATE ledger_account SET balance = balance - 5 WHERE id = (SELECT account_id FROM ledger_posting WHERE ${leg})`,
    `UPDATE ledger_posting SET amount = amount - 5 WHERE ${leg}`,
  ];
};

it('an honest history fits', async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'M12: principal is forgotten',
    [
      `UPDATE yield_holding SET principal = principal + 1, initial = initial + 1 WHERE id ${of('owing')}`,
    ],
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
  [
    'room is made where a top-up is agreed',
    [`UPDATE yield_project_total SET topups = topups - 1 WHERE topups > 0`],
    ACCOUNT,
  ],
  [
    'a project is said to be joined more often',
    [`UPDATE yield_project_total SET units = units + 1`],
    ACCOUNT,
  ],
  ['M11: a night pays a cent more', [`UPDATE yield_day SET amount = amount + 1`], DAYS],
  [
    'M11: a night pays for what was put in first, and not for what was added',
    [
      `UPDATE yield_day d SET principal = h.initial, amount = h.annual_ppm * h.initial / 365000000
       FROM yield_holding h WHERE h.id = d.holding_id AND h.id ${of('added')}`,
      `UPDATE yield_holding h SET accrued = (SELECT sum(amount) FROM yield_day d WHERE d.holding_id = h.id)
       WHERE id ${of('added')}`,
    ],
    STOOD,
  ],
  [
    'M11: a night pays for what was added behind it',
    [
      `UPDATE ledger_movement SET created_at = created_at + interval '1 day' WHERE kind = 'project.topup'`,
    ],
    STOOD,
  ],
  [
    'M12: a missed top-up leaves out a night before its due instant',
    [
      `DELETE FROM yield_day WHERE holding_id ${of('missed')} AND day = (
       SELECT max(day) FROM yield_day WHERE holding_id ${of('missed')})`,
    ],
    NIGHTS,
  ],
  [
    'M11: leaving early leaves out a night',
    [
      `DELETE FROM yield_day WHERE holding_id ${of('left')} AND day = (
       SELECT max(day) FROM yield_day WHERE holding_id ${of('left')})`,
    ],
    NIGHTS,
  ],
  [
    'M11: a holding at its end lacks a night',
    [`DELETE FROM yield_day WHERE holding_id ${of('over')}`],
    NIGHTS,
  ],
  [
    'M11: a night that is still to come is booked in the place of the first',
    [
      `UPDATE yield_day SET day = day + 7 WHERE holding_id ${of('owing')} AND day = (
       SELECT min(day) FROM yield_day WHERE holding_id ${of('owing')})`,
    ],
    NIGHTS,
  ],
  [
    'M11: an end is a day earlier',
    [`UPDATE yield_holding SET ends_at = ends_at - interval '1 day' WHERE id ${of('daily')}`],
    NIGHTS,
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
      `UPDATE yield_holding SET reduction = reduction + 1, paid = paid - 1 WHERE id ${of('left')}`,
    ],
    EARNED,
  ],
  [
    'less was kept for leaving early than was stated',
    [`UPDATE yield_holding SET reduction = reduction - 1, paid = paid + 1 WHERE id ${of('left')}`],
    EARNED,
  ],
  [
    'M12: a missed top-up costs a part of what was earned',
    [NO_CHECK, `UPDATE yield_holding SET reduction = 1, paid = paid - 1 WHERE id ${of('missed')}`],
    EARNED,
  ],
  [
    'M12: a holding and its project are promised less than they are',
    [
      `UPDATE yield_holding SET promised = promised - 1 WHERE id ${of('owing')}`,
      `UPDATE yield_project_total SET promised = promised - 1
       WHERE project_id = (SELECT project_id FROM yield_holding WHERE id ${of('owing')})`,
    ],
    PROMISED,
  ],
  [
    'a top-up that was added counts as missed',
    [
      'ALTER TABLE yield_holding DROP CONSTRAINT yield_holding_owes',
      `UPDATE yield_holding SET topup_paid_at = NULL WHERE id ${of('added')}`,
    ],
    AGREED,
  ],
  [
    'a holding began with another amount',
    [`UPDATE yield_holding SET initial = initial - 1 WHERE id ${of('owing')}`],
    STOOD,
  ],
  [
    'joining is called renewing',
    [`UPDATE ledger_movement SET kind = 'project.renew' WHERE kind = 'project.join'`],
    BEGAN,
  ],
  ['a fee is taken from a settlement', feeIn('project.settle'), BEGAN],
  ['a fee is taken from a top-up', feeIn('project.topup'), BEGAN],
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
    'M13: a top-up is due a day earlier than was agreed',
    [
      `UPDATE yield_holding SET topup_due_at = topup_due_at - interval '1 day' WHERE id ${of('owing')}`,
    ],
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
