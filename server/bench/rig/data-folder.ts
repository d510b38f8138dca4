import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A data folder for one run; the database's own account must be able to enter it. */
export function makeDataFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `tarn-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export const removeDataFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
};
