import type { Fault } from '../fault';

const file = 'server/modules/yield/project/funding-checks.ts';
const tests = ['server/modules/yield/project/funding-checks.test.ts'];

/** What the verifier asks of money that was put aside for projects: each of them a way in which it leaves unseen. */
export const yieldFundingFaults: readonly Fault[] = [
  {
    id: 'funding-proof-other-name',
    invariant: 'O2',
    what: 'the verifier misses money of a project that leaves under another name',
    ...{ file, tests },
    find: "OR account LIKE 'platform/project/%' OR",
    replace: 'OR',
  },
  {
    id: 'funding-proof-legs',
    invariant: 'O2',
    what: 'the verifier takes a funding of any amount from anywhere',
    ...{ file, tests },
    find: 'OR m.legs <> format(',
    replace: "OR m.legs = '' AND m.legs <> format(",
  },
  {
    id: 'funding-proof-proposal',
    invariant: 'O2',
    what: 'the verifier takes a funding that rests on any proposal',
    ...{ file, tests },
    find: 'OR (f.proposal_state, f.proposal_kind, f.proposal_subject, f.stated_amount, f.stated_reference)',
    replace:
      "OR f.proposal_state = '' AND (f.proposal_state, f.proposal_kind, f.proposal_subject, f.stated_amount, f.stated_reference)",
  },
  {
    id: 'funding-proof-two-people',
    invariant: 'O2',
    what: 'the verifier takes a funding that one person proposed and confirmed',
    ...{ file, tests },
    find: 'OR (f.approver = f.second_approver) IS NOT FALSE',
    replace: '',
  },
  {
    id: 'funding-proof-reference',
    invariant: 'O2',
    what: 'the verifier takes one payment for two fundings',
    ...{ file, tests },
    find: 'OR f.uses <> 1 OR',
    replace: 'OR',
  },
  {
    id: 'funding-proof-audit',
    invariant: 'O2',
    what: 'the verifier takes a funding that no audit entry tells of',
    ...{ file, tests },
    find: "AND e.action = f.act AND e.actor = 'staff/' || f.second_approver)",
    replace: ')',
  },
  {
    id: 'funding-proof-audit-of-two',
    invariant: 'O2',
    what: 'the verifier takes two fundings of a project that one audit entry tells of',
    ...{ file, tests },
    find: 'OR f.alike <> (SELECT count(*)',
    replace: 'OR 0 = (SELECT count(*)',
    only: 'tells of two',
  },
];
