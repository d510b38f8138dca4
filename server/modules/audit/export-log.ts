import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '../../../schema/limits';
import { requireStaff, type Context } from '../../platform/context';
import { readSearch } from '../../platform/text/read-text';
import { audited } from './record';

/** What a file holds; days as `YYYY-MM-DD`. */
export type ExportFilter = Readonly<Partial<Record<Field, string>>>;

type Field = (typeof FIELDS)[number];
/** As it is asked for: null is no filter. */
type AskedFilter = Readonly<Partial<Record<Field, string | null>>>;

const FIELDS = ['actor', 'action', 'subject', 'userId', 'fromOn', 'toOn'] as const;
// Below the console: the browser sends its cookie nowhere else.
const PATH = '/admin/audit.csv';

/**
 * A link to the log as CSV, for the session that asks and for ten minutes, with an entry of what was
 * taken: no file without it.
 *
 * @throws PARAM_INVALID
 */
export const exportLog = (ctx: Context, filter: AskedFilter): Promise<string> =>
  audited(ctx, () => {
    const asked = stated(filter);
    const expires = String(Math.floor(Date.now() / 1000) + limits.uploadLinkSeconds);
    const query = new URLSearchParams({ ...asked, e: expires });
    query.append('s', signatureOf(ctx, query.toString()));
    return Promise.resolve({
      result: `${PATH}?${query.toString()}`,
      note: { action: 'audit.export', subject: 'audit/log', after: asked },
    });
  });

const stated = (filter: AskedFilter): ExportFilter =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = readSearch(filter[name], limits.searchLengthMax, name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

const signatureOf = (ctx: Context, query: string): string =>
  createHmac('sha256', ctx.config.appSecret)
    .update(`audit.csv|${requireStaff(ctx).sessionId}|${query}`)
    .digest('base64url');

/** What a link of `exportLog` asks for; null when it was made for another session, changed, or is too old. */
export function readExportPath(ctx: Context, query: URLSearchParams): ExportFilter | null {
  const given = Buffer.from(query.get('s') ?? '');
  const rest = new URLSearchParams(query);
  rest.delete('s');
  const wanted = Buffer.from(signatureOf(ctx, rest.toString()));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const expires = Number.parseInt(rest.get('e') ?? '', 10);
  if (!(expires * 1000 >= Date.now())) return null;
  return Object.fromEntries([...rest].filter(([name]) => name !== 'e'));
}
