import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the operator says to people: each article is a row of versions that never change. The row says which version is
 * the newest, and which people see.
 */
export class Articles1765200000000 implements MigrationInterface {
  name = 'Articles1765200000000';

  async up(db: QueryRunner): Promise<void> {
    await this.articles(db);
    await this.versions(db);
    await db.query(`GRANT SELECT ON article, article_version TO tarn_app`);
  }

  /** Weight and window are those of the version that people see: lists are read from this table alone. */
  private async articles(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE article (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('ABOUT', 'FAQ', 'NOTICE', 'NEWS', 'ACTIVITY', 'POPUP', 'BANNER')),
        state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
        version int NOT NULL CHECK (version > 0),
        published int,
        weight int NOT NULL DEFAULT 0,
        starts_at timestamptz,
        ends_at timestamptz,
        shown_at timestamptz,
        made_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT article_published CHECK ((state = 'DRAFT') = (published IS NULL)
          AND (published IS NULL) = (shown_at IS NULL)),
        CONSTRAINT article_newest CHECK (published <= version),
        CONSTRAINT article_period CHECK (kind <> 'ACTIVITY' OR published IS NULL
          OR (starts_at IS NOT NULL AND ends_at IS NOT NULL))
      )`);
    // As lists show them: the heavier first, then the newer.
    await db.query(`
      CREATE INDEX article_shown ON article (kind, weight DESC, shown_at DESC, id DESC) WHERE state = 'PUBLISHED'`);
    await db.query(`CREATE INDEX article_of_kind ON article (kind, id DESC)`);
    await db.query(`
      CREATE FUNCTION keep_article() RETURNS trigger LANGUAGE plpgsql SET search_path = tarn, pg_temp
      AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND (NEW.id, NEW.kind, NEW.made_at) = (OLD.id, OLD.kind, OLD.made_at)
            AND NEW.version >= OLD.version AND NEW.shown_at IS NOT DISTINCT FROM coalesce(OLD.shown_at, NEW.shown_at)
            AND (NEW.state <> 'DRAFT' OR OLD.state = 'DRAFT') THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'article % keeps its kind, its past and its place', OLD.id
          USING ERRCODE = 'restrict_violation', CONSTRAINT = 'article_stays';
      END $$`);
    await db.query(`
      CREATE TRIGGER article_stays BEFORE UPDATE OR DELETE ON article
      FOR EACH ROW EXECUTE FUNCTION keep_article()`);
  }

  /** Texts by language; bodies are HTML as it was cleaned. Of a version of the platform itself nobody is named. */
  private async versions(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE article_version (
        article_id bigint NOT NULL REFERENCES article (id),
        version int NOT NULL CHECK (version > 0),
        titles jsonb NOT NULL CHECK (jsonb_typeof(titles) = 'object' AND length(titles::text) <= 20000),
        summaries jsonb NOT NULL CHECK (jsonb_typeof(summaries) = 'object' AND length(summaries::text) <= 50000),
        bodies jsonb NOT NULL CHECK (jsonb_typeof(bodies) = 'object' AND length(bodies::text) <= 1100000),
        picture text REFERENCES staff_picture (hash),
        link text CHECK (length(link) BETWEEN 1 AND 500),
        weight int NOT NULL CHECK (weight BETWEEN 0 AND 1000),
        starts_at timestamptz,
        ends_at timestamptz,
        staff_id bigint REFERENCES staff (id),
        made_at timestamptz NOT NULL DEFAULT tarn_now(),
        PRIMARY KEY (article_id, version),
        CONSTRAINT article_version_window CHECK (starts_at < ends_at)
      )`);
    await db.query(`
      ALTER TABLE article ADD CONSTRAINT article_has_version FOREIGN KEY (id, version)
          REFERENCES article_version (article_id, version) DEFERRABLE INITIALLY DEFERRED,
        ADD CONSTRAINT article_shows_version FOREIGN KEY (id, published)
          REFERENCES article_version (article_id, version)`);
    await db.query(`
      CREATE TRIGGER article_version_append_only BEFORE UPDATE OR DELETE ON article_version
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER article_version_no_truncate BEFORE TRUNCATE ON article_version
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
