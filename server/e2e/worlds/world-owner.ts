import { expect, test, type Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { readRunFile } from '../../platform/files/run-file';
import { SUPERUSER } from '../../platform/postgres/cluster';
import { deriveSecret } from '../../platform/secrets';
import { dataDirOf, movedPortOf, portOf } from './servers';

/** The superuser of the embedded database in this folder: its password comes from the secret there. Null where none runs. */
export function ownerUrl(dataDir: string): string | null {
  const run = readRunFile(dataDir);
  if (run === null) return null;
  const url = new URL(run.verifyUrl);
  url.username = SUPERUSER;
  url.password = deriveSecret(readFileSync(join(dataDir, 'secret'), 'utf8').trim(), 'tarn_super');
  return url.toString();
}

/** Does this as the owner of each world that this worker's tests walk through. */
async function asOwner(work: (owner: Client) => Promise<unknown>): Promise<void> {
  const { parallelIndex } = test.info();
  for (const port of [portOf(parallelIndex), movedPortOf(parallelIndex)]) {
    const connectionString = ownerUrl(dataDirOf(port));
    if (connectionString === null) continue;
    const owner = new Client({ connectionString });
    await owner.connect();
    try {
      await work(owner);
    } finally {
      await owner.end();
    }
  }
}

/** Ends the undo windows that run now, as if their seconds had passed. */
const endUndoWindows = (): Promise<void> =>
  asOwner((owner) =>
    owner.query(
      `UPDATE tarn.review SET effective_at = tarn.tarn_now()
       WHERE state = 'DECIDED' AND effective_at > tarn.tarn_now()`,
    ),
  );

/**
 * Until this holds, which follows from a decision: the ten seconds of its undo window are ended rather than waited for.
 * `desk.spec` and `first-minutes.spec` wait for theirs.
 */
export const expectEffect = (holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await endUndoWindows();
    await holds();
  }).toPass({ timeout: 60_000 });

/** Until this is seen, which follows from a decision. */
export const expectEffectSeen = (sign: Locator): Promise<void> =>
  expectEffect(() => expect(sign).toBeVisible({ timeout: 3_000 }));
