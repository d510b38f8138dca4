-- The withdrawals that people know by this text: by their number, and those that were approved by the payout's
-- reference. Locks nothing.
DROP FUNCTION IF EXISTS withdrawals_called;
CREATE FUNCTION withdrawals_called(p_text text) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT r.id FROM withdrawal r WHERE r.number = upper(p_text)
  UNION ALL
  SELECT r.id FROM withdrawal r WHERE upper(normalize(r.reference, NFKC)) = upper(normalize(p_text, NFKC))
$$;
REVOKE ALL ON FUNCTION withdrawals_called FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdrawals_called TO tarn_app;
