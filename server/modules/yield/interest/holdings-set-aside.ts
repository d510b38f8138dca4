import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { SET_ASIDE_AT } from './accrue-yield';

export interface HoldingSetAside {
  /** Of the holding. */
  readonly id: string;
  readonly number: string;
  readonly fault: string;
  readonly tries: number;
  readonly since: Date;
}

/** Holdings whose night or end cannot be booked, oldest first: they are tried again every minute. */
export const holdingsSetAside = ({ db }: Pick<Context, 'db'>): Promise<HoldingSetAside[]> =>
  rows<HoldingSetAside>(
    db,
    `SELECT f.holding_id AS id, h.number, f.fault, f.tries, f.first_at AS since
     FROM yield_fault f JOIN yield_holding h ON h.id = f.holding_id
     WHERE f.tries >= $1 AND h.state <> 'SETTLED' ORDER BY f.first_at LIMIT 100`,
    [SET_ASIDE_AT],
  );
