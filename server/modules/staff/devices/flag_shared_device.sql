-- Tells all administrators, with an audit entry, of each member of staff and each user who signed in in one browser,
-- where the user is not declared as that member's own: once for each pair, and it stops nothing. For what opens a
-- session, which it follows. p_device_hash: SHA-256 of what the browser calls itself; NULL tells of nothing.
-- Locks: the browser, so that of two sessions that open at once the second sees the first; then the audit chain.
-- after: audit_write, notify_administrators, users_of_device
DROP FUNCTION IF EXISTS flag_shared_device;
CREATE FUNCTION flag_shared_device(p_device_hash bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  d shared_device;
BEGIN
  IF p_device_hash IS NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('device/' || encode(p_device_hash, 'hex'), 0));
  -- Nearly every browser is one of no member of staff: a look into one index.
  IF NOT EXISTS (SELECT FROM staff_session s WHERE s.device_hash = p_device_hash) THEN RETURN; END IF;
  FOR d IN INSERT INTO shared_device (staff_id, user_id)
    SELECT DISTINCT s.staff_id, u.id FROM staff_session s, users_of_device(p_device_hash) u (id)
    WHERE s.device_hash = p_device_hash
      AND NOT EXISTS (SELECT FROM staff_user o WHERE (o.staff_id, o.user_id) = (s.staff_id, u.id))
      AND NOT EXISTS (SELECT FROM shared_device k WHERE (k.staff_id, k.user_id) = (s.staff_id, u.id))
    ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING *
  LOOP
    PERFORM notify_administrators('SHARED_DEVICE', 'shared-device/' || d.id);
    PERFORM audit_write('system', 'staff.shared-device', 'staff/' || d.staff_id, NULL,
      jsonb_build_object('userId', d.user_id::text), NULL, NULL);
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION flag_shared_device FROM PUBLIC;
