import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../error-code';

/** Gives `draft` the name `file` unless that exists: of two processes at once exactly one wins. */
export function linkUnlessPresent(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Readers see the old content or the new one, never half of it; only the owner may read either. */
export function replaceFile(file: string, content: string): void {
  const draft = `${file}.${String(process.pid)}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}
