import { withClient } from './database-exists';
import {
  ensureLoginRole,
  hasItsDefaults,
  type ConnectionUrls,
  type LoginRole,
  type RolePasswords,
} from './database-roles';
import { errorCode } from './error-code';
import { log } from './log';

export interface RoleWatch {
  /** Superuser or owner of the roles; asked anew each time, for a restart may move the database. */
  readonly ownerUrl: () => string;
  readonly urls: ConnectionUrls;
  readonly passwords: RolePasswords;
  readonly everyMs?: number;
}

const EVERY_MS = 10_000;
const INVALID_PASSWORD = '28P01';

/** The roles that others are given, and the address each opens. */
const WATCHED = { tarn_feed: 'feed', tarn_verify: 'verify' } as const;

/**
 * PostgreSQL lets every role change its own password and defaults. Whoever was given one of these roles
 * could so lock the others out; looked at every ten seconds, it is put back before anybody notices.
 */
export function keepRoles({ everyMs = EVERY_MS, ...watch }: RoleWatch): () => void {
  const timer = setInterval(() => {
    void mendRoles(watch).catch((error: unknown) => {
      log.warn({ err: error }, 'database roles not looked at');
    });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** Puts back what a role changed of itself. Resolves to the roles that had to be mended. */
export async function mendRoles({
  ownerUrl,
  urls,
  passwords,
}: Omit<RoleWatch, 'everyMs'>): Promise<readonly LoginRole[]> {
  return withClient(ownerUrl(), async (owner) => {
    const mended: LoginRole[] = [];
    for (const [role, address] of Object.entries(WATCHED) as [LoginRole, 'feed' | 'verify'][]) {
      if ((await hasItsDefaults(owner, role)) && (await opens(urls[address]))) continue;
      await ensureLoginRole(owner, role, passwords[role]);
      log.error({ role }, 'a database role had changed itself and was put back');
      mended.push(role);
    }
    return mended;
  });
}

/** Only a wrong password is a reason to act: too many connections, say, pass by themselves. */
async function opens(url: string): Promise<boolean> {
  try {
    await withClient(url, () => Promise.resolve());
    return true;
  } catch (error) {
    return errorCode(error) !== INVALID_PASSWORD;
  }
}
