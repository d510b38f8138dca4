-- Puts a message into a user's inbox, in the transaction of what it tells of. For functions of the owner. p_kind is
-- one of schema/messages.ts; amounts among p_figures are minor units of USD. Locks nothing.
DROP FUNCTION IF EXISTS send_message;
CREATE FUNCTION send_message(p_user bigint, p_kind text, p_subject text, p_figures jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO message (user_id, kind, subject, figures) VALUES (p_user, p_kind, p_subject, p_figures)
$$;
REVOKE ALL ON FUNCTION send_message FROM PUBLIC;
