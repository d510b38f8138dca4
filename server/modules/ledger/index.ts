export { availableAfter, balancesOf, totalAt, type Balances } from './balances';
export { firstFault, prove } from './prove';
export { referencesOf } from './references';
export { snapshotLedger } from './snapshot-ledger';
export { statement, type StatementFilter, type StatementLine } from './statement';
export { ledgerEntities } from './ledger.entities';
