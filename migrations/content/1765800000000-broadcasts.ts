import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the operator says to many people at once: one row for all of them. It takes its number from the messages, so that
 * both stand in one list by time and no number means two things.
 */
export class Broadcasts1765800000000 implements MigrationInterface {
  name = 'Broadcasts1765800000000';

  async up(db: QueryRunner): Promise<void> {
    await this.table(db);
    await this.reads(db);
    await this.rules(db);
    await this.proposals(db);
  }

  /** Texts by language; bodies are HTML as it was cleaned. `people`: how many it was meant for when it was sent. */
  private async table(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE broadcast (
        id bigint PRIMARY KEY DEFAULT nextval('message_id_seq'),
        kind text NOT NULL CHECK (kind IN ('SERVICE', 'PROMOTION')),
        audience text NOT NULL CHECK (audience IN ('ALL', 'LANGUAGE', 'VERIFIED', 'LIST')),
        language text CHECK (language IN ('en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es')),
        readers bigint[],
        people int NOT NULL CHECK (people >= 0),
        titles jsonb NOT NULL CHECK (jsonb_typeof(titles) = 'object' AND length(titles::text) <= 20000),
        bodies jsonb NOT NULL CHECK (jsonb_typeof(bodies) = 'object' AND length(bodies::text) <= 110000),
        sent_at timestamptz NOT NULL DEFAULT tarn_now(),
        sent_by bigint NOT NULL REFERENCES staff (id),
        proposal_id bigint UNIQUE REFERENCES proposal (id),
        ended_at timestamptz,
        ended_by bigint REFERENCES staff (id),
        CONSTRAINT broadcast_language CHECK ((audience = 'LANGUAGE') = (language IS NOT NULL)),
        CONSTRAINT broadcast_list CHECK ((audience = 'LIST') = (readers IS NOT NULL)
          AND cardinality(readers) BETWEEN 1 AND 10000),
        CONSTRAINT broadcast_whole CHECK (
          titles ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']
          AND bodies ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']),
        CONSTRAINT broadcast_by_two CHECK (people <= 1000 OR proposal_id IS NOT NULL),
        CONSTRAINT broadcast_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL))
      )`);
    await db.query(
      `CREATE INDEX broadcast_to_many ON broadcast (id DESC) WHERE audience <> 'LIST'`,
    );
    await db.query(
      `CREATE INDEX broadcast_to_list ON broadcast USING gin (readers) WHERE audience = 'LIST'`,
    );
    await db.query(`GRANT SELECT ON broadcast TO tarn_app`);
  }

  private async reads(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE broadcast_read (
        user_id bigint NOT NULL REFERENCES app_user (id),
        broadcast_id bigint NOT NULL REFERENCES broadcast (id),
        at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (user_id, broadcast_id)
      )`);
    for (const table of ['broadcast', 'broadcast_read']) {
      await db.query(`
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
    await db.query(`
      CREATE TRIGGER broadcast_read_append_only BEFORE UPDATE OR DELETE ON broadcast_read
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`GRANT SELECT ON broadcast_read TO tarn_app`);
  }

  /** Who it is meant for is counted here, not taken from whoever writes. What was sent stays; it can end, once. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_broadcast() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.people := broadcast_people(NEW.audience, NEW.language, NEW.readers);
        IF NEW.people <> cardinality(NEW.readers) THEN
          RAISE EXCEPTION 'a list names each of its readers once'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'broadcast_readers';
        END IF;
        IF broadcast_ask(NEW.titles, NEW.bodies) IS NOT NULL THEN
          RAISE EXCEPTION 'staff do not ask for this'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'broadcast_asks_nothing';
        END IF;
        IF NEW.proposal_id IS NOT NULL AND NOT EXISTS (SELECT FROM proposal p WHERE p.id = NEW.proposal_id
            AND p.kind = 'BROADCAST' AND p.state = 'CONFIRMED' AND p.closed_by = NEW.sent_by
            AND p.after @> jsonb_strip_nulls(jsonb_build_object('broadcastKind', NEW.kind, 'audience', NEW.audience,
              'language', NEW.language, 'titles', NEW.titles, 'bodies', NEW.bodies))
            AND jsonb_array_length(coalesce(nullif(p.after -> 'readers', 'null'), '[]'))
              = coalesce(cardinality(NEW.readers), 0)
            AND NOT EXISTS (SELECT FROM unnest(NEW.readers) r (id)
              WHERE NOT p.after -> 'readers' ? r.id::text)) THEN
          RAISE EXCEPTION 'this broadcast was not confirmed'
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'broadcast_by_proposal';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER broadcast_made BEFORE INSERT ON broadcast
      FOR EACH ROW EXECUTE FUNCTION check_broadcast()`);
    await db.query(`
      CREATE TRIGGER broadcast_kept BEFORE DELETE ON broadcast
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER broadcast_stays BEFORE UPDATE ON broadcast FOR EACH ROW
      WHEN (OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
        OR to_jsonb(NEW) - 'ended_at' - 'ended_by' <> to_jsonb(OLD) - 'ended_at' - 'ended_by')
      EXECUTE FUNCTION refuse_change()`);
  }

  private async proposals(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT',
          'STAFF_INVITATION', 'PROJECT_TERMS', 'PROJECT_FUNDING', 'PROJECT_UNFUNDING', 'REWARD_TERMS', 'LEGAL_TEXT',
          'BROADCAST')),
        ADD CONSTRAINT proposal_broadcast CHECK (kind <> 'BROADCAST'
          OR subject = 'broadcast/new' AND jsonb_typeof(after -> 'bodies') = 'object')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
