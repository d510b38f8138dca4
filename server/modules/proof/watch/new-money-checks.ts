/** The movements that blocks $1 to $2 sealed. */
const MOVED = `
  SELECT p.transaction_id, p.account, p.user_id, p.asset, p.amount, p.balance_after FROM verify.posting p
  WHERE p.transaction_id = ANY (ARRAY(SELECT movement_id FROM verify.leaf WHERE block BETWEEN $1 AND $2))`;

/** The last posting of a purse up to a movement, by the index of its account. */
const balanceAt = (account: string, upTo: string) => `
  (SELECT b.balance_after FROM verify.posting b WHERE b.account = ${account} AND ${upTo}
   ORDER BY b.transaction_id DESC LIMIT 1)`;

/** Of what came in alone: whoever sums everything does so at night. */
export const newMoneyChecks: Readonly<Record<string, string>> = {
  'each movement sums to zero per asset': `
    SELECT 'movement ' || transaction_id AS subject FROM (${MOVED}) p
    GROUP BY transaction_id, asset HAVING sum(amount) <> 0 ORDER BY transaction_id LIMIT 1`,
  'each purse goes on from what it held': `
    SELECT 'movement ' || p.transaction_id AS subject FROM (${MOVED}) p
    WHERE p.user_id IS NOT NULL AND (p.balance_after IS NULL OR p.balance_after < 0 OR p.balance_after - p.amount <>
      coalesce(${balanceAt('p.account', 'b.transaction_id < p.transaction_id')}, 0))
    ORDER BY p.transaction_id LIMIT 1`,
  'each purse that moved holds what its last posting says': `
    SELECT a.account AS subject FROM verify.account a
    WHERE a.account IN (SELECT p.account FROM (${MOVED}) p WHERE p.user_id IS NOT NULL)
      AND a.balance IS DISTINCT FROM ${balanceAt('a.account', 'true')}
    ORDER BY a.account LIMIT 1`,
};
