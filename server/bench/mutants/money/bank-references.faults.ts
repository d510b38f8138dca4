import type { Fault } from '../fault';

const TESTS = ['server/modules/yield/project/funding-references.test.ts'];

/** One payment for two things: a recharge, and money put aside for a project. */
export const bankReferenceFaults: readonly Fault[] = [
  {
    id: 'reference-of-recharge-unclaimed',
    invariant: 'M8',
    what: 'the payment of a recharge is put aside for a project as well',
    file: 'server/modules/recharges/approve_recharge.sql',
    find: "IF NOT claim_bank_reference(v_reference, 'recharge/' || p_recharge) THEN",
    replace: 'IF bank_reference_used(v_reference) THEN',
    tests: TESTS,
  },
  {
    id: 'reference-of-funding-unclaimed',
    invariant: 'M8',
    what: 'a payment that was put aside for a project is credited as a recharge as well',
    file: 'server/modules/yield/project/fund_project.sql',
    find: "NOT claim_bank_reference(p_facts ->> 'bankReference', 'project-funding/' || v_id)",
    replace: "bank_reference_used(p_facts ->> 'bankReference')",
    tests: TESTS,
  },
  {
    id: 'reference-late-for-funding',
    invariant: 'M8',
    what: 'a funding that waited takes a payment which has served a recharge since',
    file: 'server/modules/yield/project/fund_project.sql',
    find: 'IF p_sign > 0 AND NOT claim',
    replace: 'IF p_sign > 1 AND NOT claim',
    tests: TESTS,
    only: 'while a funding waits',
  },
  {
    id: 'reference-as-written',
    invariant: 'M8',
    what: 'a payment serves again under the same reference in other letters',
    file: 'server/modules/ledger/bank-references/claim_bank_reference.sql',
    find: 'text := upper(normalize(p_reference, NFKC));',
    replace: 'text := p_reference;',
    tests: ['server/modules/ledger/bank-references/bank-references.test.ts'],
  },
  {
    id: 'reference-never-free',
    invariant: 'M8',
    what: 'an approval that is taken back keeps its payment from everything else',
    file: 'server/modules/recharges/forget_recharge_finding.sql',
    find: "SELECT free_bank_reference('recharge/' || r.id)",
    replace: 'SELECT r.id',
    tests: TESTS,
    only: 'taken back',
  },
];
