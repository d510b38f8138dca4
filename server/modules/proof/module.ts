import { READ, type Module } from '../../platform/module';
import {
  OrderSealResolver,
  ProofAdminResolver,
  ProofResolver,
  StatementBlockResolver,
} from './api/proof.resolver';
import { proofChecks } from './checks';
import { proofLoaders } from './proof.loaders';
import { sealBlocks } from './seal-block';

/** How often a sealer looks: nothing waits five seconds. */
const LOOK_MS = 3_000;

/** Blocks over the ledger, the quotes and the audit, and what anybody can check by them. */
export const proof = {
  name: 'proof',
  tables: { proof_block: READ, proof_key: READ, proof_leaf: READ },
  functions: ['draft_block', 'sealed_leaves', 'sign_block'],
  verify: { tables: { 'verify.block': READ, 'verify.leaf': READ } },
  resolvers: {
    user: [ProofResolver, StatementBlockResolver],
    staff: [OrderSealResolver, ProofAdminResolver],
  },
  loaders: proofLoaders,
  jobs: [{ name: 'seal-block', everyMs: LOOK_MS, run: (ctx, signal) => sealBlocks(ctx, signal) }],
  checks: proofChecks,
} satisfies Module;
