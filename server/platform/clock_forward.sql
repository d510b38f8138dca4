-- The clock as it stands, and the furthest instant at which this was asked before: where `at` stands before `mark`, the
-- machine's clock was set back, and until it has passed the mark nothing may be stamped by it that its order is proved
-- by: no quote is recorded and no contract opens, for one would lie before what was done already.
-- The mark is read before the clock, so that whoever asks at the same moment never makes it seem to go back. It is a
-- sequence: it stays when a transaction does not, nobody waits for it, and it is of one millisecond (UTC since 1970).
-- Without settings of its own, as it is asked for each order.
DROP FUNCTION IF EXISTS clock_forward;
CREATE FUNCTION clock_forward(OUT at timestamptz, OUT mark timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  v_mark bigint := (SELECT m.last_value FROM tarn.clock_mark m);
  v_now bigint;
BEGIN
  at := tarn.tarn_now();
  v_now := extract(epoch FROM at) * 1000;
  IF v_now > v_mark THEN PERFORM pg_catalog.setval('tarn.clock_mark', v_now); END IF;
  mark := to_timestamp(v_mark / 1000.0);
END $$;
REVOKE ALL ON FUNCTION clock_forward FROM PUBLIC;
