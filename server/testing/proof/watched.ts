import { Client } from 'pg';
import { ADMIN_URL_VARIABLE } from '../database';
import { beforeClosing } from '../suite';
import type { World } from '../world';

/** What the watch found in a world, and somebody whom no trigger stops, who gives it something to find. */
export function withWatched(world: World) {
  const superuser: { made?: Client } = {};
  beforeAll(async () => {
    const url = new URL(process.env[ADMIN_URL_VARIABLE] ?? '');
    url.pathname = `/${world.sql.name}`;
    superuser.made = new Client({ connectionString: url.href });
    await superuser.made.connect();
  });
  beforeClosing(() => superuser.made?.end());
  return {
    /** For good. */
    tamper: async (sql: string): Promise<void> => {
      await superuser.made?.query(
        `BEGIN; SET LOCAL session_replication_role = 'replica'; SET LOCAL search_path = tarn, pg_temp; ${sql}; COMMIT`,
      );
    },
    numberOf: async (sql: string): Promise<number> =>
      (await world.sql.owner.query<{ n: number }>(`SELECT (${sql})::int AS n`)).rows[0]?.n ?? -1,
    /** `kind: check: subject`, the oldest first. */
    found: async (): Promise<string[]> =>
      (
        await world.sql.owner.query<{ said: string }>(
          `SELECT r.kind || ': ' || m.check_name || ': ' || m.subject AS said
           FROM proof_mismatch m JOIN proof_run r ON r.id = m.run_id ORDER BY m.id`,
        )
      ).rows.map(({ said }) => said),
  };
}

/** A verifier that cannot reach the database. */
export const unreachable = {
  query: () => Promise.reject(new Error('no connection')),
};
