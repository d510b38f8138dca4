export { availableAfter, balancesOf, holdingsAt, type Balances } from './balances';
export { firstFault, prove } from './prove';
export { LEGS, registerChecks } from './checks';
export type { LedgerLoaders } from './ledger.loaders';
export { creditedUnder } from './credited';
export { linesOfObjects } from './lines-of-objects';
export { referencesOf, registerReferences } from './references';
export { statement, type StatementFilter, type StatementLine } from './statement';
export { statementCsv } from './statement-csv';
