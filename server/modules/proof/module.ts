import { READ, type Module } from '../../platform/module';
import { proofChecks } from './checks';
import { sealBlock } from './seal-block';

/** How often a sealer looks: nothing waits five seconds. */
const LOOK_MS = 3_000;

/** Blocks over the ledger, the quotes and the audit, and what anybody can check by them. */
export const proof = {
  name: 'proof',
  tables: { proof_block: READ, proof_key: READ, proof_leaf: READ },
  functions: ['draft_block', 'sign_block'],
  verify: { tables: { 'verify.block': READ, 'verify.leaf': READ } },
  jobs: [{ name: 'seal-block', everyMs: LOOK_MS, run: (ctx) => sealBlock(ctx) }],
  checks: proofChecks,
} satisfies Module;
