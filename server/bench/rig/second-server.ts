import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makePassingFolder, removeDataFolder } from './data-folder';
import type { Addresses } from './database';
import { LiveServer } from './live-server';

/** The time of `work` with another server on the database and the secret of the first. */
export async function withSecondServer<T>(
  first: Pick<LiveServer, 'dataDir'>,
  { owner }: Pick<Addresses, 'owner'>,
  work: (second: LiveServer) => Promise<T>,
): Promise<T> {
  const dataDir = makePassingFolder('torture-second');
  const second = await LiveServer.on(dataDir, {
    DATABASE_URL: owner,
    APP_SECRET: readFileSync(path.join(first.dataDir, 'secret'), 'utf8').trim(),
  });
  try {
    await second.start();
    return await work(second);
  } finally {
    await second.stop();
    removeDataFolder(dataDir);
  }
}
