import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Yield projects: what is offered, by version, and what was put aside for it. */
export class YieldProjects1764000000000 implements MigrationInterface {
  name = 'YieldProjects1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO setting (key, value) VALUES ('yieldSettleHours', '24'), ('yieldTopUpMin', '1000')`);
    await db.query(`
      INSERT INTO ledger_account (address, kind, asset) VALUES ('outside/projects/USD', 'outside', 'USD')`);
    await this.projects(db);
    await this.terms(db);
    await this.totals(db);
    await this.fundings(db);
    await this.views(db);
    await db.query(`
      GRANT SELECT ON yield_project, yield_terms, yield_project_total, yield_funding TO tarn_app`);
  }

  /** What is offered stands in its terms; here is which of them is in force, and whether it is suspended. */
  private async projects(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_project (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        terms_id bigint NOT NULL,
        published_at timestamptz NOT NULL DEFAULT tarn_now(),
        suspended_at timestamptz,
        suspend_reason text,
        CONSTRAINT yield_project_suspended_why CHECK ((suspended_at IS NULL) = (suspend_reason IS NULL))
      )`);
  }

  /** Amounts in minor units of USD, the rate in ppm a year, the reduction in basis points of accrued interest. */
  private async terms(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_terms (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        project_id bigint NOT NULL REFERENCES yield_project (id),
        version int NOT NULL CHECK (version > 0),
        titles jsonb NOT NULL CHECK (titles ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']),
        descriptions jsonb NOT NULL CHECK (descriptions ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']),
        risks jsonb NOT NULL CHECK (risks ?& ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']),
        issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 120),
        annual_ppm int NOT NULL CHECK (annual_ppm BETWEEN 1 AND 1000000),
        days int NOT NULL CHECK (days BETWEEN 1 AND 1095),
        dividend text NOT NULL CHECK (dividend IN ('DAILY', 'END')),
        amount_min bigint NOT NULL CHECK (amount_min > 0),
        amount_max bigint NOT NULL CHECK (amount_max <= 100000000),
        capacity bigint NOT NULL CHECK (capacity <= 10000000000),
        release_at timestamptz NOT NULL,
        sale_starts_at timestamptz NOT NULL,
        sale_ends_at timestamptz NOT NULL,
        topup bigint NOT NULL CHECK (topup >= 0),
        topup_day int,
        early_stop boolean NOT NULL,
        reduction_bp int NOT NULL CHECK (reduction_bp BETWEEN 0 AND 10000),
        renewable boolean NOT NULL,
        proposal_id bigint NOT NULL REFERENCES proposal (id),
        made_at timestamptz NOT NULL DEFAULT tarn_now(),
        hash bytea NOT NULL CHECK (length(hash) = 32),
        UNIQUE (project_id, version),
        UNIQUE (id, hash),
        CONSTRAINT yield_terms_bounds CHECK (amount_min + topup <= amount_max AND amount_max <= capacity),
        CONSTRAINT yield_terms_sale CHECK (release_at <= sale_starts_at AND sale_starts_at < sale_ends_at),
        CONSTRAINT yield_terms_topup CHECK (CASE WHEN topup = 0 THEN topup_day IS NULL
          ELSE topup_day BETWEEN 1 AND days - 1 END),
        CONSTRAINT yield_terms_reduction CHECK (early_stop OR reduction_bp = 0)
      )`);
    await this.hashes(db);
  }

  private async hashes(db: QueryRunner): Promise<void> {
    // The form is written down in server/decisions, so that anyone can compute the hash again.
    await db.query(`
      CREATE FUNCTION yield_terms_hash(t yield_terms) RETURNS bytea LANGUAGE sql IMMUTABLE
      SET search_path = pg_catalog
      AS $$ SELECT sha256(convert_to(concat_ws('|', 'tarn-yield-terms-1', t.project_id, t.version, t.issuer,
        t.annual_ppm, t.days, t.dividend, t.amount_min, t.amount_max, t.capacity,
        floor(extract(epoch FROM t.release_at) * 1000)::bigint,
        floor(extract(epoch FROM t.sale_starts_at) * 1000)::bigint,
        floor(extract(epoch FROM t.sale_ends_at) * 1000)::bigint,
        t.topup, coalesce(t.topup_day, 0), t.early_stop::int, t.reduction_bp, t.renewable::int,
        (SELECT string_agg(format('%s:%s:%s:%s', l.key,
            encode(sha256(convert_to(l.value, 'UTF8')), 'hex'),
            encode(sha256(convert_to(t.descriptions ->> l.key, 'UTF8')), 'hex'),
            encode(sha256(convert_to(t.risks ->> l.key, 'UTF8')), 'hex')), '|' ORDER BY l.key COLLATE "C")
          FROM jsonb_each_text(t.titles) l)), 'UTF8')) $$`);
    await db.query(`
      CREATE FUNCTION hash_yield_terms() RETURNS trigger LANGUAGE plpgsql SET search_path = tarn, pg_temp
      AS $$ BEGIN
        NEW.hash := yield_terms_hash(NEW);
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER yield_terms_hashed BEFORE INSERT ON yield_terms
      FOR EACH ROW EXECUTE FUNCTION hash_yield_terms()`);
    await db.query(`
      ALTER TABLE yield_project ADD CONSTRAINT yield_project_terms
        FOREIGN KEY (terms_id) REFERENCES yield_terms (id) DEFERRABLE INITIALLY DEFERRED`);
    await this.appendOnly(db, 'yield_terms');
  }

  /**
   * Of each project, minor units of USD: principal of unsettled holdings, agreed top-ups they still owe, the most
   * interest they can still be paid, and what lies in its account.
   */
  private async totals(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_project_total (
        project_id bigint PRIMARY KEY REFERENCES yield_project (id),
        account_id bigint NOT NULL UNIQUE REFERENCES ledger_account (id),
        invested bigint NOT NULL DEFAULT 0 CHECK (invested >= 0),
        topups bigint NOT NULL DEFAULT 0 CHECK (topups >= 0),
        promised bigint NOT NULL DEFAULT 0 CHECK (promised >= 0),
        funded bigint NOT NULL DEFAULT 0,
        units int NOT NULL DEFAULT 0 CHECK (units >= 0),
        CONSTRAINT yield_project_covered CHECK (funded >= promised)
      ) WITH (fillfactor = 50)`);
  }

  /** What was put aside for a project's interest, and what was taken back (below zero). */
  private async fundings(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE yield_funding (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        project_id bigint NOT NULL REFERENCES yield_project (id),
        amount bigint NOT NULL CHECK (amount <> 0),
        bank_reference text NOT NULL UNIQUE,
        proposal_id bigint NOT NULL UNIQUE REFERENCES proposal (id),
        at timestamptz NOT NULL DEFAULT tarn_now()
      )`);
    await db.query(`CREATE INDEX yield_funding_of_project ON yield_funding (project_id, id DESC)`);
    await this.appendOnly(db, 'yield_funding');
  }

  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW verify.project AS
      SELECT t.project_id AS id, t.promised, t.funded, t.invested, y.capacity
      FROM yield_project_total t JOIN yield_project p ON p.id = t.project_id JOIN yield_terms y ON y.id = p.terms_id`);
    await db.query(`
      CREATE VIEW verify.terms AS
      SELECT t.*, yield_terms_hash(t) AS computed FROM yield_terms t`);
    await db.query(`GRANT EXECUTE ON FUNCTION yield_terms_hash TO tarn_verify`);
    await db.query(`GRANT SELECT ON verify.project, verify.terms TO tarn_verify`);
  }

  private async appendOnly(db: QueryRunner, table: string): Promise<void> {
    await db.query(`
      CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await db.query(`
      CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
