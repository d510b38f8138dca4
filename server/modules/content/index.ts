export { RISK_NOTICE_ID, riskNotice } from './risk-notice';
