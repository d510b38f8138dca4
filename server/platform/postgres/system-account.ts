import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The system account the database runs as; null: the one that runs this process. */
export type Account = { readonly uid: number; readonly gid: number } | null;

const NOBODY = 65_534;

/** Postgres refuses to run as root: an existing account without rights is used, none is made. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Whether the account may enter `folder` and every folder above it. */
export function canEnter(account: Account, folder: string): boolean {
  if (account === null) return true;
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(account, parent);
}

function idOf(option: '-u' | '-g', name: string): number | undefined {
  try {
    const answer = execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(answer.toString(), 10);
  } catch {
    return undefined;
  }
}
