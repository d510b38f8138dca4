-- Forgets what was found about the subject of a review, by the function of its kind.
-- after: forget_recharge_finding
DROP FUNCTION IF EXISTS forget_finding;
CREATE FUNCTION forget_finding(p_kind text, p_subject bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  CASE p_kind WHEN 'RECHARGE' THEN PERFORM forget_recharge_finding(p_subject); END CASE;
END $$;
REVOKE ALL ON FUNCTION forget_finding FROM PUBLIC;
