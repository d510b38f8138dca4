import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A reward whose claim was refused can be claimed again: by a claim of its own, with a conversation of its own. Of what
 * one person claims for a number of verified invitees, one claim is open or paid. What was claimed twice before that was
 * held stays as it is: the proof names it, and nothing is undone.
 */
export class RefusedRewards1766002010000 implements MigrationInterface {
  name = 'RefusedRewards1766002010000';

  async up(db: QueryRunner): Promise<void> {
    await this.refusals(db);
    await this.rules(db);
    await this.once(db);
  }

  private async refusals(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE reward_claim ADD COLUMN refused_at timestamptz`);
    await db.query(`DROP TRIGGER reward_claim_stays ON reward_claim`);
    await db.query(`
      UPDATE reward_claim c SET refused_at = v.ended_at FROM review v
      WHERE v.kind = 'REWARD_CLAIM' AND v.subject_id = c.id AND v.state = 'FAILED'`);
    await db.query(`
      ALTER TABLE reward_claim
        ADD CONSTRAINT reward_paid_or_refused CHECK (recharge_id IS NULL OR refused_at IS NULL)`);
  }

  /** A claim is paid or refused, once; refused by its review alone, and not before the decision takes effect. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER reward_claim_stays BEFORE UPDATE ON reward_claim FOR EACH ROW
      WHEN (OLD.recharge_id IS NOT NULL OR OLD.refused_at IS NOT NULL
        OR NEW.recharge_id IS NULL AND NEW.refused_at IS NULL
        OR to_jsonb(NEW) - '{recharge_id,refused_at}'::text[] <> to_jsonb(OLD) - '{recharge_id,refused_at}'::text[])
      EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION check_reward_refused() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NOT EXISTS (SELECT FROM review v WHERE v.kind = 'REWARD_CLAIM' AND v.subject_id = NEW.id
            AND v.decision = 'REFUSED' AND v.effective_at <= tarn_now()) THEN
          RAISE EXCEPTION 'claim % was not refused', NEW.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'reward_claim_refused';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`REVOKE ALL ON FUNCTION check_reward_refused FROM PUBLIC`);
    await db.query(`
      CREATE TRIGGER reward_claim_refused BEFORE INSERT OR UPDATE OF refused_at ON reward_claim FOR EACH ROW
      WHEN (NEW.refused_at IS NOT NULL) EXECUTE FUNCTION check_reward_refused()`);
  }

  private async once(db: QueryRunner): Promise<void> {
    const twice = (await db.query(`
      SELECT c.id FROM reward_claim c WHERE c.refused_at IS NULL AND EXISTS (SELECT FROM reward_claim first
        WHERE first.user_id = c.user_id AND first.need = c.need AND first.refused_at IS NULL AND first.id < c.id)`)) as {
      id: string;
    }[];
    const ids = twice.map(({ id }) => id).join(',');
    await db.query(`DROP INDEX reward_claimed_once`);
    await db.query(`
      CREATE UNIQUE INDEX reward_claimed_once ON reward_claim (user_id, need)
      WHERE refused_at IS NULL ${ids === '' ? '' : `AND id <> ALL ('{${ids}}'::bigint[])`}`);
    // What somebody has claimed, refused claims too.
    await db.query(`CREATE INDEX reward_claims_of_user ON reward_claim (user_id, need, id)`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
