-- Attaches a picture of this user to a document of identity: from now on staff alone open it, and it serves
-- nothing else; how it looks is forgotten. One that is part of a document already stays so. Answers whether it is a picture of theirs that
-- nothing else shows. Locks: the picture.
DROP FUNCTION IF EXISTS attach_document;
CREATE FUNCTION attach_document(p_upload bigint, p_user bigint) RETURNS boolean
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE upload SET attached = true, staff_only = true, print = NULL
    WHERE id = p_upload AND user_id = p_user AND (NOT attached OR staff_only);
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION attach_document FROM PUBLIC;
