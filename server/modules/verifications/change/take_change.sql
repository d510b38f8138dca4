-- Puts the version that a user asked for in the place of the one that stood, which stays to be read. By the word of its
-- user, a day after the approval was announced.
-- Answers OK, what ready_help says, or ID_EXISTS where its document was verified for another account meanwhile.
-- Locks: the user; the request; both versions.
-- after: finish_help, ready_help, send_message
DROP FUNCTION IF EXISTS take_change;
CREATE FUNCTION take_change(p_user bigint, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_ready record;
  v_change bigint;
BEGIN
  v_ready := ready_help(p_user, 'INFO_CHANGE');
  status := v_ready.status;
  figures := v_ready.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  v_change := (v_ready.request).change_id;
  UPDATE verification r SET standing = false, replaced_at = tarn_now() WHERE r.user_id = p_user AND r.standing
    AND r.id = (SELECT c.replaces FROM verification c WHERE c.id = v_change);
  UPDATE verification r SET standing = true, verified_at = tarn_now() WHERE r.id = v_change;
  PERFORM finish_help((v_ready.request).id);
  PERFORM send_message(p_user, 'VERIFIED_DATA_CHANGED', 'verification/' || v_change, '{}');
EXCEPTION WHEN unique_violation THEN
  status := 'ID_EXISTS';
  figures := '{}';
END $$;
REVOKE ALL ON FUNCTION take_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_change TO tarn_app;
