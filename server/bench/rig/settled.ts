import { pause } from '../../platform/processes';
import type { Verify } from './database';

const LATE_MS_MAX = 20_000;

/** Waits until no short contract is open any more; those of minutes may stay. */
export async function waitUntilSettled(verify: Verify, durationMaxSeconds: number): Promise<void> {
  const deadline = performance.now() + durationMaxSeconds * 1_000 + LATE_MS_MAX;
  for (;;) {
    const { rows } = await verify.query<{ open: string }>(
      `SELECT count(*) AS open FROM verify.orders
       WHERE outcome IS NULL AND settles_at - opened_at <= make_interval(secs => $1)`,
      [durationMaxSeconds],
    );
    if (rows[0]?.open === '0') return;
    if (performance.now() > deadline)
      throw new Error(`${String(rows[0]?.open)} contracts stay open`);
    await pause(200);
  }
}
