-- The role of a member of staff as proposals compare it; NULL for nobody, and for the practice desk, whose role is
-- not to be changed. Locks: the member.
DROP FUNCTION IF EXISTS staff_role;
CREATE FUNCTION staff_role(p_staff bigint) RETURNS jsonb
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('role', s.role) FROM staff s
  WHERE s.id = p_staff AND NOT s.practice_desk FOR NO KEY UPDATE
$$;
REVOKE ALL ON FUNCTION staff_role FROM PUBLIC;
