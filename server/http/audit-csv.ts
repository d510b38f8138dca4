import type { Express } from 'express';
import { permissions } from '../modules';
import { auditCsv, readExportPath } from '../modules/audit';
import { dayBounds } from '../modules/settings';
import { requireStaff } from '../platform/context';
import { refuse } from '../platform/domain-error';
import { sendCsv } from '../platform/files/send-csv';
import { readTarget } from '../platform/request-target';
import { staffContext, type Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';

/** `GET /admin/audit.csv`: a link that `logExport` gave to this session of an administrator. */
export function serveAuditCsv(app: Express, base: Base): void {
  app.all(
    '/admin/audit.csv',
    serveFilePath(base, { method: 'GET', contextOf: staffContext, answer: send }),
  );
}

async function send({ ctx, req, res }: FileRequest): Promise<void> {
  const { role } = requireStaff(ctx);
  if (!permissions['audit.read']?.includes(role)) refuse('NOT_PERMITTED', {});
  const query = readTarget(req.originalUrl)?.searchParams ?? new URLSearchParams();
  const asked = readExportPath(ctx, query) ?? refuse('NOT_PERMITTED', {});
  const csv = await auditCsv(ctx, { ...asked, ...(await dayBounds(ctx, asked)) });
  res.attachment('audit.csv');
  await sendCsv(res, csv);
}
