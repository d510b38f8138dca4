import type { MigrationInterface, QueryRunner } from 'typeorm';
import texts from './first-legal-texts.json';

/**
 * The agreement and the risk notice become articles. Each text that was ever in force keeps its number, by which people
 * accept it; a new one comes into force by a proposal that two administrators stand for. What people accept is kept in
 * rows of their own, for good.
 */
export class LegalTexts1765600000000 implements MigrationInterface {
  name = 'LegalTexts1765600000000';

  async up(db: QueryRunner): Promise<void> {
    // Nothing that was written before may wait for its check while the table changes.
    await db.query('SET CONSTRAINTS ALL IMMEDIATE');
    await this.texts(db);
    await this.first(db);
    await this.rules(db);
    await this.acceptances(db);
    await this.whatIsAccepted(db);
    await this.proposals(db);
  }

  /** Places count from 1; the last one of a kind is in force. */
  private async texts(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE article DROP CONSTRAINT article_kind_check,
        ADD CONSTRAINT article_kind_check CHECK (kind IN ('ABOUT', 'AGREEMENT', 'FAQ', 'RISK', 'NOTICE', 'NEWS',
          'ACTIVITY', 'POPUP', 'BANNER'))`);
    await db.query(
      `CREATE UNIQUE INDEX article_legal_once ON article (kind) WHERE kind IN ('AGREEMENT', 'RISK')`,
    );
    await db.query(`
      CREATE TABLE legal_text (
        kind text NOT NULL CHECK (kind IN ('AGREEMENT', 'RISK')),
        place int NOT NULL CHECK (place > 0),
        number text NOT NULL CHECK (length(number) BETWEEN 1 AND 20),
        article_id bigint NOT NULL,
        version int NOT NULL,
        proposal_id bigint UNIQUE REFERENCES proposal (id),
        since timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (kind, place),
        CONSTRAINT legal_text_number UNIQUE (kind, number),
        CONSTRAINT legal_text_once UNIQUE (article_id, version),
        CONSTRAINT legal_text_version FOREIGN KEY (article_id, version) REFERENCES article_version (article_id, version),
        CONSTRAINT legal_text_by_proposal CHECK ((place = 1) = (proposal_id IS NULL))
      )`);
    await db.query(`GRANT SELECT ON legal_text TO tarn_app`);
  }

  /** As they have been accepted so far, with their numbers. */
  private async first(db: QueryRunner): Promise<void> {
    for (const { kind, number, titles, bodies } of texts) {
      await db.query(
        `WITH a AS (INSERT INTO article (kind, version) VALUES ($1, 1) RETURNING id)
         INSERT INTO article_version (article_id, version, titles, summaries, bodies, weight)
         SELECT a.id, 1, $2, '{}', $3, 0 FROM a`,
        [kind, JSON.stringify(titles), JSON.stringify(bodies)],
      );
      await db.query(
        `INSERT INTO legal_text (kind, place, number, article_id, version)
         SELECT a.kind, 1, $2, a.id, 1 FROM article a WHERE a.kind = $1`,
        [kind, number],
      );
    }
    await db.query(`
      UPDATE article SET state = 'PUBLISHED', published = 1, shown_at = tarn_now() WHERE kind IN ('AGREEMENT', 'RISK')`);
  }

  /** What was in force stays as it was; an article of these kinds shows the text in force, and is never taken back. */
  private async rules(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TRIGGER legal_text_append_only BEFORE UPDATE OR DELETE ON legal_text
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER legal_text_no_truncate BEFORE TRUNCATE ON legal_text
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION check_legal_text() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.place <> (SELECT max(t.place) + 1 FROM legal_text t WHERE t.kind = NEW.kind) OR NOT EXISTS (
            SELECT FROM proposal p JOIN article a ON p.subject = 'article/' || a.id
              JOIN article_version v ON v.article_id = a.id AND v.version = NEW.version
            WHERE p.id = NEW.proposal_id AND p.kind = 'LEGAL_TEXT' AND p.state = 'CONFIRMED'
              AND a.id = NEW.article_id AND a.kind = NEW.kind AND p.after -> 'version' = to_jsonb(NEW.version)
              AND v.titles ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']
              AND v.bodies ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']) THEN
          RAISE EXCEPTION 'version % of article % was not confirmed', NEW.version, NEW.article_id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'legal_text_by_proposal';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER legal_text_made BEFORE INSERT ON legal_text
      FOR EACH ROW EXECUTE FUNCTION check_legal_text()`);
    await db.query(`
      CREATE FUNCTION keep_legal_article() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.state <> 'PUBLISHED' OR NEW.published IS DISTINCT FROM (SELECT t.version FROM legal_text t
            WHERE t.kind = NEW.kind ORDER BY t.place DESC LIMIT 1) THEN
          RAISE EXCEPTION 'article % shows the text in force', NEW.id
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'article_legal';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER article_legal BEFORE UPDATE ON article FOR EACH ROW
      WHEN (NEW.kind IN ('AGREEMENT', 'RISK')) EXECUTE FUNCTION keep_legal_article()`);
  }

  /** Who accepted which text, and when. People have accepted the first ones before this table was. */
  private async acceptances(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE acceptance (
        user_id bigint NOT NULL REFERENCES app_user (id),
        kind text NOT NULL,
        number text NOT NULL,
        at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (user_id, kind, number),
        CONSTRAINT acceptance_text FOREIGN KEY (kind, number) REFERENCES legal_text (kind, number)
      )`);
    await db.query(`
      INSERT INTO acceptance (user_id, kind, number, at)
      SELECT u.id, t.kind, t.number, CASE t.kind WHEN 'RISK' THEN u.risk_acknowledged_at ELSE u.created_at END
      FROM app_user u JOIN legal_text t
        ON t.kind = 'RISK' AND u.risk_acknowledged_at IS NOT NULL OR t.kind = 'AGREEMENT' AND t.number = u.agreement_version`);
    await db.query(`
      CREATE TRIGGER acceptance_append_only BEFORE UPDATE OR DELETE ON acceptance
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER acceptance_no_truncate BEFORE TRUNCATE ON acceptance
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE FUNCTION check_acceptance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF NEW.number IS DISTINCT FROM (SELECT t.number FROM legal_text t WHERE t.kind = NEW.kind
            ORDER BY t.place DESC LIMIT 1) THEN
          RAISE EXCEPTION '% % is not in force', NEW.kind, NEW.number
            USING ERRCODE = 'restrict_violation', CONSTRAINT = 'acceptance_in_force';
        END IF;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER acceptance_made BEFORE INSERT ON acceptance
      FOR EACH ROW EXECUTE FUNCTION check_acceptance()`);
    await db.query(`GRANT SELECT ON acceptance TO tarn_app`);
  }

  /**
   * A user's row holds the last number of each, which orders read with it. Whoever writes it accepts what is in force:
   * the number of the risk notice is never theirs to choose. From now on the server's role writes it by functions alone.
   */
  private async whatIsAccepted(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE app_user ADD COLUMN risk_notice text`);
    await db.query(`UPDATE app_user SET risk_notice = '2' WHERE risk_acknowledged_at IS NOT NULL`);
    await db.query(`
      ALTER TABLE app_user ADD CONSTRAINT app_user_risk_notice
        CHECK ((risk_notice IS NULL) = (risk_acknowledged_at IS NULL))`);
    await db.query(
      `REVOKE UPDATE (agreement_version, risk_acknowledged_at) ON app_user FROM tarn_app`,
    );
    await db.query(`
      CREATE FUNCTION name_risk_notice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.risk_notice := CASE WHEN NEW.risk_acknowledged_at IS NOT NULL THEN (SELECT t.number FROM legal_text t
          WHERE t.kind = 'RISK' ORDER BY t.place DESC LIMIT 1) END;
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_risk_notice BEFORE INSERT OR UPDATE OF risk_acknowledged_at, risk_notice ON app_user
      FOR EACH ROW EXECUTE FUNCTION name_risk_notice()`);
    await db.query(`
      CREATE FUNCTION keep_acceptances() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = tarn, pg_temp
      AS $$ BEGIN
        INSERT INTO acceptance (user_id, kind, number, at)
          SELECT NEW.id, 'RISK', NEW.risk_notice, NEW.risk_acknowledged_at WHERE NEW.risk_notice IS NOT NULL
          UNION ALL
          SELECT NEW.id, t.kind, t.number, tarn_now()
          FROM (SELECT l.kind, l.number FROM legal_text l WHERE l.kind = 'AGREEMENT' ORDER BY l.place DESC LIMIT 1) t
          WHERE t.number = NEW.agreement_version
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER app_user_acceptances
      AFTER INSERT OR UPDATE OF agreement_version, risk_acknowledged_at ON app_user
      FOR EACH ROW EXECUTE FUNCTION keep_acceptances()`);
  }

  private async proposals(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proposal
        DROP CONSTRAINT proposal_kind,
        ADD CONSTRAINT proposal_kind CHECK (kind IN ('STAFF_ROLE', 'RECHARGE_CHANNEL', 'CAMPAIGN', 'MANUAL_CREDIT',
          'STAFF_INVITATION', 'PROJECT_TERMS', 'PROJECT_FUNDING', 'PROJECT_UNFUNDING', 'REWARD_TERMS', 'LEGAL_TEXT')),
        ADD CONSTRAINT proposal_legal_text CHECK (kind <> 'LEGAL_TEXT'
          OR subject ~ '^article/[1-9][0-9]*$' AND jsonb_typeof(after -> 'version') = 'number')`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
