import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { SET_ASIDE_AT } from './settle-due-orders';

export interface SetAside {
  /** Of the contract. */
  readonly id: string;
  readonly number: string;
  readonly fault: string;
  readonly tries: number;
  readonly since: Date;
}

/** Due contracts that cannot be settled, oldest first: they are tried again every minute. */
export const ordersSetAside = ({ db }: Pick<Context, 'db'>): Promise<SetAside[]> =>
  rows<SetAside>(
    db,
    `SELECT f.order_id AS id, o.number, f.fault, f.tries, f.first_at AS since
     FROM settlement_fault f JOIN trade_order o ON o.id = f.order_id
     WHERE f.tries >= $1 ORDER BY f.first_at LIMIT 100`,
    [SET_ASIDE_AT],
  );
