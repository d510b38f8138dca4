import { faultAfter } from '../../../testing/money/tampering';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';
import { prove } from '../../ledger';
import { holdingChecks } from './holding-checks';

const world = withWorld();
const desk = withProjectDesk(world);
const DAY = 86_400;

/** Holdings of 100.00 by what became of them, a tenth of a per cent a night; `other` is of another user, `aside` of another project. */
const ids = {
  ...{ first: '', second: '', aside: '', asideSecond: '', other: '', otherSecond: '', anew: '' },
  ...{ over: '', left: '', reduced: '', running: '', added: '' },
};
type Name = keyof typeof ids;

beforeAll(async () => {
  const [ann, ben] = await Promise.all([aUserWith(world, '9000.00'), aUserWith(world, '9000.00')]);
  const project = (more: Parameters<typeof desk.project>[0] = {}) =>
    desk.project({ annualPpm: 365_000, days: 3, ...more });
  const [one, aside] = [await project(), await project()];
  ids.first = await desk.join(ann, one, 10_000);
  ids.aside = await desk.join(ann, aside, 10_000);
  ids.other = await desk.join(ben, one, 10_000);
  ids.over = await desk.join(ben, await project({ days: 1 }), 10_000);
  ids.left = await desk.join(
    ann,
    await project({ days: 30, earlyStop: { reductionBp: 0 } }),
    10_000,
  );
  ids.reduced = await desk.join(ann, await project({ days: 30 }), 10_000);
  ids.running = await desk.join(ann, await project({ days: 9 }), 10_000);
  ids.added = await desk.join(
    ann,
    await project({ days: 9, topUp: { amount: 5_000n, day: 4 } }),
    10_000,
  );
  await advance(world, 3 * DAY);
  await desk.catchUp();
  ids.second = await desk.renew(ann, ids.first);
  ids.asideSecond = await desk.renew(ann, ids.aside);
  ids.otherSecond = await desk.renew(ben, ids.other);
  await desk.settle(ben, ids.otherSecond);
  ids.anew = await desk.join(ben, one, 10_000);
  await desk.topUp(ann, ids.added);
  await desk.settle(ann, ids.left);
  await desk.settle(ann, ids.reduced);
});

const TABLES = [
  ...['yield_holding', 'yield_day', 'yield_project_total'],
  ...['ledger_posting', 'ledger_movement', 'ledger_account'],
];
const [SETTLED, RENEWED, MOVED] = Object.keys(holdingChecks);

/** What the verifier would say had somebody who owns the tables done this; `:name` is a holding. Nothing of it stays. */
async function afterTampering(statements: readonly string[]) {
  const meant = statements.map((one) =>
    one.replace(/(?<!:):([a-z]\w*)/gi, (_, name: Name) => ids[name]),
  );
  return (await faultAfter(world, TABLES, meant))?.check;
}

const ONCE = 'ALTER TABLE yield_holding DROP CONSTRAINT yield_holding_renews_id_key';

/** Somebody's join, called a renewal: it is bound by no maximum and no room, and is no unit. */
const renewalOf = (join: string, ended: string) => [
  ONCE,
  `UPDATE yield_holding SET renews_id = ${ended} WHERE id = ${join}`,
  `UPDATE ledger_movement SET kind = 'project.renew', key = concat('project.renew', chr(58), ${join})
   WHERE key = concat('project.join', chr(58), ${join})`,
  `UPDATE yield_project_total SET units = units - 1
   WHERE project_id = (SELECT project_id FROM yield_holding WHERE id = ${join})`,
];
/** The reverse: what it renewed is free for another. */
const joinOf = (renewal: string) => [
  `UPDATE yield_holding SET renews_id = NULL WHERE id = ${renewal}`,
  `UPDATE ledger_movement SET kind = 'project.join', key = concat('project.join', chr(58), ${renewal})
   WHERE key = concat('project.renew', chr(58), ${renewal})`,
  `UPDATE yield_project_total SET units = units + 1
   WHERE project_id = (SELECT project_id FROM yield_holding WHERE id = ${renewal})`,
];
const movementOf = (kind: string, holding: string) =>
  `(SELECT m.id FROM ledger_movement m WHERE m.key = concat('project.${kind}', chr(58), ${holding}))`;
/** The first two nights of a holding never were. */
const withoutTwoNights = (holding: string) => [
  `DELETE FROM yield_day WHERE holding_id = ${holding} AND day <= (SELECT min(day) + 1 FROM yield_day WHERE holding_id = ${holding})`,
];
const withoutLastTwoNights = (holding: string) => [
  `DELETE FROM yield_day WHERE holding_id = ${holding} AND day >= (SELECT max(day) - 1 FROM yield_day WHERE holding_id = ${holding})`,
];

