export { sealBlock } from './seal-block';
