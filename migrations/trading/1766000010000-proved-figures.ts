import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What settled contracts come to is counted as they settle: the record of each user, which leaders publish, and the
 * tallies by day, by which profit, lists and limits go. Nothing proved these counts; now the verifier may read them,
 * and of each contract which one it copies.
 */
export class ProvedFigures1766000010000 implements MigrationInterface {
  name = 'ProvedFigures1766000010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE VIEW verify.orders AS
      SELECT o.id, o.user_id, i.symbol AS instrument, o.direction, o.stake, o.fee, o.open_quote_id,
        o.close_quote_id, o.opened_at, o.settles_at, o.settled_at, o.outcome, o.paid, o.payout_bp,
        o.fee_bp, o.stale_after_ms, o.terms_hash, o.number, o.instrument_id, o.multiple, o.duration_seconds, o.copy_of
      FROM trade_order o JOIN instrument i ON i.id = o.instrument_id`);
    await db.query(`
      CREATE VIEW verify.order_record AS
      SELECT user_id, count, wins, voids, net, peak, drawdown FROM order_record`);
    for (const tally of ['order_day', 'order_opened_day']) {
      await db.query(`
        CREATE VIEW verify.${tally} AS
        SELECT user_id, day, instrument_id, outcome, count, stake, net FROM ${tally}`);
    }
    await db.query(
      'GRANT SELECT ON verify.order_record, verify.order_day, verify.order_opened_day TO tarn_verify',
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
