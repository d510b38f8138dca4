import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let dummy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`. Without a stored hash (an unknown user) the same
 * work is done against a dummy, so that both answers cost the same time.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no user has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return stored !== null && matches;
}
