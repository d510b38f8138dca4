-- Prohibits trading in an instrument, or releases it, from this moment on; p_by NULL: the platform itself. With the
-- version and the audit entry. Contracts that run go on: the feed records, and they are settled as they were agreed.
-- Users read the reason while it is prohibited. For functions of the owner.
-- Answers OK, REASON_REQUIRED, PRODUCT_NOT_FOUND, or that it is so already: ALREADY_PROHIBITED, ALREADY_RELEASED.
-- Locks: the instrument's quote lock, alone; then the instrument.
-- after: audit_write, lock_market, note_version
DROP FUNCTION IF EXISTS stop_instrument;
CREATE FUNCTION stop_instrument(p_by bigint, p_instrument bigint, p_stop boolean, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reason text := btrim(coalesce(p_reason, ''));
  v_before jsonb := jsonb_build_object('prohibited', NOT p_stop);
  v_after jsonb := jsonb_build_object('prohibited', p_stop);
BEGIN
  IF v_reason = '' THEN RETURN 'REASON_REQUIRED'; END IF;
  PERFORM lock_market(p_instrument);
  PERFORM FROM instrument i WHERE i.id = p_instrument FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'PRODUCT_NOT_FOUND'; END IF;
  UPDATE instrument SET prohibited = p_stop, prohibit_reason = CASE WHEN p_stop THEN v_reason END
    WHERE id = p_instrument AND prohibited <> p_stop;
  IF NOT FOUND THEN RETURN CASE WHEN p_stop THEN 'ALREADY_PROHIBITED' ELSE 'ALREADY_RELEASED' END; END IF;
  PERFORM note_version('PROHIBITION', p_instrument, p_by, v_reason, v_before, v_after);
  PERFORM audit_write(coalesce('staff/' || p_by, 'system'), CASE WHEN p_stop THEN 'instrument.prohibit'
      ELSE 'instrument.release' END, 'instrument/' || p_instrument, v_before, v_after, v_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION stop_instrument FROM PUBLIC;
