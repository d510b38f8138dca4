import { READ, type Module } from '../../platform/module';
import { LedgerResolver } from './api/ledger.resolver';
import { StatementAdminResolver } from './api/statement-admin.resolver';
import { StatementItemResolver } from './api/statement-item.resolver';
import { ledgerEntities } from './ledger.entities';
import { ledgerLoaders } from './ledger.loaders';
import { snapshotLedger } from './snapshot-ledger';

/** Purses, movements and postings: the only place where money is. */
export const ledger = {
  name: 'ledger',
  tables: {
    // What was found about a payment is kept from a second person: nobody reads it here.
    bank_reference: {},
    ledger_account: READ,
    ledger_movement: READ,
    ledger_posting: READ,
    ledger_snapshot: READ,
  },
  functions: ['ledger_snapshot'],
  verify: { tables: { 'verify.account': READ, 'verify.posting': READ } },
  entities: ledgerEntities,
  resolvers: { user: [LedgerResolver, StatementItemResolver], staff: [StatementAdminResolver] },
  loaders: ledgerLoaders,
  jobs: [{ name: 'snapshot-ledger', everyMs: 3_600_000, run: snapshotLedger }],
} satisfies Module;
