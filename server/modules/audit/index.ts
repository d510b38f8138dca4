export { auditCsv } from './audit-csv';
export { registerAudited, registerBlindSubjects } from './audit-objects';
export { readExportPath } from './export-log';
export { audited } from './record';
