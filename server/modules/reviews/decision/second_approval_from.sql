-- From which amount two people decide a request, in minor units of USD: as it held when this one was decided, or holds now
-- while it is not. A setting that changes within the undo window stops nothing that was decided rightly. Locks nothing.
-- after: setting_number_at
DROP FUNCTION IF EXISTS second_approval_from;
CREATE FUNCTION second_approval_from(p_kind text, p_subject bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT setting_number_at('secondApprovalFrom', v.decided_at) FROM review v
  WHERE v.kind = p_kind AND v.subject_id = p_subject
$$;
REVOKE ALL ON FUNCTION second_approval_from FROM PUBLIC;
