-- Whose decision a request rests on although they may not decide it any more: they own its account by now, or one that
-- shares with it, they locked the account that appeals, or handled an earlier report of the same order. NULL where
-- nobody of them, and where nothing is decided. Locks nothing.
-- after: appeal_locker, dispute_handled, staff_owns
DROP FUNCTION IF EXISTS review_conflict;
CREATE FUNCTION review_conflict(r review) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT p.id FROM unnest(CASE r.decision WHEN 'APPROVED' THEN ARRAY[r.first_approver, r.second_approver]
    WHEN 'REFUSED' THEN ARRAY[r.decided_by] END) p (id)
  WHERE staff_owns(p.id, r.user_id)
    OR r.kind = 'APPEAL' AND appeal_locker(r.subject_id) = p.id
    OR r.kind = 'DISPUTE' AND dispute_handled(p.id, r.subject_id)
  LIMIT 1
$$;
REVOKE ALL ON FUNCTION review_conflict FROM PUBLIC;
