-- What a conversation is about: whose it is, and how people call it; NULL where there is none. Locks nothing.
-- after: holding_owner, order_owner, review_number, review_user
DROP FUNCTION IF EXISTS chat_subject;
CREATE FUNCTION chat_subject(p_kind text, p_subject bigint, OUT user_id bigint, OUT number text)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  CASE p_kind
    WHEN 'ORDER' THEN SELECT o.user_id, o.number INTO user_id, number FROM order_owner(p_subject) o;
    WHEN 'HOLDING' THEN SELECT h.user_id, h.number INTO user_id, number FROM holding_owner(p_subject) h;
    ELSE
      user_id := review_user(p_kind, p_subject);
      number := CASE WHEN user_id IS NOT NULL THEN review_number(p_kind, p_subject) END;
  END CASE;
END $$;
REVOKE ALL ON FUNCTION chat_subject FROM PUBLIC;
