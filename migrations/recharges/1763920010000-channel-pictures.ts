import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A way to pay in has a picture with its QR code, which changes as its receiving details do; a request keeps the
 * version that it was paid to. Requests from before keep none: there was no picture then.
 */
export class ChannelPictures1763920010000 implements MigrationInterface {
  name = 'ChannelPictures1763920010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge_channel ADD COLUMN qr text REFERENCES staff_picture (hash)`);
    // Two codes, one drawn from the address and one sent, could name two accounts.
    await db.query(`
      ALTER TABLE recharge_channel ADD CONSTRAINT recharge_channel_one_code
        CHECK (qr IS NULL OR NOT details @> '[{"label": "ADDRESS"}]')`);
    await this.proposed(db);
    await this.paidTo(db);
  }

  private async proposed(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION name_channel_picture() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        UPDATE staff_picture SET proposed = true WHERE hash = NEW.after ->> 'qr';
        IF NOT FOUND THEN
          RAISE EXCEPTION 'no member of staff has sent the picture %', NEW.after ->> 'qr'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'proposal_channel_picture';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER proposal_channel_picture AFTER INSERT ON proposal FOR EACH ROW
      WHEN (NEW.kind = 'RECHARGE_CHANNEL' AND NEW.after ->> 'qr' IS NOT NULL)
      EXECUTE FUNCTION name_channel_picture()`);
  }

  private async paidTo(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE recharge ADD COLUMN channel_version int,
        ADD CONSTRAINT recharge_paid_to FOREIGN KEY (channel_id, channel_version)
          REFERENCES recharge_channel_version (channel_id, version)`);
    await db.query(`GRANT SELECT (channel_version) ON recharge TO tarn_app`);
    await db.query(`
      CREATE FUNCTION keep_version_paid_to() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF TG_OP = 'INSERT' THEN
          NEW.channel_version := (SELECT c.version FROM recharge_channel c WHERE c.id = NEW.channel_id);
        ELSIF NEW.channel_version IS DISTINCT FROM OLD.channel_version THEN
          RAISE EXCEPTION 'what recharge % was paid to stays as it was shown', OLD.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recharge_version_as_shown';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER recharge_version_paid_to BEFORE INSERT OR UPDATE ON recharge
      FOR EACH ROW EXECUTE FUNCTION keep_version_paid_to()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
