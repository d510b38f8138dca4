-- What is sealed of holdings beside their movements, as text; each part is ended by a line feed. Amounts in minor
-- units of USD, instants in milliseconds since 1970 UTC, - where there is none.
-- begun: holding/1; number; project; hash of the terms; initial amount; top-up; started; ends; top-up due. settled:
-- holding-end/1; number; hash of the terms; principal paid; interest accrued; its reduction; started; ends; settled.
-- Without settings of its own, so that it is inlined. Locks nothing.
DROP FUNCTION IF EXISTS holding_facts;
CREATE FUNCTION holding_facts(p_holdings bigint[]) RETURNS TABLE (id bigint, begun text, settled text)
LANGUAGE sql STABLE AS $$
  SELECT h.id,
    concat_ws(E'\n', 'holding/1', h.number, h.project_id, encode(h.terms_hash, 'hex'), h.initial, h.topup,
      trunc(extract(epoch FROM h.started_at) * 1000)::bigint, trunc(extract(epoch FROM h.ends_at) * 1000)::bigint,
      coalesce(trunc(extract(epoch FROM h.topup_due_at) * 1000)::bigint::text, '-')) || E'\n',
    concat_ws(E'\n', 'holding-end/1', h.number, encode(h.terms_hash, 'hex'), h.principal_paid, h.accrued, h.reduction,
      trunc(extract(epoch FROM h.started_at) * 1000)::bigint, trunc(extract(epoch FROM h.ends_at) * 1000)::bigint,
      trunc(extract(epoch FROM h.settled_at) * 1000)::bigint) || E'\n'
  FROM yield_holding h WHERE h.id = ANY (p_holdings)
$$;
REVOKE ALL ON FUNCTION holding_facts FROM PUBLIC;
