import type { Client, Pool } from 'pg';

/**
 * Gives the template database a clock that can be moved, and money from outside without a review desk.
 */
export async function installTestTools(client: Client): Promise<void> {
  const { rows } = await client.query<{ clock: string | null }>(
    `SELECT to_regprocedure('tarn.tarn_now()') AS clock`,
  );
  if (!rows[0]?.clock) return;
  await installClock(client);
  await client.query(`
    SET ROLE tarn_owner;
    -- Decisions take effect at once, but where a test is about the undo window.
    UPDATE tarn.setting SET value = '0' WHERE key = 'undoSeconds';
    UPDATE tarn.setting SET value = '1000' WHERE key = 'rechargesOpenMax';
    RESET ROLE`);
  await client.query(`SET ROLE tarn_owner; ${CREDIT}; RESET ROLE`);
}

/**
 * A clock that can be moved, in a schema of its own, so that scans of the product's schema see the product, and for
 * its owner alone.
 */
export async function installClock(client: Client): Promise<void> {
  await client.query(`
    CREATE SCHEMA test AUTHORIZATION tarn_owner;
    SET ROLE tarn_owner;
    CREATE TABLE test.clock (shift interval NOT NULL, stopped timestamptz);
    INSERT INTO test.clock VALUES ('0', NULL);
    CREATE OR REPLACE FUNCTION tarn.tarn_now() RETURNS timestamptz
      LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog AS
      $$ SELECT date_trunc('milliseconds', coalesce(stopped, clock_timestamp() + shift)) FROM test.clock $$;
    RESET ROLE`);
}

/** An approved recharge in one call, with everything the proof of a credit asks for. */
const CREDIT = `
  CREATE FUNCTION test.credit(p_user bigint, p_amount bigint) RETURNS void LANGUAGE plpgsql
  SET search_path = tarn, pg_temp AS $$
  DECLARE
    v_id bigint;
    v_staff bigint;
    v_channel bigint;
    v_upload bigint;
    v_hash bytea := sha256(convert_to(gen_random_uuid()::text, 'UTF8'));
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('test.credit', 0));
    SELECT id INTO v_staff FROM staff WHERE email = 'credits@staff.tarn';
    IF NOT FOUND THEN
      INSERT INTO staff (email, name, password_hash, role)
        VALUES ('credits@staff.tarn', 'Test credits', 'none', 'ADMIN') RETURNING id INTO v_staff;
      INSERT INTO staff_session (staff_id, token_hash, expires_at, last_used_at)
        VALUES (v_staff, v_hash, tarn_now() + interval '1 year', tarn_now() + interval '1 year');
      INSERT INTO recharge_channel (kind, titles, details, min, max, sort, open)
        VALUES ('BANK', '{"en": "Test"}', '[]', 1, 1, 99, false);
    END IF;
    SELECT id INTO v_channel FROM recharge_channel WHERE sort = 99;
    INSERT INTO upload (user_id, name, image_hash, bytes, width, height, attached)
      VALUES (p_user, replace(gen_random_uuid()::text, '-', '') || '.webp', v_hash, 1, 1, 1, true)
      RETURNING id INTO v_upload;
    INSERT INTO recharge (user_id, channel_id, amount, upload_id, image_hash, bank_reference,
        approved_amount, credited, credited_at)
      VALUES (p_user, v_channel, p_amount, v_upload, v_hash, gen_random_uuid()::text, p_amount, p_amount,
        tarn_now())
      RETURNING id INTO v_id;
    INSERT INTO review (kind, subject_id, user_id, review_by, state, first_approver, first_approved_at,
        decision, decided_by, decided_at, effective_at, ended_at)
      VALUES ('RECHARGE', v_id, p_user, tarn_now(), 'SUCCESS', v_staff, tarn_now(), 'APPROVED', v_staff,
        tarn_now(), tarn_now(), tarn_now());
    PERFORM audit_write('staff/' || v_staff, 'recharge.approve', 'recharge/' || v_id, NULL, NULL, NULL, 'test');
    PERFORM ledger_write(ARRAY['recharge.credit'], ARRAY['recharge.credit:' || v_id], ARRAY[
      ROW(1, (SELECT id FROM ledger_account WHERE address = 'outside/recharges/USD'), -p_amount)::ledger_leg,
      ROW(1, (SELECT id FROM ledger_account WHERE user_id = p_user AND kind = 'available'
        AND asset = 'USD'), p_amount)::ledger_leg]);
  END $$`;

/** Moves this database's clock on by `ms` (back when negative), on top of earlier moves. */
export async function moveClock({ owner }: { owner: Pool }, ms: number): Promise<void> {
  await owner.query(`UPDATE test.clock SET shift = shift + $1 * interval '1 millisecond'`, [ms]);
}

/** Stops this database's clock at an instant; null lets it run on from there, and never back. */
export async function stopClock({ owner }: { owner: Pool }, at: Date | null): Promise<void> {
  await owner.query(
    `UPDATE test.clock SET stopped = $1::timestamptz,
       shift = greatest(shift, coalesce($1::timestamptz, stopped) - clock_timestamp())`,
    [at],
  );
  await forgetMark(owner);
}

export async function resetClock({ owner }: { owner: Pool }): Promise<void> {
  await owner.query(`UPDATE test.clock SET shift = '0', stopped = NULL`);
  await forgetMark(owner);
}

/** The clock was not set back: the test begins at another time. */
const forgetMark = (owner: Pool) => owner.query(`SELECT setval('tarn.clock_mark', 0)`);

const DAY_MS = 86_400_000;

/** Days since 1970, UTC: what a run takes its turn by. */
export const dayNumber = (at = new Date()): number => Math.floor(at.getTime() / DAY_MS);
