import { faultAfter } from '../../../testing/money/tampering';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { aUserWith } from '../../../testing/world';
import { prove } from '../../ledger';
import { fundingChecks } from './funding-checks';

const world = withWorld();
const desk = withProjectDesk(world);

beforeAll(async () => {
  const project = await desk.project({}, '5000.00');
  await desk.fund(project, '1000.00');
  await desk.fund(project, '200.00', 'PROJECT_UNFUNDING');
  await desk.project({}, '0.00');
  await desk.join(await aUserWith(world, '200.00'), project, 20_000);
});

const TABLES = [
  ...['yield_funding', 'yield_project_total', 'proposal', 'audit_entry'],
  ...['ledger_posting', 'ledger_movement', 'ledger_account'],
];
const [MOVED] = Object.keys(fundingChecks);
const NEWEST = `id = (SELECT max(id) FROM yield_funding)`;
const PROPOSAL = `id = (SELECT proposal_id FROM yield_funding WHERE ${NEWEST})`;
const AVAILABLE = `(SELECT address FROM ledger_account WHERE address LIKE 'user/%/available/USD' LIMIT 1)`;

/** 50.00 of the first project that go somewhere, with all that every sum asks for. */
const taken = (key: string, to: string, kind = 'project.unfund') => [
  `SELECT ledger_write(ARRAY['${kind}'], ARRAY['${key}'], ARRAY[
     ROW(1, ledger_account_at('platform/project/1/USD'), -5000)::ledger_leg,
     ROW(1, ledger_account_at(${to}), 5000)::ledger_leg])`,
  `UPDATE yield_project_total SET funded = funded - 5000 WHERE project_id = 1`,
];

/** What the verifier would say had somebody who owns the tables done this. Nothing of it stays. */
const afterTampering = async (statements: readonly string[]) =>
  (await faultAfter(world, TABLES, statements))?.check;

it('an honest history fits: money put aside twice, and some of it taken back', async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

it.each([
  [
    'money of a project goes to a user as if it were taken back',
    taken('project-funding.move:9', AVAILABLE),
  ],
  [
    'money of a project leaves, and nobody agreed',
    taken('project-funding.move:9', `'outside/projects/USD'`),
  ],
  ['money of a project leaves under another name', taken('gift:9', AVAILABLE, 'gift')],
  [
    'what was put aside for one project lies in the account of another',
    [
      `UPDATE ledger_posting SET account_id = ledger_account_at('platform/project/2/USD')
       WHERE movement_id = (SELECT max(id) FROM ledger_movement WHERE kind = 'project.fund')
         AND account_id = ledger_account_at('platform/project/1/USD')`,
      `UPDATE yield_project_total SET funded = funded + CASE project_id WHEN 1 THEN -100000 ELSE 100000 END`,
    ],
  ],
  [
    'money leaves for less than was agreed to',
    [`UPDATE proposal SET after = after || '{"amount": "100"}' WHERE ${PROPOSAL}`],
  ],
  [
    'one person proposed and confirmed',
    [
      `ALTER TABLE proposal DROP CONSTRAINT proposal_two_people`,
      `UPDATE proposal SET proposed_by = closed_by WHERE ${PROPOSAL}`,
    ],
  ],
  [
    'it rests on a proposal that nobody confirmed',
    [`UPDATE proposal SET state = 'REFUSED', closing_reason = 'No' WHERE ${PROPOSAL}`],
  ],
  [
    'it rests on a proposal about another project',
    [`UPDATE proposal SET subject = 'project/99' WHERE ${PROPOSAL}`],
  ],
  [
    'it names another payment than was agreed to',
    [`UPDATE yield_funding SET bank_reference = 'WIRE 0' WHERE ${NEWEST}`],
  ],
  [
    'one payment is put aside twice',
    [
      `ALTER TABLE yield_funding DROP CONSTRAINT yield_funding_bank_reference_key`,
      `UPDATE yield_funding SET bank_reference = 'WIRE 0'`,
      `UPDATE proposal SET after = after || '{"bankReference": "WIRE 0"}' WHERE kind LIKE 'PROJECT_%FUNDING'`,
    ],
  ],
  [
    'what was put aside never moved',
    [`UPDATE ledger_movement SET key = 'project-funding.move:99' WHERE kind = 'project.unfund'`],
  ],
  [
    'the confirmation has no audit entry',
    [
      `UPDATE audit_entry SET action = 'proposal.look' WHERE action = 'proposal.confirm'
       AND subject = (SELECT 'proposal/' || proposal_id FROM yield_funding WHERE ${NEWEST})`,
    ],
  ],
  [
    'what was taken back has no audit entry',
    [`UPDATE audit_entry SET action = 'project.look' WHERE action = 'project.unfund'`],
  ],
  [
    'one audit entry tells of two that one person confirmed',
    [
      `UPDATE audit_entry SET action = 'project.look' WHERE seq = (SELECT max(seq) FROM audit_entry
       WHERE action = 'project.fund' AND (SELECT count(*) FROM audit_entry o
         WHERE o.action = 'project.fund' AND o.subject = audit_entry.subject AND o.actor = audit_entry.actor) > 1)`,
    ],
  ],
])('O2: %s: the verifier names it', async (_, statements) => {
  expect(await afterTampering(statements)).toBe(MOVED);
  expect(await prove(world.sql.verify)).toBeNull();
});
