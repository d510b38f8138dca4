import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a desk asks of reviews. How many of one kind a user has open is counted without reading those that
 * ended. A member of staff holds one request at a time, of whatever kind. What an approval found is hidden from the second person by the database: the server may not read
 * it while it is not decided.
 */
export class ReviewDesk1763700700000 implements MigrationInterface {
  name = 'ReviewDesk1763700700000';

  async up(db: QueryRunner): Promise<void> {
    await this.amounts(db);
    await this.indexes(db);
    await this.leases(db);
    await this.findings(db);
    await this.requests(db);
    await this.views(db);
  }

  /** What was asked for, and what was agreed once it is approved: the queue goes by the newer of the two. */
  private async amounts(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE review ADD COLUMN asked bigint, ADD COLUMN agreed bigint`);
    await db.query(`ALTER TABLE review DISABLE TRIGGER review_change`);
    await db.query(`
      UPDATE review v SET asked = r.amount,
        agreed = CASE WHEN v.decision = 'APPROVED' THEN r.approved_amount END
      FROM recharge r WHERE v.kind = 'RECHARGE' AND v.subject_id = r.id`);
    await db.query(`ALTER TABLE review ENABLE TRIGGER review_change`);
  }

  /** One index for each way in which a queue is sorted, of what waits and of what is done. */
  private async indexes(db: QueryRunner): Promise<void> {
    const open = `state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`;
    const done = 'coalesce(decided_at, ended_at)';
    const took = `((extract(epoch FROM ${done} - submitted_at) * 1000)::bigint)`;
    const amount = 'coalesce(agreed, asked)';
    for (const name of ['review_of_user', 'review_done']) await db.query(`DROP INDEX ${name}`);
    for (const [name, column, where] of [
      // Of the sort by user too.
      ['review_of_user', 'user_id', open],
      ['review_open_amount', amount, open],
      ['review_done', done, `${done} IS NOT NULL`],
      ['review_done_amount', amount, `${done} IS NOT NULL`],
      ['review_done_user', 'user_id', `${done} IS NOT NULL`],
      ['review_done_took', took, `${done} IS NOT NULL`],
    ] as const) {
      await db.query(`CREATE INDEX ${name} ON review (kind, ${column}, subject_id) WHERE ${where}`);
    }
  }

  private async leases(db: QueryRunner): Promise<void> {
    // Whoever holds several keeps the newest; the others go back to their queue.
    await db.query(`
      WITH released AS (
        UPDATE review v SET taken_by = NULL, lease_until = NULL, version = v.version + 1,
          state = CASE v.state WHEN 'IN_REVIEW' THEN 'SUBMITTED' ELSE v.state END
        FROM review o WHERE o.id = v.id AND EXISTS (
          SELECT FROM review n WHERE n.taken_by = v.taken_by AND (n.taken_at, n.id) > (v.taken_at, v.id))
        RETURNING v.id, o.taken_by)
      INSERT INTO review_step (review_id, kind, staff_id) SELECT id, 'RELEASED', taken_by FROM released`);
    await db.query(
      `CREATE UNIQUE INDEX review_one_lease ON review (taken_by) WHERE taken_by IS NOT NULL`,
    );
  }

  private async findings(db: QueryRunner): Promise<void> {
    // Read through review_findings alone, which says who may see what.
    await db.query(`
      CREATE TABLE review_finding (
        step_id bigint PRIMARY KEY REFERENCES review_step (id),
        found jsonb NOT NULL
      )`);
    await db.query(`
      CREATE TRIGGER review_finding_append_only BEFORE UPDATE OR DELETE ON review_finding
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  }

  private async requests(db: QueryRunner): Promise<void> {
    await db.query(`DROP VIEW recharge_request`);
    // What was found is shown once it is decided: a second person looks without it. The columns of the queue
    // are those of the review alone, so that counting and paging leave the requests unread.
    await db.query(`
      CREATE VIEW recharge_request AS
      SELECT r.id, r.number, v.version, r.user_id, r.channel_id, r.class, r.amount, r.upload_id, r.image_hash,
        r.payer_name, r.remark, r.submitted_at, v.review_by, v.state AS review_state,
        CASE v.state WHEN 'ON_HOLD' THEN 'IN_REVIEW' WHEN 'DECIDED' THEN 'IN_REVIEW' ELSE v.state END AS state,
        v.taken_by, v.taken_at, v.lease_until, v.needs_second, v.first_approver, v.first_approved_at,
        v.second_approver,
        CASE WHEN v.decision = 'APPROVED' THEN r.bank_reference END AS bank_reference,
        CASE WHEN v.decision = 'APPROVED' THEN r.approved_amount END AS approved_amount,
        v.decision, v.decided_by, v.decided_at,
        CASE WHEN v.decision IS NOT NULL THEN v.decision_reason END AS decision_reason,
        v.effective_at, r.credited, r.credited_at,
        v.subject_id AS queue_id, v.user_id AS queue_user, v.submitted_at AS queue_since, coalesce(v.agreed, v.asked) AS queue_amount,
        coalesce(v.decided_at, v.ended_at) AS done_at,
        (extract(epoch FROM coalesce(v.decided_at, v.ended_at) - v.submitted_at) * 1000)::bigint AS took_ms
      FROM review v LEFT JOIN recharge r ON r.id = v.subject_id WHERE v.kind = 'RECHARGE'`);
    await db.query(`GRANT SELECT ON recharge_request TO tarn_app`);
    await db.query(`REVOKE SELECT ON recharge FROM tarn_app`);
    await db.query(`
      GRANT SELECT (id, number, user_id, channel_id, class, amount, upload_id, image_hash, payer_name, remark,
        submitted_at, credited, credited_at) ON recharge TO tarn_app`);
  }

  /** Filters of a queue under a name, of one member of staff. Written by functions alone. */
  private async views(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE queue_view (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id bigint NOT NULL REFERENCES staff (id),
        kind text NOT NULL CHECK (kind IN ('RECHARGE')),
        name text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 40),
        filter jsonb NOT NULL CHECK (jsonb_typeof(filter) = 'object' AND length(filter::text) <= 4000),
        created_at timestamptz NOT NULL DEFAULT tarn_now(),
        CONSTRAINT queue_view_named_once UNIQUE (staff_id, kind, name)
      )`);
    await db.query(`GRANT SELECT ON queue_view TO tarn_app`);
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
