import { formatMoney, money } from '../../../schema/money';
import type { Context } from '../../platform/context';
import { csvLine } from '../../platform/files/csv-line';
import { label } from '../../platform/text/i18n';
import { platformTime } from '../../platform/text/platform-time';
import { settings } from '../settings';
import { referencesOf } from './references';
import { statement, type StatementFilter, type StatementLine } from './statement';

const HEAD = 'id,time_text,type,kind,title,money,currency,purse,balance,ref\n';
const CSV_PAGE = 500;

/**
 * A user's statement as CSV, newest first, in parts of at most 500 lines. The next part is read when
 * somebody asks for it. `type` is 1 for what came in and 2 for what went out; amounts are decimals.
 *
 * @throws what `statement` refuses, before the first part
 */
export async function statementCsv(
  ctx: Context,
  userId: string,
  filter: StatementFilter,
): Promise<AsyncIterable<string>> {
  const read = (after: string | null) =>
    statement(ctx, userId, {
      ...filter,
      first: CSV_PAGE,
      after,
    });
  return parts(ctx, await read(null), read);
}

async function* parts(
  ctx: Context,
  firstRows: StatementLine[],
  read: (after: string | null) => Promise<StatementLine[]>,
): AsyncGenerator<string> {
  yield HEAD;
  for (let rows = firstRows; ; rows = await read(rows[CSV_PAGE - 1]?.id ?? null)) {
    const lines = await linesOf(ctx, rows.slice(0, CSV_PAGE));
    yield lines.map(csvLine).join('');
    if (rows.length <= CSV_PAGE) return;
  }
}

async function linesOf(ctx: Context, rows: readonly StatementLine[]): Promise<string[][]> {
  const [{ timezone }, references] = await Promise.all([settings(ctx), referencesOf(ctx, rows)]);
  return rows.map((line) => {
    const amount = BigInt(line.amount);
    return [
      line.id,
      platformTime(line.at, timezone),
      amount > 0n ? '1' : '2',
      line.kind,
      label(ctx.locale, line.kind),
      formatMoney(money(line.asset, amount < 0n ? -amount : amount)),
      line.asset,
      line.purse.toLowerCase(),
      formatMoney(money(line.asset, BigInt(line.balanceAfter))),
      references.get(line.key) ?? '',
    ];
  });
}
