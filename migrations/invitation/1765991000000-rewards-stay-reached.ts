import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A number of verified invitees that was reached stays claimable on the terms under which it was reached, whatever the
 * tiers become: those of the first version that named it and had not ended before the last of them was verified.
 */
export class RewardsStayReached1765991000000 implements MigrationInterface {
  name = 'RewardsStayReached1765991000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION check_reward_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ DECLARE
        -- When the last of so many was verified; null while there are fewer.
        v_reached timestamptz := (
          SELECT min(v.verified_at) FROM app_user u JOIN verification v ON v.user_id = u.id AND v.verified_at IS NOT NULL
          WHERE u.inviter_id = NEW.user_id GROUP BY u.id ORDER BY 1 OFFSET NEW.need - 1 LIMIT 1);
        v_version int := (
          SELECT r.version FROM (SELECT t.version, t.tiers, lead(t.at) OVER (ORDER BY t.version) AS ended_at
            FROM reward_terms t) r
          WHERE coalesce(r.ended_at, 'infinity') >= v_reached
            AND r.tiers @> jsonb_build_array(jsonb_build_object('need', NEW.need))
          ORDER BY r.version LIMIT 1);
        v_tier jsonb := (SELECT t.tiers -> (NEW.tier - 1) FROM reward_terms t WHERE t.version = v_version);
      BEGIN
        IF (NEW.terms_version, NEW.need, NEW.amount, NEW.turnover_times) IS DISTINCT FROM (v_version,
            (v_tier ->> 'need')::int, ((v_tier ->> 'amount')::numeric * 100)::bigint, (v_tier ->> 'turnoverTimes')::int) THEN
          RAISE EXCEPTION 'tier % is not ready for user %', NEW.tier, NEW.user_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'reward_claim_ready';
        END IF;
        RETURN NEW;
      END $$`);
    await this.proof(db);
  }

  /** What each claim was made under is proved against the terms themselves. */
  private async proof(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW verify.reward_claims AS
      SELECT c.id, c.user_id, c.tier, c.need, c.amount, c.turnover_times, c.recharge_id, v.state, v.first_approver,
        c.terms_version
      FROM reward_claim c LEFT JOIN review v ON v.kind = 'REWARD_CLAIM' AND v.subject_id = c.id`);
    await db.query(`
      CREATE VIEW verify.reward_terms AS
      SELECT r.version, t.place::int AS tier, (t.terms ->> 'need')::int AS need,
        ((t.terms ->> 'amount')::numeric * 100)::bigint AS amount, (t.terms ->> 'turnoverTimes')::int AS turnover_times
      FROM reward_terms r, jsonb_array_elements(r.tiers) WITH ORDINALITY t (terms, place)`);
    await db.query(`GRANT SELECT ON verify.reward_terms TO tarn_verify`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
