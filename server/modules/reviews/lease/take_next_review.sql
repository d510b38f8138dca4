-- Takes the first free one of these requests that this member of staff may decide, in the order given; or
-- answers the one they hold. Answers OK and its subject, NULL when there is none among them; LEASE_HELD when
-- they hold one of another kind. A request that others are taking at this moment, or that cannot be taken for
-- whatever reason, is passed over. Locks: the leases of this member; the review it takes.
-- after: held_review, freed_review, lease_review, review_blocked, review_number
DROP FUNCTION IF EXISTS take_next_review;
CREATE FUNCTION take_next_review(
  p_staff bigint, p_kind text, p_subjects bigint[], p_seconds int, p_source text,
  OUT status text, OUT figures jsonb, OUT freed jsonb, OUT subject_id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  mine record := held_review(p_staff);
  v_subject bigint;
  r review;
BEGIN
  status := 'OK';
  figures := '{}';
  freed := freed_review(mine.freed);
  IF (mine.held).kind <> p_kind THEN
    status := 'LEASE_HELD';
    figures := jsonb_build_object('number', review_number((mine.held).kind, (mine.held).subject_id));
    RETURN;
  END IF;
  subject_id := (mine.held).subject_id;
  IF subject_id IS NOT NULL THEN RETURN; END IF;
  FOREACH v_subject IN ARRAY p_subjects LOOP
    SELECT v.* INTO r FROM review v WHERE v.kind = p_kind AND v.subject_id = v_subject FOR UPDATE SKIP LOCKED;
    CONTINUE WHEN r.id IS NULL OR r.state = 'ON_HOLD' OR review_blocked(p_staff, r) IS NOT NULL;
    BEGIN
      PERFORM lease_review(r, p_staff, p_seconds, p_source);
      subject_id := v_subject;
      RETURN;
    EXCEPTION WHEN check_violation OR restrict_violation THEN
      RAISE WARNING 'request % cannot be taken: %', v_subject, SQLERRM;
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION take_next_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_next_review TO tarn_app;
