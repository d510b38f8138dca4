-- Makes the next block of the seal out of at most p_most movements whose transactions are older than every one that
-- runs, the newest link of each instrument with its symbol and the head of the audit; sign_block ends it, or the transaction fails.
-- After a pause of the seal a block without movements is made for each five minutes that had quotes, as it would have
-- been then: between two blocks lie never more, and what a certificate holds of quotes stays small.
-- Answers its number, its hash, how many movements it took and whether it stands within a pause; nothing when another
-- sealer is at work, or when there is no movement to seal and the newest block is younger than p_idle_ms. FORMAT.md says
-- every byte of its text.
-- Whatever a later block could still take has a number above `through`: a transaction that had not begun to write when
-- this one did draws numbers above `drawn`, and once all older ones have ended, so has all that is not sealed yet.
-- Locks: one sealer at a time, until the transaction ends; what newest_links locks.
-- after: audit_head, clock_forward, ended_movements, first_quote_after, leaf_texts, links_at, merkle_root, movement_drawn, newest_links
DROP FUNCTION IF EXISTS draft_block;
CREATE FUNCTION draft_block(p_most int, p_idle_ms int) RETURNS TABLE (block bigint, block_hash bytea, taken int, paused boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_last proof_block;
  v_drawn bigint;
  v_xid xid8;
  v_cluster bigint := (SELECT c.system_identifier FROM pg_control_system() c);
  v_horizon xid8;
  v_movements bigint[];
  v_hashes bytea[];
  v_through bigint;
  v_made timestamptz;
  v_audit record;
  v_links text;
  v_text text;
  v_pause timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('proof_block', 0)) THEN RETURN; END IF;
  SELECT b.* INTO v_last FROM proof_block b ORDER BY b.number DESC LIMIT 1;
  IF v_last.made_at < tarn_now() - interval '5 minutes' THEN
    v_pause := first_quote_after(v_last.made_at) + interval '5 minutes';
  END IF;
  IF v_pause >= tarn_now() THEN v_pause := NULL; END IF;
  paused := v_pause IS NOT NULL;
  v_drawn := movement_drawn();
  v_xid := pg_current_xact_id();
  -- Movements and the horizon are of one snapshot.
  SELECT array_agg(m.id ORDER BY m.id), pg_snapshot_xmin(pg_current_snapshot()) INTO v_movements, v_horizon FROM (
    SELECT e.id FROM ended_movements(coalesce(v_last.through, 0)) e
    -- Told of both: a merge would walk the leaves of all that is sealed.
    WHERE NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = e.id AND l.movement_id > coalesce(v_last.through, 0))
    ORDER BY e.id LIMIT CASE WHEN paused THEN 0 ELSE p_most END) m;
  v_movements := coalesce(v_movements, '{}');
  IF NOT paused AND v_movements = '{}' AND v_last.made_at > tarn_now() - make_interval(secs => p_idle_ms / 1000.0) THEN
    RETURN;
  END IF;

  SELECT max(d.drawn) INTO v_through FROM (
    SELECT v_drawn AS drawn WHERE v_xid <= v_horizon
    UNION ALL (SELECT b.drawn FROM proof_block b WHERE b.xid <= v_horizon AND b.cluster = v_cluster
      ORDER BY b.number DESC LIMIT 1)) d;
  IF cardinality(v_movements) = p_most THEN v_through := least(coalesce(v_through, 0), v_movements[p_most]); END IF;
  IF paused THEN v_through := v_last.through; END IF;
  v_through := greatest(v_last.through, v_through, 0);

  -- Behind whatever it seals, should the clock have been set back since.
  v_made := coalesce(v_pause, (SELECT greatest(c.at, c.mark, v_last.made_at) FROM clock_forward() c));
  -- The clock will come to that very millisecond again: no quote may be recorded at it then that the block does not know.
  IF v_made > tarn_now() THEN
    PERFORM setval('clock_mark', greatest((SELECT m.last_value FROM clock_mark m), (extract(epoch FROM v_made) * 1000)::bigint + 1));
  END IF;
  SELECT string_agg(concat_ws(' ', n.instrument_id, n.seq, encode(n.link, 'hex'), n.symbol) || E'\n', ''
      ORDER BY n.instrument_id) INTO v_links FROM (
      SELECT * FROM newest_links() WHERE NOT paused UNION ALL SELECT * FROM links_at(v_pause) WHERE paused) n;
  SELECT h.seq, h.hash INTO v_audit FROM audit_head() h;
  SELECT array_agg(sha256('\x00'::bytea || convert_to(t.text, 'UTF8')) ORDER BY t.movement_id) INTO v_hashes
    FROM leaf_texts(v_movements) t;
  v_text := concat(concat_ws(E'\n', 'block/2', coalesce(v_last.number, 0) + 1,
    trunc(extract(epoch FROM v_made) * 1000)::bigint, encode(coalesce(v_last.hash, decode(repeat('00', 32), 'hex')), 'hex'),
    cardinality(v_movements), coalesce(v_movements[1]::text, '-'),
    coalesce(v_movements[cardinality(v_movements)]::text, '-'), v_through, encode(merkle_root(v_hashes), 'hex'),
    v_audit.seq, encode(v_audit.hash, 'hex')), E'\n', v_links);
  INSERT INTO proof_block (number, made_at, text, hash, leaves, through, drawn, xid, cluster)
    VALUES (coalesce(v_last.number, 0) + 1, v_made, v_text, sha256(convert_to(v_text, 'UTF8')),
      cardinality(v_movements), v_through, v_drawn, v_xid, v_cluster)
    RETURNING number, hash, leaves INTO block, block_hash, taken;
  INSERT INTO proof_leaf (block, position, movement_id, hash)
    SELECT draft_block.block, l.place - 1, l.movement, l.hash
    FROM unnest(v_movements, v_hashes) WITH ORDINALITY l (movement, hash, place);
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION draft_block FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draft_block TO tarn_app;
