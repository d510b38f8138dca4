-- Ends a block that draft_block made in this transaction: the key, whose public half is kept under the hash of it, and
-- the signature (Ed25519) of the block's hash. Who is not the sealer finds no block that waits for one. Raises when
-- there is none. Locks: the block.
DROP FUNCTION IF EXISTS sign_block;
CREATE FUNCTION sign_block(p_block bigint, p_public_key bytea, p_signature bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_key text := left(encode(sha256(p_public_key), 'hex'), 16);
BEGIN
  INSERT INTO proof_key (id, public_key) VALUES (v_key, p_public_key) ON CONFLICT (id) DO NOTHING;
  UPDATE proof_block b SET key_id = v_key, signature = p_signature WHERE b.number = p_block AND b.signature IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'block % waits for no signature', p_block; END IF;
END $$;
REVOKE ALL ON FUNCTION sign_block FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sign_block TO tarn_app;
