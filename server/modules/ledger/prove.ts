/** Something that runs SQL: a pool, a client, a DataSource. */
export interface Queryable {
  query(sql: string): Promise<unknown>;
}

export interface Fault {
  readonly check: string;
  /** The entry, account or order that does not fit. */
  readonly subject: string;
}

/**
 * What must hold in every database at every moment, asked of the schema `verify` alone, so that
 * anyone with a read-only connection can ask the same. Each query names what breaks its check.
 */
export const checks: Readonly<Record<string, string>> = {
  'each movement sums to zero per asset': `
    SELECT 'movement ' || transaction_id AS subject FROM verify.posting
    GROUP BY transaction_id, asset HAVING sum(amount) <> 0 ORDER BY transaction_id LIMIT 1`,
  'all postings sum to zero per asset': `
    SELECT asset AS subject FROM verify.posting GROUP BY asset HAVING sum(amount) <> 0 LIMIT 1`,
  'no user account is below zero, computed from the postings': `
    SELECT account AS subject FROM verify.posting WHERE user_id IS NOT NULL
    GROUP BY account HAVING sum(amount) < 0 LIMIT 1`,
  'every balance equals its postings': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT account, sum(amount) AS amount FROM verify.posting GROUP BY account) p USING (account)
    WHERE a.balance <> coalesce(p.amount, 0) LIMIT 1`,
  'open contracts are frozen to the cent': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT user_id, sum(stake + fee) AS frozen FROM verify.orders WHERE outcome IS NULL
      GROUP BY user_id) o USING (user_id)
    WHERE a.kind = 'frozen' AND a.asset = 'USD' AND a.balance <> coalesce(o.frozen, 0) LIMIT 1`,
  'each contract settled by the newest quote at or before its expiry': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    LEFT JOIN verify.quote c ON c.id = o.close_quote_id
    WHERE o.outcome IS NOT NULL AND (
      (o.outcome <> 'VOID' AND c.id IS NULL) OR c.at > o.settles_at OR EXISTS (
        SELECT FROM verify.quote q WHERE q.instrument = o.instrument AND q.at <= o.settles_at
          AND q.at >= c.at AND (q.at, q.seq) > (c.at, c.seq)))
    LIMIT 1`,
  'each outcome follows from direction and prices': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    JOIN verify.quote a ON a.id = o.open_quote_id JOIN verify.quote b ON b.id = o.close_quote_id
    WHERE o.outcome <> CASE
      WHEN o.settles_at - b.at > make_interval(secs => o.stale_after_ms / 1000.0) THEN 'VOID'
      WHEN b.price = a.price THEN 'DRAW'
      WHEN (b.price > a.price) = (o.direction = 'UP') THEN 'WIN' ELSE 'LOSS' END
    LIMIT 1`,
  'each settlement paid what its outcome promised': `
    SELECT 'order ' || id AS subject FROM verify.orders WHERE outcome IS NOT NULL AND paid <> CASE outcome
      WHEN 'WIN' THEN stake + stake * payout_bp / 10000 WHEN 'LOSS' THEN 0 ELSE stake + fee END LIMIT 1`,
  'each contract opened and settled once in the ledger': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o LEFT JOIN (
      SELECT key, count(DISTINCT transaction_id) AS times FROM verify.posting
      WHERE key LIKE 'order.settle:%' GROUP BY key) s ON s.key = 'order.settle:' || o.id
    WHERE coalesce(s.times, 0) <> CASE WHEN o.outcome IS NULL THEN 0 ELSE 1 END LIMIT 1`,
  // An altered entry shows by the next one, which does not link to it.
  'the audit chain links without a gap': `
    SELECT 'audit entry ' || CASE WHEN seq = last + 1 THEN last ELSE seq END AS subject FROM (
      SELECT seq, prev, lag(hash) OVER w AS before, lag(seq) OVER w AS last FROM verify.audit
      WINDOW w AS (ORDER BY seq)) e
    WHERE prev <> coalesce(before, decode(repeat('00', 32), 'hex')) OR seq <> coalesce(last, 0) + 1
    ORDER BY seq LIMIT 1`,
};

/** Asks every check in turn; resolves to the first fault, or to null when everything fits. */
export async function prove(
  db: Queryable,
  onCheck: (check: string) => void = () => undefined,
): Promise<Fault | null> {
  for (const [check, sql] of Object.entries(checks)) {
    onCheck(check);
    const found = rowsOf(await db.query(sql));
    const [first] = found;
    if (first) return { check, subject: first.subject };
  }
  return null;
}

/** pg answers with an object that holds the rows, TypeORM with the rows themselves. */
function rowsOf(answer: unknown): readonly { readonly subject: string }[] {
  const rows = Array.isArray(answer) ? answer : (answer as { readonly rows: unknown[] }).rows;
  return rows as { readonly subject: string }[];
}
