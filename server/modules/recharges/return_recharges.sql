-- Puts every open request of a user back into the queue that this member of staff holds or has approved
-- first. Answers their ids. For functions of the owner, who write the audit entry. Locks: those requests.
-- after: return_recharge
DROP FUNCTION IF EXISTS return_recharges;
CREATE FUNCTION return_recharges(p_user bigint, p_staff bigint) RETURNS bigint[]
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
DECLARE
  v_recharge bigint;
  v_returned bigint[] := '{}';
BEGIN
  FOR v_recharge IN
    SELECT r.id FROM recharge r WHERE r.user_id = p_user AND r.state NOT IN ('SUCCESS', 'FAILED')
    ORDER BY r.id FOR UPDATE
  LOOP
    IF return_recharge(v_recharge, p_staff) THEN v_returned := v_returned || v_recharge; END IF;
  END LOOP;
  RETURN v_returned;
END
$$;
REVOKE ALL ON FUNCTION return_recharges FROM PUBLIC;
