import { defaultLanguage } from '../../../schema/languages';
import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { csvLine } from '../../platform/files/csv-line';
import { auditEntries, type AuditFilter } from './audit-entries';
import type { AuditEntry } from './audit-entry.entity';
import { showEntries, type AuditChange, type ShownEntry } from './show-entries';

const HEAD = csvLine([
  ...['number', 'at_utc', 'actor', 'actor_name', 'action', 'object', 'object_name', 'changes'],
  ...['reason', 'from_address', 'hash'],
]);
const CSV_PAGE = 500;

/**
 * The log as CSV, newest first, in parts of at most 500 lines and masked as on the screen, with names in
 * English whoever asks, as its heads are. The next part is read when somebody asks for it. After the most
 * lines that a file holds, a last one says that there are more.
 *
 * @throws what `auditEntries` refuses, before the first part
 */
export async function auditCsv(
  ctx: Context,
  filter: AuditFilter,
  most: number = limits.auditCsvLinesMax,
): Promise<AsyncIterable<string>> {
  const read = (after: string | null) => auditEntries(ctx, filter, { first: CSV_PAGE, after });
  return parts(ctx, { rows: await read(null), read, most });
}

interface Reading {
  readonly rows: AuditEntry[];
  readonly read: (after: string | null) => Promise<AuditEntry[]>;
  readonly most: number;
}

async function* parts(ctx: Context, { rows, read, most }: Reading): AsyncGenerator<string> {
  const english = { ...ctx, locale: defaultLanguage };
  yield HEAD;
  let written = 0;
  for (let found = rows; ; found = await read(found[CSV_PAGE - 1]?.seq ?? null)) {
    const some = found.slice(0, Math.min(CSV_PAGE, most - written));
    yield (await showEntries(english, some)).map((one) => csvLine(cellsOf(one))).join('');
    written += some.length;
    if (found.length > some.length && written >= most) {
      yield csvLine([
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        `Cut at ${String(most)} lines: choose fewer days`,
      ]);
      return;
    }
    if (found.length <= CSV_PAGE) return;
  }
}

const cellsOf = ({ entry, actorName, subjectName, changes, reason, hidden }: ShownEntry) => [
  entry.seq,
  entry.at.toISOString(),
  entry.actor,
  actorName ?? '',
  entry.action,
  entry.subject,
  subjectName ?? '',
  [...changes.map(changeText), ...(hidden ? ['(hidden until the second approval)'] : [])].join(
    '; ',
  ),
  reason ?? '',
  entry.source ?? '',
  entry.hash.toString('hex'),
];

const changeText = ({ field, before, after }: AuditChange): string =>
  before === null ? `${field}: ${after ?? '-'}` : `${field}: ${before} > ${after ?? '-'}`;
