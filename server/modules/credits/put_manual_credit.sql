-- Credits a user by hand: the effect of a confirmed proposal, p_by confirmed it. With the audit entry. Raises where
-- grant_credit refuses, so that the confirmation does not stand either. Locks: as grant_credit.
-- after: audit_write, grant_credit
DROP FUNCTION IF EXISTS put_manual_credit;
CREATE FUNCTION put_manual_credit(
  p_user bigint, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_rewarded bigint := (p_facts ->> 'rewarded')::bigint;
  v record := grant_credit(p_user, NULL, p_proposal, v_rewarded);
BEGIN
  IF v.status <> 'OK' THEN
    RAISE EXCEPTION 'credit by hand: %', v.status USING ERRCODE = 'TR004';
  END IF;
  PERFORM audit_write('staff/' || p_by, 'credit.grant', 'user/' || p_user, NULL,
    jsonb_build_object('recharge', v.recharge_id::text, 'rewarded', v_rewarded::text), p_reason, p_source);
  RETURN v.recharge_id;
END $$;
REVOKE ALL ON FUNCTION put_manual_credit FROM PUBLIC;
