import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff may set keeps each of its versions: from when it held, and of those that staff made who proposed and
 * confirmed it. The hours of customer service in words are made of its week now.
 */
export class SettingVersions1765840000000 implements MigrationInterface {
  name = 'SettingVersions1765840000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM setting WHERE key = 'supportHours'`);
    await db.query(
      `INSERT INTO setting (key, value) VALUES ('office', 'null') ON CONFLICT (key) DO NOTHING`,
    );
    await this.versions(db);
    await this.rules(db);
    await this.proposals(db);
    await this.views(db);
  }

  /** Whoever is nobody on the staff is the platform itself: an installation, a migration. */
  private async versions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE setting_version (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        value jsonb NOT NULL,
        from_at timestamptz NOT NULL DEFAULT tarn_now(),
        staff_id bigint REFERENCES staff (id),
        reason text,
        proposal_id bigint REFERENCES proposal (id),
        CONSTRAINT setting_version_once UNIQUE (proposal_id, key),
        CONSTRAINT setting_version_by_two CHECK ((staff_id IS NULL) = (proposal_id IS NULL)
          AND (staff_id IS NULL) = (reason IS NULL))
      )`);
    await db.query(`CREATE INDEX setting_version_of ON setting_version (key, id)`);
    await db.query(`
      INSERT INTO setting_version (key, value, from_at) SELECT key, value, updated_at FROM setting ORDER BY key`);
    await db.query(`GRANT SELECT ON setting_version TO tarn_app`);
  }

  /** A change that comes by no proposal has a version too, whoever writes it. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_setting_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.proposal_id IS NOT NULL AND NOT EXISTS (SELECT FROM proposal p WHERE p.id = NEW.proposal_id
            AND p.kind = 'SETTINGS' AND p.state = 'CONFIRMED' AND p.closed_by = NEW.staff_id
            AND p.after -> NEW.key = NEW.value) THEN
          RAISE EXCEPTION 'this value of % was not confirmed', NEW.key
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'setting_version_by_proposal';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER setting_version_made BEFORE INSERT ON setting_version
      FOR EACH ROW EXECUTE FUNCTION check_setting_version()`);
    await db.query(`
      CREATE TRIGGER setting_version_append_only BEFORE UPDATE OR DELETE ON setting_version
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER setting_version_no_truncate BEFORE TRUNCATE ON setting_version
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION keep_setting_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.value IS DISTINCT FROM (SELECT v.value FROM setting_version v WHERE v.key = NEW.key
            ORDER BY v.id DESC LIMIT 1) THEN
          INSERT INTO setting_version (key, value) VALUES (NEW.key, NEW.value);
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      REVOKE ALL ON FUNCTION check_setting_version(), keep_setting_version() FROM PUBLIC`);
    await db.query(`
      CREATE TRIGGER setting_kept AFTER INSERT OR UPDATE ON setting
      FOR EACH ROW EXECUTE FUNCTION keep_setting_version()`);
  }

  private async proposals(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT',
          'STAFF_INVITATION', 'PROJECT_TERMS', 'PROJECT_FUNDING', 'PROJECT_UNFUNDING', 'REWARD_TERMS', 'LEGAL_TEXT',
          'BROADCAST', 'SETTINGS')),
        ADD CONSTRAINT proposal_settings CHECK (kind <> 'SETTINGS' OR subject ~ '^settings/[1-9][0-9]?$')`);
  }

  /** Each value beside its newest version; each version of staff with whether two administrators stand for it. */
  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.settings AS
      SELECT s.key, s.value, (SELECT v.value FROM setting_version v WHERE v.key = s.key
        ORDER BY v.id DESC LIMIT 1) AS newest FROM setting s`);
    await db.query(`
      CREATE VIEW verify.setting_versions AS
      SELECT v.id, v.key, v.staff_id, p.proposed_by, p.state = 'CONFIRMED' AND p.kind = 'SETTINGS'
        AND p.closed_by = v.staff_id AND p.after -> v.key = v.value AS confirmed
      FROM setting_version v LEFT JOIN proposal p ON p.id = v.proposal_id`);
    await db.query(`GRANT SELECT ON verify.settings, verify.setting_versions TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
