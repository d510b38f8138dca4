-- Whether the log has an entry of this actor doing this to this subject. Locks nothing.
DROP FUNCTION IF EXISTS audit_has;
CREATE FUNCTION audit_has(p_actor text, p_action text, p_subject text) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM audit_entry e WHERE e.subject = p_subject AND e.action = p_action
    AND e.actor = p_actor)
$$;
REVOKE ALL ON FUNCTION audit_has FROM PUBLIC;
