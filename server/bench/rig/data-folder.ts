import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryFolder } from '../../testing/files/memory-folder';

/** On a disk, as in use: for what is measured. */
export const makeDataFolder = (purpose: string): string => makeIn(os.tmpdir(), purpose);

/** In memory where there is room: for what is attacked, and killed, but never measured. */
export const makePassingFolder = (purpose: string): string => makeIn(memoryFolder(), purpose);

/** A data folder for one run; the database's own account must be able to enter it. */
function makeIn(parent: string, purpose: string): string {
  const folder = mkdtempSync(path.join(parent, `tarn-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export const removeDataFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
};
