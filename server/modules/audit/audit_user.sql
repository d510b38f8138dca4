-- The user whom a subject of the log belongs to: `user/7` itself, or whose request `recharge/17` is. NULL for
-- every other subject. Locks nothing.
-- after: review_user
DROP FUNCTION IF EXISTS audit_user;
CREATE FUNCTION audit_user(p_subject text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN p_subject !~ '^[a-z-]+/[1-9][0-9]{0,17}$' THEN NULL
    WHEN p_subject LIKE 'user/%' THEN split_part(p_subject, '/', 2)::bigint
    ELSE review_user(upper(split_part(p_subject, '/', 1)), split_part(p_subject, '/', 2)::bigint) END
$$;
REVOKE ALL ON FUNCTION audit_user FROM PUBLIC;
