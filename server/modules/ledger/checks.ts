/**
 * What must hold in every database at every moment, asked of the schema `verify` alone, so that
 * anyone with a read-only connection can ask the same. Each query names all that breaks its check.
 */
const ledgerChecks = {
  'each movement sums to zero per asset': `
    SELECT 'movement ' || transaction_id AS subject FROM verify.posting
    GROUP BY transaction_id, asset HAVING sum(amount) <> 0 ORDER BY transaction_id`,
  'all postings sum to zero per asset': `
    SELECT asset AS subject FROM verify.posting GROUP BY asset HAVING sum(amount) <> 0`,
  'no user account is below zero, computed from the postings': `
    SELECT account AS subject FROM verify.posting WHERE user_id IS NOT NULL
    GROUP BY account HAVING sum(amount) < 0`,
  'every balance equals its postings': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT account, sum(amount) AS amount FROM verify.posting GROUP BY account) p USING (account)
    WHERE a.balance <> coalesce(p.amount, 0)`,
};

/** What one movement did to the accounts it touched, as text that can be compared. */
export const LEGS = `
  SELECT key, min(kind) AS kind, count(DISTINCT transaction_id) AS movements, min(user_id) AS user_id,
    count(DISTINCT user_id) AS users,
    string_agg(CASE WHEN user_id IS NULL THEN account ELSE split_part(account, '/', 3) || '/' || asset END
      || ' ' || amount, ', ' ORDER BY account) AS legs
  FROM verify.posting`;

const registered = new Map<string, string>(Object.entries(ledgerChecks));

/** Adds a module's checks, by what they say. */
export function registerChecks(checks: Readonly<Record<string, string>>): void {
  for (const [says, sql] of Object.entries(checks)) registered.set(says, sql);
}

/** Every check by what it says; each asks for the first that breaks it. */
export const allChecks = (): readonly (readonly [says: string, sql: string])[] =>
  [...registered].map(([says, broken]) => [says, firstOf(broken)]);

/**
 * Planned as if all of it were wanted: as a rule nothing is found, and what is quickest to the first of many would go
 * through one table for each row of the other.
 */
const firstOf = (broken: string): string =>
  `WITH broken AS MATERIALIZED (${broken}) SELECT subject FROM broken LIMIT 1`;
