import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Campaigns that give by themselves, and the daily bonus: one credit a person and platform day. What a campaign is for
 * is agreed to with it and never changes.
 */
export class DailyBonus1765400000000 implements MigrationInterface {
  name = 'DailyBonus1765400000000';

  async up(db: QueryRunner): Promise<void> {
    await this.purposes(db);
    await this.bonuses(db);
  }

  /** NULL: staff give under it. The class of what gives by itself is what the old app knows it by. */
  private async purposes(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE campaign
        ADD COLUMN purpose text,
        ADD CONSTRAINT campaign_purpose CHECK (purpose IS NULL OR (purpose, class) IN
          (('DAILY_BONUS', 'GIFT'), ('INVITATION', 'PROMOTION')))`);
    await db.query(`
      CREATE INDEX campaign_that_gives ON campaign (purpose, id) WHERE open AND purpose IS NOT NULL`);
    await db.query(`
      CREATE TRIGGER campaign_purpose_stays BEFORE UPDATE ON campaign FOR EACH ROW
      WHEN (OLD.purpose IS DISTINCT FROM NEW.purpose) EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      ALTER TABLE proposal ADD CONSTRAINT proposal_campaign_purpose_stays CHECK (kind <> 'CAMPAIGN'
        OR subject = 'campaign/new' OR after -> 'purpose' IS NOT DISTINCT FROM before -> 'purpose')`);
  }

  private async bonuses(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO setting (key, value) VALUES ('dailyBonusAmount', '100'), ('dailyBonusTurnover', '1')`);
    await db.query(`
      CREATE TABLE daily_bonus (
        user_id bigint NOT NULL REFERENCES app_user (id),
        day date NOT NULL,
        recharge_id bigint NOT NULL UNIQUE REFERENCES recharge (id),
        claimed_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT daily_bonus_once_a_day PRIMARY KEY (user_id, day)
      )`);
    await db.query(`
      CREATE TRIGGER daily_bonus_append_only BEFORE UPDATE OR DELETE ON daily_bonus
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON daily_bonus TO tarn_app`);
    await db.query(`
      CREATE VIEW verify.daily_bonuses AS
      SELECT b.user_id, b.day, b.recharge_id, b.claimed_at, r.user_id AS credited_user, c.purpose
      FROM daily_bonus b JOIN recharge r ON r.id = b.recharge_id LEFT JOIN campaign c ON c.id = r.campaign_id`);
    await db.query(`
      CREATE OR REPLACE VIEW verify.campaigns AS
      SELECT c.id, c.budget, c.spent, c.version, c.proposal_id, c.purpose FROM campaign c`);
    await db.query(`GRANT SELECT ON verify.daily_bonuses TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
