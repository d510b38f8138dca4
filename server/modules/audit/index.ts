export { audited, record } from './record';
