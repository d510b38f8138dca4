import { usd, type Money } from '../../../../schema/money';
import { rows } from '../../../platform/database/rows';
import { shortMemory } from '../../../platform/throttle/short-memory';

/** How settled contracts of one instrument and duration came out. */
export interface OutcomeTotal {
  readonly instrumentId: string;
  readonly durationSeconds: number;
  /** Won, lost, drawn and void. */
  readonly count: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly void: number;
  readonly stakes: Money;
  /** What came to available: of a win stake and payout, of a draw and a void stake and fee. */
  readonly paid: Money;
}

interface OutcomeTotals {
  /** Every contract that a block up to this one settled is counted, and no other; null before the first. */
  readonly block: number | null;
  /** When that block was made. */
  readonly at: Date | null;
  /** By instrument and duration; where nothing was settled yet there is none. */
  readonly totals: readonly OutcomeTotal[];
}

type Row = Omit<OutcomeTotal, 'instrumentId' | 'stakes' | 'paid'> & {
  readonly block: number;
  readonly at: Date;
  /** Null where no contract was settled yet: the block stands alone. */
  readonly instrumentId: string | null;
  readonly stakes: string;
  readonly paid: string;
};

/** One statement: the totals are those of this very block. */
const TOTALS = `
  SELECT b.number::int AS block, b.made_at AS at, t.instrument_id, t.duration_seconds, t.won::int, t.lost::int,
    t.drawn::int, t.void::int, (t.won + t.lost + t.drawn + t.void)::int AS count, t.stakes, t.paid
  FROM outcome_counted c JOIN proof_block b ON b.number = c.block LEFT JOIN outcome_total t ON true
  ORDER BY t.instrument_id, t.duration_seconds`;

/** Two seconds: blocks are made in no shorter time. */
const KEEP_MS = 2_000;

/** How all settled contracts came out that are sealed, of everybody together. */
export const outcomeTotals = shortMemory<OutcomeTotals>(KEEP_MS, async ({ db }) => {
  const found = await rows<Row>(db, TOTALS);
  const [first] = found;
  return { block: first?.block ?? null, at: first?.at ?? null, totals: found.flatMap(shown) };
});

function shown({ block: _block, at: _at, instrumentId, stakes, paid, ...counts }: Row) {
  if (instrumentId === null) return [];
  return [{ ...counts, instrumentId, stakes: usd(stakes), paid: usd(paid) }];
}
