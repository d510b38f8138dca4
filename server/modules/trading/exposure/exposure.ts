import { usd, type Money } from '../../../../schema/money';
import type { Direction } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { shortMemory } from '../../../platform/throttle/short-memory';

/** Open contracts of one direction. */
export interface ExposureSide {
  readonly count: number;
  readonly stakes: Money;
  /** What comes to users if every one of them wins: stakes and payouts. */
  readonly pays: Money;
}

/** Open contracts, and what settling them can come to for the platform, fees included; below zero it pays. */
export interface ExposureFigures {
  readonly up: ExposureSide;
  readonly down: ExposureSide;
  /** All up win and all down lose, and the other way round. */
  readonly ifUp: Money;
  readonly ifDown: Money;
  /** All win: they opened at different prices, so both directions can. */
  readonly worst: Money;
}

export interface Exposure {
  /** The database's instant of which it is. */
  readonly at: Date;
  readonly instruments: readonly (ExposureFigures & { readonly instrumentId: string })[];
  readonly total: ExposureFigures;
}

interface Row {
  readonly at: Date;
  /** Null where nothing is open: the instant stands alone. */
  readonly instrumentId: string | null;
  readonly direction: Direction;
  readonly count: number;
  readonly stakes: string;
  readonly fees: string;
  readonly pays: string;
}

/** Open contracts alone, by an index that settled ones have left: what it costs does not grow with history. */
const OPEN = `
  SELECT clock.at, o.* FROM (SELECT tarn_now() AS at) clock LEFT JOIN (
    SELECT t.instrument_id, t.direction, count(*)::int AS count, sum(t.stake)::bigint AS stakes,
      sum(t.fee)::bigint AS fees, sum(order_paid('WIN', t.stake, t.fee, t.payout_bp))::bigint AS pays
    FROM trade_order t WHERE t.outcome IS NULL GROUP BY t.instrument_id, t.direction) o ON true
  ORDER BY o.instrument_id`;

/** With what the console waits between two questions it is never two seconds old. */
const KEEP_MS = 500;

/**
 * What is open, for staff to see. It is read and nothing else: nobody can act on it, and nothing that quotes, opens or
 * settles a contract may know it. Due contracts count until they are settled.
 */
export const exposure = shortMemory(KEEP_MS, async ({ db }: Pick<Context, 'db'>) => {
  const found = await rows<Row>(db, OPEN);
  const open = found.filter(({ instrumentId }) => instrumentId !== null);
  const ids = [...new Set(open.flatMap(({ instrumentId }) => instrumentId ?? []))];
  const [first] = found;
  if (!first) throw new Error('no instant of exposure');
  const of = (id: string) => open.filter(({ instrumentId }) => instrumentId === id);
  return {
    at: first.at,
    instruments: ids.map((instrumentId) => ({ instrumentId, ...figures(of(instrumentId)) })),
    total: figures(open),
  } satisfies Exposure;
});

function figures(open: readonly Row[]): ExposureFigures {
  const [up, down] = [sums(open, 'UP'), sums(open, 'DOWN')];
  const fees = up.fees + down.fees;
  const [upProfit, downProfit] = [up.pays - up.stakes, down.pays - down.stakes];
  return {
    up: side(up),
    down: side(down),
    ifUp: usd(fees + down.stakes - upProfit),
    ifDown: usd(fees + up.stakes - downProfit),
    worst: usd(fees - upProfit - downProfit),
  };
}

function sums(open: readonly Row[], direction: Direction) {
  const of = open.filter((row) => row.direction === direction);
  const sum = (name: 'stakes' | 'fees' | 'pays') =>
    of.reduce((total, row) => total + BigInt(row[name]), 0n);
  const count = of.reduce((total, row) => total + row.count, 0);
  return { count, stakes: sum('stakes'), fees: sum('fees'), pays: sum('pays') };
}

const side = ({ count, stakes, pays }: ReturnType<typeof sums>): ExposureSide => ({
  ...{ count, stakes: usd(stakes), pays: usd(pays) },
});