it('an honest history fits', async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'M12: the platform leaves a holding early for its user',
    ["UPDATE yield_holding SET settled_by = 'PLATFORM' WHERE id = :left"],
    SETTLED,
  ],
  [
    'M12: a renewal ends a holding early',
    ["UPDATE yield_holding SET settled_by = 'RENEWAL' WHERE id = :left"],
    SETTLED,
  ],
  [
    'M12: the platform settles a second after the end, and leaves no time to choose',
    [
      `UPDATE yield_holding SET settled_at = ends_at + interval '1 second' WHERE id = :over`,
      `UPDATE ledger_movement SET created_at = (SELECT settled_at FROM yield_holding WHERE id = :over)
       WHERE id = ${movementOf('settle', ':over')}`,
    ],
    SETTLED,
  ],
  ['M16: joining is called renewing what was left', renewalOf(':anew', ':otherSecond'), RENEWED],
  ['M16: one holding is renewed twice', renewalOf(':anew', ':other'), RENEWED],
  [
    'M16: somebody renews what another was paid',
    [...joinOf(':second'), ...renewalOf(':anew', ':first')],
    RENEWED,
  ],
  [
    'M16: what was paid by one project is renewed in another',
    [
      ...joinOf(':second'),
      'UPDATE yield_holding SET renews_id = :first WHERE id = :asideSecond',
      `UPDATE yield_holding SET settled_by = 'USER' WHERE id = :aside`,
    ],
    RENEWED,
  ],
  [
    'M16: a renewal goes on with more than was paid out',
    [
      'UPDATE yield_holding SET initial = initial + 1, principal = principal + 1 WHERE id = :second',
      `UPDATE ledger_account a SET balance = a.balance + sign(p.amount) FROM ledger_posting p
       WHERE p.account_id = a.id AND p.movement_id = ${movementOf('renew', ':second')}`,
      `UPDATE ledger_posting SET amount = amount + sign(amount) WHERE movement_id = ${movementOf('renew', ':second')}`,
      `UPDATE yield_project_total SET invested = invested + 1
       WHERE project_id = (SELECT project_id FROM yield_holding WHERE id = :second)`,
    ],
    RENEWED,
  ],
  [
    'M16: a renewal begins an hour after its money was paid out',
    [
      `UPDATE yield_holding SET started_at = started_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
       WHERE id = :second`,
      `UPDATE ledger_movement SET created_at = created_at + interval '1 hour' WHERE id = ${movementOf('renew', ':second')}`,
    ],
    RENEWED,
  ],
  [
    'M16: a holding ended by a renewal that never began',
    [`UPDATE yield_holding SET settled_by = 'RENEWAL' WHERE id = :over`],
    RENEWED,
  ],
  [
    'M11: a holding begins two days after its money came in',
    [
      ...withoutTwoNights(':running'),
      `UPDATE yield_holding SET started_at = started_at + interval '2 days', ends_at = ends_at + interval '2 days',
         accrued = 10 WHERE id = :running`,
    ],
    MOVED,
  ],
  [
    'M11: a holding ends two days before its money goes out',
    [
      ...withoutLastTwoNights(':left'),
      `UPDATE yield_holding SET settled_at = settled_at - interval '2 days', principal_days = 10000, accrued = 10,
         paid = 10 WHERE id = :left`,
      `UPDATE ledger_account SET balance = balance - 20 WHERE balance IS NOT NULL AND id IN (SELECT account_id
         FROM ledger_posting WHERE movement_id = ${movementOf('settle', ':left')} AND amount > 0)`,
      `UPDATE ledger_posting SET amount = amount - 20 * sign(amount)
       WHERE movement_id = ${movementOf('settle', ':left')} AND amount NOT IN (-10000)`,
      `UPDATE yield_project_total SET funded = funded + 20
       WHERE project_id = (SELECT project_id FROM yield_holding WHERE id = :left)`,
    ],
    MOVED,
  ],
  [
    'M11: a holding begins seconds before a 00:00 behind which its money came in',
    [
      `UPDATE yield_holding SET started_at = (started_on + time '23:59:50') AT TIME ZONE 'UTC',
         ends_at = (started_on + days + time '23:59:50') AT TIME ZONE 'UTC' WHERE id = :running`,
      `UPDATE ledger_movement SET created_at = (SELECT started_at + interval '20 seconds' FROM yield_holding WHERE id = :running)
       WHERE id = ${movementOf('join', ':running')}`,
    ],
    MOVED,
  ],
  [
    'M11: a holding ends seconds before a 00:00 behind which its money goes out',
    [
      `UPDATE yield_holding SET settled_at = date_trunc('day', settled_at, 'UTC') + interval '1 day -10 seconds'
       WHERE id = :left`,
      `UPDATE ledger_movement SET created_at = (SELECT settled_at + interval '20 seconds' FROM yield_holding WHERE id = :left)
       WHERE id = ${movementOf('settle', ':left')}`,
    ],
    MOVED,
  ],
  [
    'M12: money goes out an hour after its holding is said to be settled',
    [
      `UPDATE ledger_movement SET created_at = created_at + interval '1 hour' WHERE id = ${movementOf('settle', ':over')}`,
    ],
    MOVED,
  ],
  [
    'M12: an agreed top-up counts as paid before its money came in',
    [
      `UPDATE yield_holding SET topup_paid_at = topup_paid_at - interval '2 hours' WHERE id = :added`,
    ],
    MOVED,
  ],
])('%s: the verifier names it', async (_, statements, check) => {
  expect(await afterTampering(statements)).toBe(check);
  expect(await prove(world.sql.verify)).toBeNull();
});

it('M12: not even the owner of the tables keeps interest for an early end that the user did not ask for', async () => {
  await expect(
    afterTampering([`UPDATE yield_holding SET settled_by = 'PLATFORM' WHERE id = :reduced`]),
  ).rejects.toThrow('yield_holding_reduced_for_user');
});
