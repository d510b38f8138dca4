import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money on its way out. A request keeps the version of the policy it was submitted under. Its amount is
 * frozen from submitting until it is paid or returned, which happens once.
 */
export class Withdrawals1763840000000 implements MigrationInterface {
  name = 'Withdrawals1763840000000';

  async up(db: QueryRunner): Promise<void> {
    await this.outside(db);
    await this.policies(db);
    await this.withdrawals(db);
    await this.rules(db);
    await this.review(db);
    await this.views(db);
  }

  private async outside(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO ledger_account (address, kind, asset)
      SELECT 'outside/withdrawals/' || asset, 'outside', asset
      FROM unnest(ARRAY['USD', 'USDT', 'BTC', 'ETH']) AS asset`);
  }

  /** Every policy that a request was ever submitted under. */
  private async policies(db: QueryRunner): Promise<void> {
    await db.query(`INSERT INTO setting (key, value) VALUES ('withdrawSpreadBp', '50')`);
    await db.query(`
      CREATE TABLE withdraw_policy (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        min bigint NOT NULL CHECK (min > 0),
        max bigint NOT NULL,
        day_max bigint NOT NULL,
        day_count int NOT NULL CHECK (day_count > 0),
        fee_bp int NOT NULL CHECK (fee_bp BETWEEN 0 AND 9999),
        spread_bp int NOT NULL CHECK (spread_bp BETWEEN 0 AND 9999),
        opens time NOT NULL,
        closes time NOT NULL,
        zone text NOT NULL,
        review_hours int NOT NULL CHECK (review_hours > 0),
        since timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT withdraw_policy_range CHECK (max >= min),
        CONSTRAINT withdraw_policy_once UNIQUE (min, max, day_max, day_count, fee_bp, spread_bp, opens, closes,
          zone, review_hours)
      )`);
    await db.query(`
      CREATE TRIGGER withdraw_policy_append_only BEFORE UPDATE OR DELETE ON withdraw_policy
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON withdraw_policy TO tarn_app`);
  }

  private async withdrawals(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE withdrawal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL DEFAULT random_number_text() CONSTRAINT withdrawal_number UNIQUE,
        user_id bigint NOT NULL REFERENCES app_user (id),
        policy_id bigint NOT NULL REFERENCES withdraw_policy (id),
        method_id bigint NOT NULL REFERENCES payment_method (id),
        method_kind text NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        fee bigint NOT NULL CHECK (fee >= 0),
        credited bigint NOT NULL CHECK (credited > 0),
        coin text CHECK (coin IN ('USDT', 'BTC', 'ETH')),
        coin_amount bigint CHECK (coin_amount > 0),
        coin_price numeric CHECK (coin_price > 0),
        flags text[] NOT NULL DEFAULT '{}' CHECK (flags <@ ARRAY['TARGET_NEW', 'PASSWORD_NEW',
          'CONTACT_NEW', 'UNLOCKED', 'DEVICE_NEW', 'NAME_DIFFERS', 'UNUSUAL_AMOUNT']),
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        reference text CHECK (length(btrim(reference)) > 0),
        paid_at timestamptz,
        returned_at timestamptz,
        CONSTRAINT withdrawal_adds_up CHECK (amount = fee + credited),
        CONSTRAINT withdrawal_coin_whole CHECK (
          (coin IS NULL) = (coin_amount IS NULL) AND (coin IS NULL) = (coin_price IS NULL)),
        CONSTRAINT withdrawal_ends_once CHECK (paid_at IS NULL OR returned_at IS NULL),
        CONSTRAINT withdrawal_paid_has_reference CHECK (paid_at IS NULL OR reference IS NOT NULL)
      )`);
    await db.query(`
      CREATE UNIQUE INDEX withdrawal_reference ON withdrawal (upper(normalize(reference, NFKC)))
      WHERE reference IS NOT NULL`);
    await db.query(`CREATE INDEX withdrawal_of_user ON withdrawal (user_id, id DESC)`);
    await db.query(`
      CREATE INDEX withdrawal_under_way ON withdrawal (method_id)
      WHERE paid_at IS NULL AND returned_at IS NULL`);
    await db.query(`ALTER TABLE withdrawal ALTER COLUMN user_id SET STATISTICS 0`);
    // The reference is shown by \`withdrawal_request\` alone, once the request is approved.
    await db.query(`
      GRANT SELECT (id, number, user_id, policy_id, method_id, method_kind, amount, fee, credited, coin, coin_amount,
        coin_price, flags, submitted_at, paid_at, returned_at) ON withdrawal TO tarn_app`);
  }

  /** What the functions do kindly the table refuses anyway. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_withdrawal_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v review;
      BEGIN
        IF to_jsonb(OLD) - '{reference,paid_at,returned_at}'::text[]
            <> to_jsonb(NEW) - '{reference,paid_at,returned_at}'::text[] THEN
          RAISE EXCEPTION 'withdrawal % stays as it was submitted', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawal_as_submitted';
        END IF;
        SELECT * INTO STRICT v FROM review WHERE kind = 'WITHDRAWAL' AND subject_id = OLD.id;
        IF OLD.paid_at IS NOT NULL OR OLD.returned_at IS NOT NULL THEN
          RAISE EXCEPTION 'withdrawal % has ended', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawal_ends_once';
        END IF;
        IF NEW.paid_at IS NOT NULL AND ((v.state, v.decision) IS DISTINCT FROM ('DECIDED', 'APPROVED')
              OR v.effective_at > tarn_now())
            OR NEW.returned_at IS NOT NULL AND v.state <> 'CANCELLED'
              AND ((v.state, v.decision) IS DISTINCT FROM ('DECIDED', 'REFUSED') OR v.effective_at > tarn_now()) THEN
          RAISE EXCEPTION 'withdrawal % follows its decision', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawal_effect_follows_decision';
        END IF;
        IF NEW.reference IS NOT NULL AND v.first_approver IS NOT NULL AND NOT v.needs_second
            AND NEW.amount >= (SELECT value::text::bigint FROM setting WHERE key = 'secondApprovalFrom') THEN
          RAISE EXCEPTION 'from the threshold two people decide'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawal_threshold';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER withdrawal_change BEFORE UPDATE ON withdrawal
      FOR EACH ROW EXECUTE FUNCTION check_withdrawal_change()`);
    await db.query(`
      CREATE TRIGGER withdrawal_kept BEFORE DELETE ON withdrawal
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  private async review(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review
        DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION', 'WITHDRAWAL'))`);
    await db.query(`
      ALTER TABLE queue_view
        DROP CONSTRAINT queue_view_kind_check,
        ADD CONSTRAINT queue_view_kind_check CHECK (kind IN ('RECHARGE', 'WITHDRAWAL'))`);
  }

  private async views(db: QueryRunner): Promise<void> {
    // The columns of the queue are those of the review alone, so that counting leaves the requests unread.
    await db.query(`
      CREATE VIEW withdrawal_request AS
      SELECT r.id, r.number, v.version, r.user_id, r.policy_id, r.method_id, r.method_kind, r.amount, r.fee, r.credited, r.coin,
        r.coin_amount, r.coin_price, r.flags, r.submitted_at, v.review_by, v.state AS review_state,
        CASE v.state WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW' ELSE v.state END AS state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver,
        CASE WHEN v.decision = 'APPROVED' THEN r.reference END AS reference,
        v.decision, v.decided_by, v.decided_at, v.decision_reason, v.effective_at, r.paid_at, r.returned_at,
        v.subject_id AS queue_id, v.user_id AS queue_user, v.submitted_at AS queue_since,
        coalesce(v.agreed, v.asked) AS queue_amount, coalesce(v.decided_at, v.ended_at) AS done_at,
        (extract(epoch FROM coalesce(v.decided_at, v.ended_at) - v.submitted_at) * 1000)::bigint AS took_ms
      FROM review v LEFT JOIN withdrawal r ON r.id = v.subject_id WHERE v.kind = 'WITHDRAWAL'`);
    await db.query(`GRANT SELECT ON withdrawal_request TO tarn_app`);
    await db.query(`
      CREATE VIEW verify.withdrawals AS
      SELECT r.id, r.user_id, r.amount, r.fee, r.credited, v.state, r.submitted_at, v.decided_at,
        v.first_approver AS approver, v.second_approver, r.paid_at, r.returned_at
      FROM withdrawal r JOIN review v ON v.kind = 'WITHDRAWAL' AND v.subject_id = r.id`);
    await db.query(`GRANT SELECT ON verify.withdrawals TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
