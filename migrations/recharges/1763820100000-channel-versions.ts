import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of a way to pay in is kept, and a change of one needs two administrators. */
export class ChannelVersions1763820100000 implements MigrationInterface {
  name = 'ChannelVersions1763820100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge_channel
        ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0)`);
    // Without a reference: what a channel was stays known when the channel is gone.
    await db.query(`
      CREATE TABLE recharge_channel_version (
        channel_id bigint NOT NULL,
        version int NOT NULL,
        facts jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (channel_id, version)
      )`);
    await db.query(`GRANT SELECT ON recharge_channel_version TO tarn_app`);
    await db.query(`
      INSERT INTO recharge_channel_version (channel_id, version, facts)
      SELECT c.id, c.version, to_jsonb(c) - 'id' - 'version' FROM recharge_channel c`);
    await this.kept(db);
    await this.proposed(db);
  }

  private async kept(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION count_channel_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.version := OLD.version;
        IF NEW IS DISTINCT FROM OLD THEN
          NEW.version := OLD.version + 1;
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_channel_counted BEFORE UPDATE ON recharge_channel
      FOR EACH ROW EXECUTE FUNCTION count_channel_version()`);
    await db.query(`
      CREATE FUNCTION keep_channel_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO recharge_channel_version (channel_id, version, facts)
          VALUES (NEW.id, NEW.version, to_jsonb(NEW) - 'id' - 'version') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_channel_version_kept AFTER INSERT OR UPDATE ON recharge_channel
      FOR EACH ROW EXECUTE FUNCTION keep_channel_version()`);
    await db.query(`
      CREATE TRIGGER recharge_channel_version_append_only
      BEFORE UPDATE OR DELETE ON recharge_channel_version
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  private async proposed(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL')),
        ADD CONSTRAINT proposal_channel_whole CHECK (kind <> 'RECHARGE_CHANNEL' OR after ?&
          ARRAY['kind', 'titles', 'details', 'notes', 'min', 'max', 'sort', 'open']),
        ADD CONSTRAINT proposal_channel_kind_stays CHECK (kind <> 'RECHARGE_CHANNEL'
          OR subject = 'channel/new' OR after -> 'kind' = before -> 'kind')`);
    // One administrator alone added channels by it.
    await db.query(`DROP FUNCTION IF EXISTS add_recharge_channel`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
