import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { inOrder } from '../../../platform/in-order';
import type { PageAsked } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { readSearch } from '../../../platform/text/read-text';
import { BankFile, BankLine } from './bank-line.entity';

/** Files of banks, newest first; rows hold one more than asked for when there are more. */
export function bankFiles({ db }: Pick<Context, 'db'>, page: PageAsked): Promise<BankFile[]> {
  const query = db.getRepository(BankFile).createQueryBuilder('f');
  if (page.after) query.where('f.id < :after', { after: page.after });
  return query
    .orderBy('f.id', 'DESC')
    .limit(page.first + 1)
    .getMany();
}

export interface BankLineFilter {
  readonly fileId?: string | null;
  readonly channelId?: string | null;
  /** A reference, whole. */
  readonly search?: string | null;
  /** Those that no credited request rests on. */
  readonly unmatched?: boolean | null;
}

/**
 * A line counts as matched once its request is credited. Before that, which line a first approver chose
 * is nobody's to see.
 */
const MATCHED = `EXISTS (SELECT FROM credited_bank_line c WHERE c.bank_line_id = l.id)`;

/** Newest first; rows hold one more than asked for when there are more. */
export function bankLines(
  { db }: Pick<Context, 'db'>,
  { fileId, channelId, search, unmatched }: BankLineFilter,
  page: PageAsked,
): Promise<BankLine[]> {
  const reference = readSearch(search)?.toUpperCase();
  const query = db.getRepository(BankLine).createQueryBuilder('l').where('true');
  if (fileId != null) query.andWhere('l.file_id = :fileId', { fileId: idOrNone(fileId) });
  if (channelId != null) query.andWhere('l.channel_id = :of', { of: idOrNone(channelId) });
  if (reference) query.andWhere('l.reference = :reference', { reference });
  if (unmatched === true) query.andWhere(`NOT ${MATCHED}`);
  if (page.after) query.andWhere('l.id < :after', { after: page.after });
  return query
    .orderBy('l.id', 'DESC')
    .limit(page.first + 1)
    .getMany();
}

/** How many lines of each file a credited request rests on, in the order asked for. */
export async function matchedCounts(
  { db }: Pick<Context, 'db'>,
  fileIds: readonly string[],
): Promise<number[]> {
  const found = await rows<{ fileId: string; count: number }>(
    db,
    `SELECT l.file_id, count(*)::int AS count FROM bank_line l
     WHERE l.file_id = ANY ($1) AND ${MATCHED} GROUP BY l.file_id`,
    [fileIds],
  );
  return inOrder(fileIds, found, ({ fileId }) => fileId).map((one) => one?.count ?? 0);
}
