import {
  expiryMs,
  saidByBooks,
  saidByRules,
  type SettledOrder,
  type WalkedQuote,
} from './outcome-rules';
import type { VerifyReads } from './note-mismatch';

/** Contracts and quotes of one query. */
const ORDERS = 2_000;
const QUOTES = 10_000;

const SETTLED = `
  SELECT o.id, o.instrument_id AS "instrumentId", o.direction, o.stake, o.fee, o.payout_bp AS "payoutBp",
    o.fee_bp AS "feeBp", o.duration_seconds AS "durationSeconds", o.stale_after_ms AS "staleAfterMs",
    o.opened_at AS "openedAt", o.open_quote_id AS "openQuoteId", o.outcome, o.close_quote_id AS "closeQuoteId", o.paid,
    o.settled_at::text AS place
  FROM verify.orders o
  WHERE o.outcome IS NOT NULL AND o.settled_at >= $1::timestamptz AND o.settled_at < $2::timestamptz
    AND (o.settled_at, o.id) > ($3::timestamptz, $4::bigint)
  ORDER BY o.settled_at, o.id LIMIT $5::int`;

const QUOTES_OF = `
  SELECT q.id, q.at, q.seq, q.price, q.at::text AS place FROM verify.quote q
  WHERE q.instrument_id = $1::bigint AND (q.at, q.seq) > ($2::timestamptz, $3::bigint) AND q.at <= $4::timestamptz
  ORDER BY q.at, q.seq LIMIT $5::int`;

const OPENING =
  'SELECT q.id, q.at, q.seq, q.price FROM verify.quote q WHERE q.id = ANY ($1::bigint[])';

interface Settled extends SettledOrder {
  /** When it was settled, as the database says it: no instant is finer than its text. */
  readonly place: string;
}

/** Instants between which contracts were settled: the first inclusive. */
export interface WalkedDay {
  readonly from: Date;
  readonly to: Date;
}

/** What a part of the walk came to. */
export interface WalkedPart {
  readonly contracts: number;
  /** Of contracts that came to something else than their quotes say. */
  readonly wrong: readonly string[];
}

/**
 * Walks through all contracts that were settled on a day and, beside them, through the recorded quotes in the order of
 * their times: the last one passed when a contract expires is the one that decides. Pages of plain rows, put together
 * here: no query is shared with what settles contracts.
 */
export async function* walkOutcomes(
  verify: VerifyReads,
  { from, to }: WalkedDay,
): AsyncGenerator<WalkedPart> {
  let [after, id]: [string, string] = [from.toISOString(), '0'];
  for (;;) {
    const { rows } = await verify.query<Settled>(SETTLED, [from, to, after, id, ORDERS]);
    const last = rows.at(-1);
    if (!last) return;
    yield { contracts: rows.length, wrong: await wrongOf(verify, rows) };
    [after, id] = [last.place, last.id];
  }
}

async function wrongOf(verify: VerifyReads, orders: readonly Settled[]): Promise<string[]> {
  const ids = orders.map(({ openQuoteId }) => openQuoteId);
  const { rows } = await verify.query<WalkedQuote>(OPENING, [ids]);
  const opening = new Map(rows.map((quote) => [quote.id, quote]));
  const wrong: string[] = [];
  const instruments = new Set(orders.map(({ instrumentId }) => instrumentId));
  for (const instrument of instruments) {
    const own = orders.filter(({ instrumentId }) => instrumentId === instrument);
    for await (const { order, close } of closing(verify, own, opening)) {
      const rules = saidByRules(order, opening.get(order.openQuoteId), close);
      if (rules !== saidByBooks(order)) wrong.push(order.id);
    }
  }
  return wrong;
}

type Opening = ReadonlyMap<string, WalkedQuote>;

/** Contracts of one instrument in the order in which they expire, each with the newest quote until then. */
async function* closing(verify: VerifyReads, orders: readonly SettledOrder[], opening: Opening) {
  const expiring = orders.toSorted((a, b) => expiryMs(a) - expiryMs(b));
  const quotes = quotesFor(verify, expiring, opening);
  let newest: WalkedQuote | undefined;
  let next = await quotes.next();
  for (const order of expiring) {
    while (!next.done && next.value.at.getTime() <= expiryMs(order)) {
      newest = next.value;
      next = await quotes.next();
    }
    yield { order, close: newest };
  }
}

/** The quotes of an instrument from the first opening quote of these contracts to the last expiry, in their order. */
async function* quotesFor(
  verify: VerifyReads,
  expiring: readonly SettledOrder[],
  opening: Opening,
): AsyncGenerator<WalkedQuote, undefined> {
  const last = expiring.at(-1);
  const first = expiring
    .flatMap(({ openQuoteId }) => opening.get(openQuoteId) ?? [])
    .reduce<WalkedQuote | null>((a, b) => (a && a.at <= b.at ? a : b), null);
  if (!last || !first) return;
  const until = new Date(expiryMs(last));
  // The instant of the first one included, whatever stood at the same.
  let [at, seq]: [string, string] = [new Date(first.at.getTime() - 1).toISOString(), '0'];
  for (;;) {
    const args = [last.instrumentId, at, seq, until, QUOTES];
    const { rows } = await verify.query<WalkedQuote & { place: string }>(QUOTES_OF, args);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    [at, seq] = [end.place, end.seq];
  }
}
