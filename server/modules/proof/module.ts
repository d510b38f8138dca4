import { READ, type Module } from '../../platform/module';
import {
  OrderSealResolver,
  ProofAdminResolver,
  ProofResolver,
  StatementBlockResolver,
} from './api/proof.resolver';
import { OutcomeInstrumentResolver, PublicProofResolver } from './api/public-proof.resolver';
import { WatchAdminResolver } from './api/watch-admin.resolver';
import { proofChecks } from './checks';
import { countOutcomes } from './outcomes/count-outcomes';
import { outcomeChecks } from './outcomes/outcome-checks';
import { proofLoaders } from './proof.loaders';
import { sealBlocks } from './seal-block';

/** How often a sealer looks: nothing waits five seconds. */
const LOOK_MS = 3_000;

/** Blocks over the ledger, the quotes and the audit, and what anybody can check by them. */
export const proof = {
  name: 'proof',
  tables: {
    ...{ outcome_counted: READ, outcome_total: READ },
    ...{ proof_block: READ, proof_key: READ, proof_leaf: READ },
    ...{ proof_mismatch: READ, proof_run: READ },
  },
  functions: [
    ...['count_outcomes', 'draft_block', 'sealed_leaves', 'sign_block'],
    ...['advance_proof_run', 'begin_proof_run', 'end_proof_run', 'note_mismatch'],
    ...['note_late_seal', 'seal_delay', 'seal_state'],
  ],
  verify: {
    tables: {
      ...{ 'verify.block': READ, 'verify.leaf': READ },
      ...{ 'verify.outcome': READ, 'verify.outcome_counted': READ },
    },
  },
  resolvers: {
    user: [
      ...[OutcomeInstrumentResolver, ProofResolver, PublicProofResolver],
      StatementBlockResolver,
    ],
    staff: [OrderSealResolver, ProofAdminResolver, WatchAdminResolver],
  },
  permissions: { 'proof.read': ['SUPPORT', 'ADMIN'] },
  loaders: proofLoaders,
  jobs: [
    { name: 'seal-block', everyMs: LOOK_MS, run: (ctx, signal) => sealBlocks(ctx, signal) },
    { name: 'count-outcomes', everyMs: LOOK_MS, run: (ctx, signal) => countOutcomes(ctx, signal) },
  ],
  checks: { ...proofChecks, ...outcomeChecks },
} satisfies Module;
