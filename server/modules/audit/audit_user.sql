-- The user whom a subject of the log belongs to: `user/7` itself, or whose request `recharge/17` or payment method it
-- is. NULL for every other subject. Locks nothing.
-- after: payment_method_user, review_user
DROP FUNCTION IF EXISTS audit_user;
CREATE FUNCTION audit_user(p_subject text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN p_subject !~ '^[a-z_-]+/[1-9][0-9]{0,17}$' THEN NULL
    WHEN s.word = 'user' THEN s.id::bigint
    WHEN s.word = 'payment-method' THEN payment_method_user(s.id::bigint)
    ELSE review_user(upper(s.word), s.id::bigint) END
  FROM (SELECT split_part(p_subject, '/', 1), split_part(p_subject, '/', 2)) AS s (word, id)
$$;
REVOKE ALL ON FUNCTION audit_user FROM PUBLIC;
