-- Writes a request for money that was paid outside; moves none. The picture is an upload of the same user,
-- and its hash is copied from there. p_amount in minor units of USD. The server has said kindly what is
-- wrong before; whatever gets here wrong raises. Answers the request's id, or
-- NULL when the user has as many open as may be. The practice channel takes something only where there is a
-- practice desk, which no live platform has. Locks: the upload.
-- after: note_alike_pictures, practice_desk, attach_upload, setting_number, review_open, open_reviews, lock_user_row
DROP FUNCTION IF EXISTS submit_recharge;
CREATE FUNCTION submit_recharge(
  p_user bigint, p_channel bigint, p_amount bigint, p_upload bigint, p_payer_name text, p_remark text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_picture record;
BEGIN
  IF NOT EXISTS (SELECT FROM recharge_channel c WHERE c.id = p_channel AND c.open
      AND p_amount BETWEEN c.min AND c.max
      AND (c.kind <> 'PRACTICE' OR practice_desk() IS NOT NULL)) THEN
    RAISE EXCEPTION 'channel % does not take %', p_channel, p_amount
      USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_channel_takes';
  END IF;
  SELECT a.image_hash, a.print INTO v_picture FROM attach_upload(p_upload, p_user) a;
  IF v_picture.image_hash IS NULL THEN
    RAISE EXCEPTION 'upload % is none of user %', p_upload, p_user
      USING ERRCODE = 'check_violation', CONSTRAINT = 'recharge_own_upload';
  END IF;
  IF NOT lock_user_row(p_user)
      OR open_reviews('RECHARGE', p_user) >= setting_number('rechargesOpenMax') THEN
    RETURN NULL;
  END IF;
  INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash, print, payer_name, remark)
    VALUES (p_user, p_channel, p_amount, p_upload, v_picture.image_hash, v_picture.print, p_payer_name, p_remark)
    RETURNING id INTO STRICT v_id;
  PERFORM review_open('RECHARGE', v_id, p_user, setting_number('reviewHours')::int, p_amount);
  PERFORM note_alike_pictures(v_id);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION submit_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submit_recharge TO tarn_app;
