-- The settings of a group as proposals compare them; NULL where there is no such group. Locks all settings against
-- another change, so that two do not cross.
-- after: setting_rules
DROP FUNCTION IF EXISTS settings_facts;
CREATE FUNCTION settings_facts(p_place bigint) RETURNS jsonb
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('settings', 0));
  RETURN (SELECT jsonb_object_agg(s.key, s.value) FROM setting_rules() r JOIN setting s ON s.key = r.key
    WHERE r.place = p_place);
END
$$;
REVOKE ALL ON FUNCTION settings_facts FROM PUBLIC;
