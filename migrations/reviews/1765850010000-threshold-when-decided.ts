import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOW = `(SELECT value::text::bigint FROM setting WHERE key = 'secondApprovalFrom')`;

/** The rules of the tables that ask from which amount two people decide, and what they ask instead. */
const RULES = [
  ['check_recharge_finding', `second_approval_from('RECHARGE', NEW.id)`],
  ['check_withdrawal_change', `second_approval_from('WITHDRAWAL', NEW.id)`],
] as const;

/** What was decided rightly stays so: two people decide from the amount that held at the decision. */
export class ThresholdWhenDecided1765850010000 implements MigrationInterface {
  name = 'ThresholdWhenDecided1765850010000';

  async up(db: QueryRunner): Promise<void> {
    for (const [rule, threshold] of RULES) {
      const [found] = (await db.query(`SELECT pg_get_functiondef($1::regproc) AS text`, [
        rule,
      ])) as {
        text: string;
      }[];
      const text = found?.text ?? '';
      if (text.split(NOW).length !== 2)
        throw new Error(`${rule} does not ask once for the threshold`);
      await db.query(text.replace(NOW, () => threshold));
    }
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
