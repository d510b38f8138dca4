/** The chain, entry by entry. */
export const auditChecks = {
  'no audit entry was altered': `
    SELECT 'audit entry ' || seq AS subject FROM verify.audit WHERE hash <> computed
    ORDER BY seq`,
  'the audit chain links without a gap': `
    SELECT 'audit entry ' || seq AS subject FROM (
      SELECT seq, prev, lag(hash) OVER w AS before, lag(seq) OVER w AS last FROM verify.audit
      WINDOW w AS (ORDER BY seq)) e
    WHERE prev <> coalesce(before, decode(repeat('00', 32), 'hex')) OR seq <> coalesce(last, 0) + 1
    ORDER BY seq`,
};
