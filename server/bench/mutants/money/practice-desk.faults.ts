import type { Fault } from '../fault';

const RUN = 'server/modules/recharges/practice/run-practice-desk.ts';
const MAY = 'server/modules/recharges/practice/desk_may_approve.sql';
const tests = ['server/modules/recharges/practice/run-practice-desk.test.ts'];

/** What the practice desk may decide, and where it is. */
export const practiceDeskFaults: readonly Fault[] = [
  {
    id: 'desk-above-threshold',
    invariant: 'O2',
    what: 'the database lets the practice desk approve what two people have to',
    file: MAY,
    find: `p_amount = r.amount AND r.amount < setting_number('secondApprovalFrom')`,
    replace: 'p_amount = r.amount',
    tests,
  },
  {
    id: 'desk-takes-above-threshold',
    invariant: 'O2',
    what: 'the practice desk takes what two people have to decide',
    file: RUN,
    find: ' AND r.amount < $2',
    replace: ' AND r.amount <> $2 + 1',
    tests,
  },
  {
    id: 'desk-other-channels',
    invariant: 'O2',
    what: 'the database lets the practice desk approve requests of other channels',
    file: MAY,
    find: ` AND c.kind = 'PRACTICE'`,
    replace: '',
    tests,
  },
  {
    id: 'desk-takes-other-channels',
    invariant: 'O2',
    what: 'the practice desk takes requests of other channels',
    file: RUN,
    find: `c.kind = 'PRACTICE' AND `,
    replace: '',
    tests,
  },
  {
    id: 'practice-channel-in-live-mode',
    invariant: 'O2',
    what: 'the practice channel is offered in live mode',
    file: 'server/modules/recharges/channels.ts',
    find: `kind !== 'PRACTICE' || config.mode === 'practice'`,
    replace: `kind !== 'PRACTICE' || config.mode !== undefined`,
    tests,
  },
  {
    id: 'practice-desk-in-live-mode',
    invariant: 'O2',
    what: 'the practice desk decides in live mode',
    file: RUN,
    find: `  if (ctx.config.mode !== 'practice') return;\n`,
    replace: '',
    tests,
  },
  {
    id: 'practice-desk-job-in-live-mode',
    invariant: 'O2',
    what: 'jobs of the practice mode run in live mode',
    file: 'server/modules/index.ts',
    find: '(job.mode ?? mode) === mode',
    replace: 'job.name !== mode',
    tests,
  },
  {
    id: 'practice-channel-without-desk',
    invariant: 'O2',
    what: 'the database takes practice payments where there is no practice desk',
    file: 'server/modules/recharges/submit_recharge.sql',
    find: `(c.kind <> 'PRACTICE' OR practice_desk() IS NOT NULL)`,
    replace: 'true',
    tests: ['server/modules/staff/desk/add-practice-desk.test.ts'],
  },
];
