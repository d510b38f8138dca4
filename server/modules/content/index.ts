export { riskNotice } from './risk-notice';
