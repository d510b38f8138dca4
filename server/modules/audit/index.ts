export { auditCsv } from './audit-csv';
export { checkChain } from './check-chain';
export { factText, settingText } from './fact-text';
export { namesOf, registerAudited, registerBlindSubjects } from './audit-objects';
export { readExportPath } from './export-log';
export { audited } from './record';
export { assertAsksNothing, byField, readReasonForUser } from './assert-asks-nothing';
export { staffLooksBefore, type StaffLook } from './looks/staff-looks';
