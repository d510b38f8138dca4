-- Opens a way to pay in, with the audit entry: whoever could change where money is sent could steal it.
-- By an administrator who is signed in; raises otherwise. Amounts in minor units of USD.
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS add_recharge_channel;
CREATE FUNCTION add_recharge_channel(
  p_staff bigint, p_kind text, p_titles jsonb, p_details jsonb, p_notes jsonb, p_min bigint, p_max bigint,
  p_sort int, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO recharge_channel (kind, titles, details, notes, min, max, sort)
    VALUES (p_kind, p_titles, p_details, p_notes, p_min, p_max, p_sort) RETURNING id INTO v_id;
  PERFORM audit_write('staff/' || p_staff, 'channel.add', 'channel/' || v_id, NULL,
    jsonb_build_object('kind', p_kind, 'details', p_details, 'min', p_min, 'max', p_max), NULL, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION add_recharge_channel FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_recharge_channel TO tarn_app;
