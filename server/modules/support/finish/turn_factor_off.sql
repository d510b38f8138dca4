-- Takes the lost second factor of a user away whose request was approved a day ago, by a code that was used at their
-- own mailbox or phone; without one: CODE_WRONG.
-- Answers OK or what ready_help says. Locks: the user, the request.
-- after: finish_help, ready_help, drop_second_factor, spend_code
DROP FUNCTION IF EXISTS turn_factor_off;
CREATE FUNCTION turn_factor_off(p_user bigint, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_ready record;
BEGIN
  v_ready := ready_help(p_user, 'SECOND_FACTOR');
  status := v_ready.status;
  figures := v_ready.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  IF NOT spend_code(p_user, 'FACTOR_OFF') THEN status := 'CODE_WRONG'; RETURN; END IF;
  PERFORM drop_second_factor(p_user);
  PERFORM finish_help((v_ready.request).id);
END
$$;
REVOKE ALL ON FUNCTION turn_factor_off FROM PUBLIC;
GRANT EXECUTE ON FUNCTION turn_factor_off TO tarn_app;
