import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that the platform gives: campaigns, the recharges of classes 1 to 4 that are credited under them or by
 * hand, and what of it is still tied to turnover.
 */
export class Credits1763870000000 implements MigrationInterface {
  name = 'Credits1763870000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO ledger_account (address, kind, asset) VALUES ('platform/credits/USD', 'platform', 'USD')`);
    await this.campaigns(db);
    await this.versions(db);
    await this.recharges(db);
    await this.bonuses(db);
    await this.views(db);
  }

  /** Amounts in minor units of USD, of one credit and of all of them. */
  private async campaigns(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE campaign (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        number text NOT NULL UNIQUE DEFAULT random_number_text(),
        titles jsonb NOT NULL CHECK (titles ? 'en'),
        class text NOT NULL CHECK (class IN ('GIFT', 'PROMOTION', 'BONUS', 'SYSTEM')),
        amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 100000000),
        turnover_times int NOT NULL CHECK (turnover_times BETWEEN 0 AND 100),
        budget bigint NOT NULL CHECK (budget <= 100000000000),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        open boolean NOT NULL,
        spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        proposal_id bigint NOT NULL REFERENCES proposal (id),
        CONSTRAINT campaign_window CHECK (starts_at < ends_at),
        CONSTRAINT campaign_budget CHECK (budget >= amount)
      )`);
    await db.query(`GRANT SELECT ON campaign TO tarn_app`);
  }

  private async versions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE campaign_version (
        campaign_id bigint NOT NULL REFERENCES campaign (id),
        version int NOT NULL,
        facts jsonb NOT NULL,
        proposal_id bigint NOT NULL REFERENCES proposal (id),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (campaign_id, version)
      )`);
    await db.query(`GRANT SELECT ON campaign_version TO tarn_app`);
    // What is given is counted, never beyond the budget; every other change is a version with its proposal.
    await db.query(`
      CREATE FUNCTION check_campaign_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.version := OLD.version;
        IF to_jsonb(NEW) - 'spent' IS DISTINCT FROM to_jsonb(OLD) - 'spent' THEN
          IF NEW.proposal_id = OLD.proposal_id OR NEW.class <> OLD.class OR NEW.spent <> OLD.spent THEN
            RAISE EXCEPTION 'campaign % changes by a proposal of its own', OLD.id
              USING ERRCODE = 'restrict_violation', CONSTRAINT = 'campaign_by_proposal';
          END IF;
          NEW.version := OLD.version + 1;
        ELSIF NEW.spent < OLD.spent OR NEW.spent > NEW.budget THEN
          RAISE EXCEPTION 'campaign % gives no more than its budget', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'campaign_spent';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER campaign_change BEFORE UPDATE ON campaign
      FOR EACH ROW EXECUTE FUNCTION check_campaign_change()`);
    await db.query(`
      CREATE FUNCTION keep_campaign_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM proposal p WHERE p.id = NEW.proposal_id AND p.kind = 'CAMPAIGN'
            AND p.state = 'CONFIRMED' AND p.subject IN ('campaign/new', 'campaign/' || NEW.id)) THEN
          RAISE EXCEPTION 'campaign % was not confirmed', NEW.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'campaign_by_proposal';
        END IF;
        INSERT INTO campaign_version (campaign_id, version, facts, proposal_id)
          VALUES (NEW.id, NEW.version, to_jsonb(NEW) - 'id' - 'number' - 'spent' - 'version', NEW.proposal_id)
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER campaign_version_kept AFTER INSERT OR UPDATE OF proposal_id ON campaign
      FOR EACH ROW EXECUTE FUNCTION keep_campaign_version()`);
    for (const [table, events] of [
      ['campaign', 'DELETE'],
      ['campaign_version', 'UPDATE OR DELETE'],
    ] as const) {
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE ${events} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    }
  }

  /** Money paid in has a channel and a picture; money that is given names the proposal it rests on instead. */
  private async recharges(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge
        ALTER COLUMN channel_id DROP NOT NULL,
        ALTER COLUMN upload_id DROP NOT NULL,
        ALTER COLUMN image_hash DROP NOT NULL,
        ADD COLUMN campaign_id bigint REFERENCES campaign (id),
        ADD COLUMN proposal_id bigint REFERENCES proposal (id),
        ADD COLUMN rewards_id bigint REFERENCES recharge (id),
        ADD CONSTRAINT recharge_paid_in CHECK (class <> 'SELF' OR (channel_id IS NOT NULL
          AND upload_id IS NOT NULL AND image_hash IS NOT NULL
          AND campaign_id IS NULL AND proposal_id IS NULL)),
        ADD CONSTRAINT recharge_given CHECK (class = 'SELF' OR (channel_id IS NULL AND upload_id IS NULL
          AND image_hash IS NULL AND proposal_id IS NOT NULL
          AND credited IS NOT NULL AND credited = amount AND credited_at IS NOT NULL)),
        ADD CONSTRAINT recharge_rewards CHECK ((class = 'BONUS') = (rewards_id IS NOT NULL))`);
    await db.query(`
      CREATE UNIQUE INDEX recharge_by_hand_once ON recharge (proposal_id)
      WHERE proposal_id IS NOT NULL AND campaign_id IS NULL`);
    await db.query(`
      CREATE UNIQUE INDEX recharge_rewarded_once ON recharge (rewards_id) WHERE rewards_id IS NOT NULL`);
    await db.query(`
      CREATE INDEX recharge_of_campaign ON recharge (campaign_id, id) WHERE campaign_id IS NOT NULL`);
    await db.query(`GRANT SELECT (campaign_id, proposal_id, rewards_id) ON recharge TO tarn_app`);
    await db.query(`
      CREATE FUNCTION keep_given() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        RAISE EXCEPTION 'credit % stays as it was given', OLD.id
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_given_stays';
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_already_given BEFORE UPDATE ON recharge
      FOR EACH ROW WHEN (OLD.class <> 'SELF') EXECUTE FUNCTION keep_given()`);
  }

  /** \`open\`: something is left and its turnover is not fulfilled. It is kept so that settling finds it by index. */
  private async bonuses(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bonus (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id bigint NOT NULL REFERENCES app_user (id),
        recharge_id bigint NOT NULL UNIQUE REFERENCES recharge (id),
        amount bigint NOT NULL CHECK (amount > 0),
        remaining bigint NOT NULL,
        turnover_required bigint NOT NULL CHECK (turnover_required >= 0),
        turnover_done bigint NOT NULL DEFAULT 0,
        open boolean NOT NULL,
        granted_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT bonus_remaining CHECK (remaining BETWEEN 0 AND amount),
        CONSTRAINT bonus_turnover CHECK (turnover_done BETWEEN 0 AND turnover_required),
        CONSTRAINT bonus_open_while_held CHECK (open = (remaining > 0 AND turnover_done < turnover_required))
      ) WITH (fillfactor = 70)`);
    await db.query(`CREATE INDEX bonus_open ON bonus (user_id, id) WHERE open`);
    await db.query(`CREATE INDEX bonus_of_user ON bonus (user_id, id DESC)`);
    await db.query(`GRANT SELECT ON bonus TO tarn_app`);
    // Only what is left and what is done change, so that settling does not wake it.
    await db.query(`
      CREATE TRIGGER bonus_stays BEFORE DELETE
        OR UPDATE OF id, user_id, recharge_id, amount, turnover_required, granted_at ON bonus
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  private async views(db: QueryRunner): Promise<void> {
    // What a user sees of money that came in: requests with their review, and what was given, which has none.
    await db.query(`
      CREATE VIEW recharge_record AS
      SELECT r.id, r.number, r.user_id, r.class, r.amount, r.channel_id, r.upload_id, r.payer_name, r.remark,
        r.campaign_id, r.proposal_id, r.rewards_id,
        CASE coalesce(v.state, 'SUCCESS') WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW'
          ELSE coalesce(v.state, 'SUCCESS') END AS state,
        r.submitted_at, v.taken_at, coalesce(v.review_by, r.submitted_at) AS review_by,
        CASE WHEN v.id IS NULL THEN r.credited_at ELSE v.decided_at END AS decided_at,
        CASE WHEN v.decision IS NOT NULL THEN v.decision_reason END AS decision_reason,
        r.credited, r.credited_at
      FROM recharge r LEFT JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = r.id`);
    await db.query(`GRANT SELECT ON recharge_record TO tarn_app`);
    await db.query(`DROP VIEW verify.recharges`);
    // The evidence is the SHA-256 of the decoded picture. Of what was given, approver and second are who
    // proposed and who confirmed what it rests on.
    await db.query(`
      CREATE VIEW verify.recharges AS
      SELECT r.id, r.user_id, r.class, r.amount AS requested, r.credited,
        coalesce(v.state, 'SUCCESS') AS state, r.image_hash AS evidence,
        coalesce(v.first_approver, p.proposed_by) AS approver,
        coalesce(v.second_approver, p.closed_by) AS second_approver,
        coalesce(v.decided_at, p.closed_at) AS decided_at
      FROM recharge r LEFT JOIN review v ON v.kind = 'RECHARGE' AND v.subject_id = r.id
        LEFT JOIN proposal p ON p.id = r.proposal_id`);
    // What a credit rests on, as it was confirmed, beside what it says.
    await db.query(`
      CREATE VIEW verify.credits AS
      SELECT b.id, b.user_id, b.recharge_id, r.class, b.amount, b.remaining, b.turnover_required, b.turnover_done,
        b.open, r.credited, r.campaign_id, r.proposal_id, p.kind AS proposal_kind, p.state AS proposal_state,
        p.subject AS proposal_subject, p.after ->> 'class' AS stated_class,
        (p.after ->> 'amount')::bigint AS stated_amount,
        (p.after ->> 'turnoverTimes')::bigint * (p.after ->> 'amount')::bigint AS stated_turnover, b.granted_at
      FROM bonus b JOIN recharge r ON r.id = b.recharge_id LEFT JOIN proposal p ON p.id = r.proposal_id`);
    await db.query(`
      CREATE VIEW verify.campaigns AS
      SELECT c.id, c.budget, c.spent, c.version, c.proposal_id FROM campaign c`);
    await db.query(
      `GRANT SELECT ON verify.recharges, verify.credits, verify.campaigns TO tarn_verify`,
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
