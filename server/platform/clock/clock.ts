import type { DataSource } from 'typeorm';

/** The database's clock: the same that stamps quotes, orders and expiries. */
export async function databaseNow(db: DataSource): Promise<Date> {
  const [row] = await db.query<{ now: Date }[]>('SELECT tarn_now() AS now');
  if (!row) throw new Error('the database gave no time');
  return row.now;
}
