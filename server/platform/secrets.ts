import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkUnlessPresent } from './files/atomic-file';
import type { Config } from './config';
import { ConfigError } from './environment';

/** One secret in, as many independent ones out as there are purposes; hex, safe inside a URL. */
export const deriveSecret = (appSecret: string, purpose: string): string =>
  createHmac('sha256', appSecret).update(purpose).digest('hex');

export type ConfigWithSecret = Config & { readonly appSecret: string };

/** The configuration with its secret; in practice mode one is made on the first start and kept. */
export function withAppSecret(config: Config): ConfigWithSecret {
  if (config.appSecret !== null) return { ...config, appSecret: config.appSecret };
  if (config.mode === 'live' && config.databaseUrl !== null) {
    throw new ConfigError('APP_SECRET must be set in live mode with DATABASE_URL');
  }
  return { ...config, appSecret: keptSecret(config.dataDir) };
}

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${String(process.pid)}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    linkUnlessPresent(draft, file);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
