export { blockFault } from './check-blocks';
export { checkExport } from './export/check-export';
export { nodeTools } from './node-tools';
export { publishedBlocks, publishedHeads } from './published';
export { sealBlock } from './seal-block';
export { blockNumbers } from './sealed-blocks';
export { writeExport } from './export/write-export';
export {
  lastProofs,
  mismatchesByNight,
  provedInAll,
  type ProofKind,
  type ProofNight,
  type ProofRun,
} from './watch/runs';
export { proveNew } from './watch/prove-new';
export { createWatch } from './watch/watch';
export { watchAlarm, watchState, type WatchAlarm } from './watch/watch-state';
