import { usd, type Money } from '../../../schema/money';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';

/** What of a user's money is tied to open turnover, and that turnover; zeros for everybody else. */
export interface OpenTurnover {
  /** What is left of bonuses whose turnover is open: not to be withdrawn or turned into coin. */
  readonly held: Money;
  readonly required: Money;
  readonly done: Money;
  readonly left: Money;
}

export async function openTurnover(db: Reads, userId: string): Promise<OpenTurnover> {
  const [row] = await rows<{ held: string; required: string; done: string; remaining: string }>(
    db,
    'SELECT * FROM open_turnover($1)',
    [userId],
  );
  if (!row) throw new Error('open_turnover answered nothing');
  const { held, required, done, remaining } = row;
  return { held: usd(held), required: usd(required), done: usd(done), left: usd(remaining) };
}
