-- Makes pictures of a user part of what they send in to be verified; NULL stands for none. One that is of another, that
-- shows something else, or that was removed raises. A removal that is under way is waited for, and the next one waits
-- for this. For functions of the owner, who have locked the user. Locks: the verifications that show the pictures
-- already; the pictures.
-- after: attach_document
DROP FUNCTION IF EXISTS attach_pictures;
CREATE FUNCTION attach_pictures(p_user bigint, p_uploads bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
DECLARE
  v_upload bigint;
BEGIN
  PERFORM FROM verification r WHERE r.user_id = p_user AND ARRAY[r.front_id, r.back_id, r.selfie_id] && p_uploads
    ORDER BY r.id FOR SHARE;
  FOREACH v_upload IN ARRAY array_remove(p_uploads, NULL) LOOP
    IF EXISTS (SELECT FROM document_removal d WHERE d.upload_id = v_upload) OR NOT attach_document(v_upload, p_user) THEN
      RAISE EXCEPTION 'upload % is no picture of user % for a document', v_upload, p_user
        USING ERRCODE = 'check_violation', CONSTRAINT = 'verification_own_upload';
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION attach_pictures FROM PUBLIC;
