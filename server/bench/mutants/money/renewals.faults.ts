import type { Fault } from '../fault';

const RENEW = 'server/modules/yield/holding/renew_holding.sql';
const VERSIONS = ['server/modules/yield/project/publish-project.test.ts'];
const ASKED = 'OR NOT t.renewable OR h.principal + t.topup > 100000000 THEN';
const refusedWhere = (condition: string) =>
  `OR NOT t.renewable OR h.principal + t.topup > 100000000 OR ${condition} THEN`;

/** Renewing a holding: what a new version asks of those who join is nothing to those who hold. */
export const renewalFaults: readonly Fault[] = [
  {
    id: 'renewal-bound-by-the-most',
    invariant: 'M13',
    what: 'a smaller maximum of new terms refuses to renew what was put in before them',
    file: RENEW,
    find: ASKED,
    replace: refusedWhere('h.principal > t.amount_max'),
    tests: VERSIONS,
    only: 'of more than its most',
  },
  {
    id: 'renewal-bound-by-the-least',
    invariant: 'M13',
    what: 'a larger minimum of new terms refuses to renew what was put in before them',
    file: RENEW,
    find: ASKED,
    replace: refusedWhere('h.principal < t.amount_min'),
    tests: VERSIONS,
    only: 'of less than its least',
  },
  {
    id: 'renewal-bound-by-room',
    invariant: 'M13',
    what: 'a project that is full refuses to renew what is a part of it',
    file: RENEW,
    find: ASKED,
    replace: refusedWhere(
      't.capacity <= (SELECT y.invested + y.topups FROM yield_project_total y WHERE y.project_id = p.id)',
    ),
    tests: VERSIONS,
    only: 'with no room left',
  },
  {
    id: 'renewal-figures-bound',
    invariant: 'M13',
    what: 'nothing is calculated for a renewal above the maximum of new terms, so that nobody can accept them',
    file: 'server/modules/yield/api/holding.resolver.ts',
    find: 'return project && showOutlook(db, project, principal);',
    replace:
      'return project && principal <= project.amountMax ? showOutlook(db, project, principal) : null;',
    tests: ['server/modules/yield/api/renewal.test.ts'],
  },
  {
    id: 'renewal-tick-bound',
    invariant: 'M13',
    what: 'what is above the maximum of new terms cannot be ticked, and so not be renewed',
    file: 'client-h5/src/features/yield/mine/acts/RenewSheet.tsx',
    find: 'const outlook = useRenewal(holding);',
    replace:
      'const found = useRenewal(holding);\n  const outlook = Number(holding.principal.amount) > Number(project.max.amount) ? null : found;',
    tests: ['client-h5/src/features/yield/mine/acts/acts.test.tsx'],
    only: 'above the present maximum',
  },
];
