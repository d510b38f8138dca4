import type { Context } from '../../platform/context';
import type { StatementLine } from './statement';

/** Where the number of what stands behind a movement is found, by the first word of its key. */
const NUMBERS = `
  SELECT 'order.open:' || id AS key, number FROM trade_order WHERE id = ANY ($1)
  UNION ALL SELECT 'order.settle:' || id, number FROM trade_order WHERE id = ANY ($1)
  UNION ALL SELECT 'recharge.credit:' || id, number FROM recharge WHERE id = ANY ($2)`;

/** Movement key → the number people know the order or request by. One query for a page of lines. */
export async function referencesOf(
  ctx: Pick<Context, 'db'>,
  lines: readonly Pick<StatementLine, 'key'>[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (word: string) =>
    lines
      .filter(({ key }) => key.startsWith(`${word}.`))
      .map(({ key }) => key.slice(key.lastIndexOf(':') + 1))
      .filter((id) => /^[0-9]+$/.test(id));
  const rows = await ctx.db.query<{ key: string; number: string }[]>(NUMBERS, [
    idsOf('order'),
    idsOf('recharge'),
  ]);
  return new Map(rows.map(({ key, number }) => [key, number]));
}
