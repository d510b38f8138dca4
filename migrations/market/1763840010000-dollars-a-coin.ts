import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES: Readonly<Record<string, string>> = {
  en: 'Tether / US Dollar',
  de: 'Tether / US-Dollar',
  es: 'Tether / Dólar estadounidense',
  fr: 'Tether / Dollar américain',
  hk: '泰達幣／美元',
  jp: 'テザー／米ドル',
  kor: '테더/미국 달러',
  th: 'เทเธอร์/ดอลลาร์สหรัฐ',
  zh: '泰达币/美元',
  vi: 'Tether / Đô la Mỹ',
};

/**
 * What a coin is worth in dollars is a quote too: USDT by its own, other coins by theirs in USDT. The
 * instrument has no terms, so nobody trades it, and stands in no list.
 */
export class DollarsACoin1763840010000 implements MigrationInterface {
  name = 'DollarsACoin1763840010000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE instrument ADD COLUMN listed boolean NOT NULL DEFAULT true`);
    await db.query(
      `INSERT INTO instrument (symbol, class, names, decimals, calendar_id, popular, sort, listed)
       SELECT 'USDT/USD', 'CRYPTO', $1, 5, i.calendar_id, false, 1000, false
       FROM instrument i WHERE i.symbol = 'BTC/USDT'`,
      [JSON.stringify(NAMES)],
    );
  }

  down(): Promise<void> {
    throw new Error('Forward only: write a new migration that undoes this one.');
  }
}
