import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rewards for inviting: tiers of verified invitees, in versions, and what people claim of them. A claim keeps the terms
 * it was made under; each tier is claimed once by a person, whatever its terms become.
 */
export class Invitation1765401000000 implements MigrationInterface {
  name = 'Invitation1765401000000';

  async up(db: QueryRunner): Promise<void> {
    await this.lookups(db);
    await this.tiers(db);
    await this.claims(db);
    await this.rules(db);
    await this.kinds(db);
    await this.views(db);
  }

  /** Invitees of a person; accounts that a document was ever verified for. */
  private async lookups(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX app_user_of_inviter ON app_user (inviter_id, id) WHERE inviter_id IS NOT NULL`);
    await db.query(`
      CREATE INDEX verification_document ON verification (id_hash) WHERE verified_at IS NOT NULL`);
  }

  /** The first version is the platform's; every other one two administrators agreed to. */
  private async tiers(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reward_terms (
        version int PRIMARY KEY,
        tiers jsonb NOT NULL CHECK (jsonb_array_length(tiers) BETWEEN 1 AND 10),
        proposal_id bigint UNIQUE REFERENCES proposal (id),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT reward_terms_by_proposal CHECK ((version = 1) = (proposal_id IS NULL))
      )`);
    await db.query(`
      INSERT INTO reward_terms (version, tiers) VALUES (1, '[
        {"need": 1, "amount": "10.00", "turnoverTimes": 3},
        {"need": 5, "amount": "30.00", "turnoverTimes": 3},
        {"need": 20, "amount": "100.00", "turnoverTimes": 3}]')`);
    await db.query(`
      CREATE TRIGGER reward_terms_append_only BEFORE UPDATE OR DELETE ON reward_terms
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION check_reward_terms() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.version <> (SELECT max(t.version) + 1 FROM reward_terms t) OR NOT EXISTS (
            SELECT FROM proposal p WHERE p.id = NEW.proposal_id AND p.kind = 'REWARD_TERMS'
              AND p.state = 'CONFIRMED' AND p.after -> 'tiers' = NEW.tiers) THEN
          RAISE EXCEPTION 'terms of rewards were not confirmed'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'reward_terms_by_proposal';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER reward_terms_made BEFORE INSERT ON reward_terms
      FOR EACH ROW EXECUTE FUNCTION check_reward_terms()`);
    await db.query(`GRANT SELECT ON reward_terms TO tarn_app`);
  }

  /** Amounts in minor units of USD. */
  private async claims(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reward_claim (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        user_id bigint NOT NULL REFERENCES app_user (id),
        tier int NOT NULL CHECK (tier BETWEEN 1 AND 10),
        terms_version int NOT NULL REFERENCES reward_terms (version),
        need int NOT NULL CHECK (need > 0),
        amount bigint NOT NULL CHECK (amount > 0),
        turnover_times int NOT NULL CHECK (turnover_times BETWEEN 0 AND 100),
        submitted_at timestamptz NOT NULL DEFAULT tarn_now(),
        recharge_id bigint UNIQUE REFERENCES recharge (id),
        CONSTRAINT reward_claimed_once UNIQUE (user_id, tier)
      )`);
    await db.query(`
      CREATE TRIGGER reward_claim_kept BEFORE DELETE ON reward_claim
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER reward_claim_stays BEFORE UPDATE ON reward_claim FOR EACH ROW
      WHEN (OLD.recharge_id IS NOT NULL OR NEW.recharge_id IS NULL
        OR to_jsonb(NEW) - 'recharge_id' <> to_jsonb(OLD) - 'recharge_id')
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON reward_claim TO tarn_app`);
  }

  /** A claim is of terms in force, by somebody who has the invitees; what it is paid by is of that user and amount. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_reward_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        v_tier jsonb := (SELECT t.tiers -> (NEW.tier - 1) FROM reward_terms t ORDER BY t.version DESC LIMIT 1);
        v_verified int := (SELECT count(DISTINCT v.id_hash) FROM app_user u
          JOIN verification v ON v.user_id = u.id AND v.standing AND v.verified_at IS NOT NULL
          WHERE u.inviter_id = NEW.user_id);
      BEGIN
        IF v_tier IS NULL OR (NEW.need, NEW.amount, NEW.turnover_times) IS DISTINCT FROM
            ((v_tier ->> 'need')::int, ((v_tier ->> 'amount')::numeric * 100)::bigint, (v_tier ->> 'turnoverTimes')::int)
            OR v_verified < NEW.need THEN
          RAISE EXCEPTION 'tier % is not ready for user %', NEW.tier, NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'reward_claim_ready';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER reward_claim_made BEFORE INSERT ON reward_claim
      FOR EACH ROW EXECUTE FUNCTION check_reward_claim()`);
    await db.query(`
      CREATE FUNCTION check_reward_paid() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM recharge r JOIN campaign c ON c.id = r.campaign_id AND c.purpose = 'INVITATION'
            WHERE r.id = NEW.recharge_id AND r.user_id = NEW.user_id AND r.class = 'PROMOTION'
              AND r.credited = NEW.amount) THEN
          RAISE EXCEPTION 'claim % is not paid by recharge %', NEW.id, NEW.recharge_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'reward_claim_paid';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER reward_claim_paid BEFORE UPDATE OF recharge_id ON reward_claim
      FOR EACH ROW EXECUTE FUNCTION check_reward_paid()`);
  }

  private async kinds(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE review DROP CONSTRAINT review_kind_check,
        ADD CONSTRAINT review_kind_check CHECK (kind IN ('RECHARGE', 'VERIFICATION', 'WITHDRAWAL',
          'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE', 'DISPUTE', 'CONVERSATION', 'REWARD_CLAIM'))`);
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT',
          'STAFF_INVITATION', 'PROJECT_TERMS', 'PROJECT_FUNDING', 'PROJECT_UNFUNDING', 'REWARD_TERMS')),
        ADD CONSTRAINT proposal_reward_terms CHECK (kind <> 'REWARD_TERMS'
          OR subject = 'reward-terms/1' AND jsonb_typeof(after -> 'tiers') = 'array')`);
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW reward_claim_review WITH (security_invoker = true) AS
      SELECT c.id, c.number, c.user_id, c.tier, c.terms_version, c.need, c.amount, c.turnover_times, c.submitted_at,
        c.recharge_id, v.version, v.review_by, v.state AS review_state, v.taken_by, v.taken_at, v.lease_until,
        v.needs_second, v.first_approver, v.first_approved_at, v.second_approver, v.decision, v.decided_by,
        v.decided_at, v.decision_reason, v.effective_at, v.ended_at
      FROM reward_claim c JOIN review v ON v.kind = 'REWARD_CLAIM' AND v.subject_id = c.id`);
    await db.query(`GRANT SELECT ON reward_claim_review TO tarn_app`);
    await db.query(`
      CREATE VIEW verify.reward_claims AS
      SELECT c.id, c.user_id, c.tier, c.need, c.amount, c.turnover_times, c.recharge_id, v.state, v.first_approver
      FROM reward_claim c LEFT JOIN review v ON v.kind = 'REWARD_CLAIM' AND v.subject_id = c.id`);
    await db.query(`GRANT SELECT ON verify.reward_claims TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
