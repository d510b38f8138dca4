-- A second person found something else than the first: nobody's approval stands, the request is submitted
-- again, and both findings are shown. With step and audit entry. For functions of the owner, who have locked
-- the review. Raises where no second approval is waited for.
-- after: review_note, lapse_review, review_transition
DROP FUNCTION IF EXISTS contradict_review;
CREATE FUNCTION contradict_review(r review, p_staff bigint, p_first jsonb, p_found jsonb, p_source text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF review_transition(r.state, 'contradict') IS NULL THEN
    RAISE EXCEPTION 'review % waits for no second approval', r.id USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM lapse_review(r);
  PERFORM review_note(r, 'CONTRADICTED', 'contradict', p_staff, NULL, jsonb_build_object('step', 'CONTRADICTED',
    'firstBy', r.first_approver::text, 'firstAmount', p_first ->> 'amount',
    'firstReference', p_first ->> 'reference') || p_found, p_source, p_found);
END $$;
REVOKE ALL ON FUNCTION contradict_review FROM PUBLIC;
