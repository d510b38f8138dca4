import type { Client } from 'pg';
import { connectionUrls } from '../../platform/database/database-roles';
import { readConfig } from '../../platform/config';
import { withClient } from '../../platform/database/database-exists';
import { deriveSecret, withAppSecret, type ConfigWithSecret } from '../../platform/secrets';

/** The addresses of the database behind a data folder, made as the server makes them. */
export interface Addresses {
  readonly config: ConfigWithSecret;
  readonly owner: string;
  readonly app: string;
  readonly verify: string;
}

export function addressesOf(dataDir: string, verifyUrl: string): Addresses {
  const config = withAppSecret(readConfig({ DATA_DIR: dataDir }));
  const owner = new URL(verifyUrl);
  owner.username = 'tarn_super';
  owner.password = deriveSecret(config.appSecret, 'tarn_super');
  const { app, verify } = connectionUrls(config, owner.href);
  return { config, owner: owner.href, app, verify };
}

/** Asks as `tarn_verify`, wherever the database is at the moment: a restart may move its port. */
export interface Verify {
  /** One connection for the time of `work`. */
  with<T>(work: (client: Client) => Promise<T>): Promise<T>;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as pg types it
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

export const verifyOf = (url: () => string): Verify => ({
  with: (work) => withClient(url(), work),
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as pg types it
  query: <Row>(sql: string, values: unknown[] = []) =>
    withClient(url(), async (client) => {
      const { rows } = await client.query(sql, values);
      return { rows: rows as Row[] };
    }),
});
