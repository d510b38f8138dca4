-- Notes which requests of other users show nearly the picture of this one: at most 20, the nearest first. Two pictures
-- are alike when at most 24 of their 576 finer signs differ; the search goes by the bands of the 64 coarser ones.
-- Refuses nothing. Locks: one at a time, so that of two submitted at once the later sees the earlier.
DROP FUNCTION IF EXISTS note_alike_pictures;
CREATE FUNCTION note_alike_pictures(p_recharge bigint) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
DECLARE
  v_user bigint;
  v_print bit(640);
BEGIN
  SELECT r.user_id, r.print INTO v_user, v_print FROM recharge r WHERE r.id = p_recharge;
  IF v_print IS NULL THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('recharge/alike', 0));
  INSERT INTO recharge_alike (recharge_id, other_id, differing)
    SELECT p_recharge, o.id, o.differing FROM (
      SELECT r.id, r.user_id, bit_count(substring(r.print FROM 65) # substring(v_print FROM 65)) AS differing
      FROM recharge r WHERE r.print IS NOT NULL AND print_bands(r.print) && print_bands(v_print)) o
    WHERE o.differing <= 24 AND o.user_id <> v_user ORDER BY o.differing, o.id DESC LIMIT 20;
END $$;
REVOKE ALL ON FUNCTION note_alike_pictures FROM PUBLIC;
