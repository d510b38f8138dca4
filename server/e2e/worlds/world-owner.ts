import { expect, test, type Locator } from '@playwright/test';
import { addressesOf } from '../../bench/rig/database';
import { withClient } from '../../platform/database/database-exists';
import { readRunFile } from '../../platform/files/run-file';
import { dataDirOf, movedPortOf, portOf } from './servers';

/** The superuser of the embedded database in this folder; null where none runs. */
export function ownerUrl(dataDir: string): string | null {
  const run = readRunFile(dataDir);
  return run && addressesOf(dataDir, run.verifyUrl).owner;
}

/** Ends the undo windows that run now in the worlds of this worker's tests, as if their seconds had passed. */
async function endUndoWindows(): Promise<void> {
  const { parallelIndex } = test.info();
  for (const port of [portOf(parallelIndex), movedPortOf(parallelIndex)]) {
    const url = ownerUrl(dataDirOf(port));
    if (url !== null) await withClient(url, (owner) => owner.query(END_WINDOWS));
  }
}

const END_WINDOWS = `
  UPDATE tarn.review SET effective_at = tarn.tarn_now()
  WHERE state = 'DECIDED' AND effective_at > tarn.tarn_now()`;

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
