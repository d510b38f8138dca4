export { availableAfter, balancesOf, totalAt } from './balances';
export { firstFault, prove } from './prove';
export { LEGS, registerChecks } from './checks';
export type { LedgerLoaders } from './ledger.loaders';
export { creditedUnder } from './credited';
export { referencesOf, registerReferences } from './references';
export { statement, type StatementFilter, type StatementLine } from './statement';
export { statementCsv } from './statement-csv';
