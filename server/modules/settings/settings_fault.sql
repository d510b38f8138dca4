-- What is wrong with the settings of a group as they are to be: the key of a value that may not stand for its setting, or
-- that does not go with another; `settings` when they are not those of the group, all of them. NULL when they may be. The
-- twin of `settingsFault` in `schema/settings/fits.ts`. Locks nothing.
-- after: setting_fits, setting_rules, settings_crossed
DROP FUNCTION IF EXISTS settings_fault;
CREATE FUNCTION settings_fault(p_place bigint, p_facts jsonb) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_key text;
BEGIN
  IF (SELECT array_agg(r.key ORDER BY r.key) FROM setting_rules() r WHERE r.place = p_place) IS DISTINCT FROM
      (SELECT array_agg(f.key ORDER BY f.key) FROM jsonb_each(p_facts) f) THEN
    RETURN 'settings';
  END IF;
  SELECT f.key INTO v_key FROM jsonb_each(p_facts) f WHERE NOT setting_fits(f.key, f.value) LIMIT 1;
  RETURN coalesce(v_key, settings_crossed(p_facts));
END $$;
REVOKE ALL ON FUNCTION settings_fault FROM PUBLIC;
