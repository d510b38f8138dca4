export { audited } from './record';
