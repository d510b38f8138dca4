import type { Context } from '../../../platform/context';

/** Forgets codes, challenges and failed tries that can no longer matter. */
export async function expireCodes({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.query(`DELETE FROM one_time_code WHERE expires_at < tarn_now() - interval '1 day'`);
  await db.query(`DELETE FROM passkey_challenge WHERE expires_at < tarn_now() - interval '1 hour'`);
  await db.query(`DELETE FROM account_throttle WHERE last_at < tarn_now() - interval '1 day'`);
  await db.query(`DELETE FROM failed_try WHERE at < tarn_now() - interval '1 hour'`);
}
