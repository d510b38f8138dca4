export { blockFault } from './check-blocks';
export { checkExport } from './export/check-export';
export { anyOrderCertificate } from './order-certificate';
export { nodeTools } from './node-tools';
export { publishedBlocks, publishedHeads } from './published';
export { sealBlock } from './seal-block';
export { blockNumbers } from './sealed-blocks';
export { writeExport } from './export/write-export';
