-- Uses the code of one half minute (p_step) of a member of staff's second factor, which puts it to use when it
-- was only begun. p_key: the key that the code was weighed against. Answers whether it may be used: none is used
-- twice, nor a code older than the last, nor one of another key. Locks: the member's factor; then the audit chain.
-- after: audit_write
DROP FUNCTION IF EXISTS use_staff_factor;
CREATE FUNCTION use_staff_factor(p_staff bigint, p_key text, p_step bigint, p_source text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_first boolean;
BEGIN
  SELECT f.confirmed_at IS NULL INTO v_first FROM staff_factor f
    WHERE f.staff_id = p_staff AND f.sealed_key = p_key AND f.last_step < p_step FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE staff_factor SET last_step = p_step, confirmed_at = coalesce(confirmed_at, tarn_now())
    WHERE staff_id = p_staff;
  IF v_first THEN
    PERFORM audit_write('system', 'staff.factor-on', 'staff/' || p_staff, NULL, NULL, NULL, p_source);
  END IF;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION use_staff_factor FROM PUBLIC;
