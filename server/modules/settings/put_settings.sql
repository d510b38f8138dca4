-- Puts the settings of a group in force as they are to be: the effect of a confirmed proposal, p_by confirmed it. Each that
-- changes has a new version; what is under way keeps the figures it was made with. With the audit entry. Raises TR004 for
-- what may not be. Locks: all settings against another change; those that change.
-- after: audit_write, settings_facts, settings_fault
DROP FUNCTION IF EXISTS put_settings;
CREATE FUNCTION put_settings(
  p_place bigint, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_before jsonb := settings_facts(p_place);
  v_now timestamptz := tarn_now();
  v_keys text[] := ARRAY(SELECT f.key FROM jsonb_each(p_facts) f WHERE f.value <> v_before -> f.key ORDER BY f.key);
BEGIN
  IF settings_fault(p_place, p_facts) IS NOT NULL THEN
    RAISE EXCEPTION 'these settings may not be' USING ERRCODE = 'TR004';
  END IF;
  INSERT INTO setting_version (key, value, from_at, staff_id, reason, proposal_id)
    SELECT k, p_facts -> k, v_now, p_by, p_reason, p_proposal FROM unnest(v_keys) k;
  UPDATE setting s SET value = p_facts -> s.key, updated_at = v_now WHERE s.key = ANY (v_keys);
  PERFORM audit_write('staff/' || p_by, 'settings.change', 'settings/' || p_place,
    (SELECT jsonb_object_agg(k, v_before -> k) FROM unnest(v_keys) k),
    (SELECT jsonb_object_agg(k, p_facts -> k) FROM unnest(v_keys) k), p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION put_settings FROM PUBLIC;
