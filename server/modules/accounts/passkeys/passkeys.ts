import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** What a user sees of a passkey of theirs. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Kept by the maker of the device too, and so on others of the same person. */
  readonly backedUp: boolean;
  /** From here on it stands for the fund password. */
  readonly fundSince: Date;
}

/** A user's own, newest first. */
export const passkeysOf = ({ db }: { readonly db: Reads }, userId: string): Promise<OwnPasskey[]> =>
  rows<OwnPasskey>(
    db,
    `SELECT id, name, created_at, last_used_at, backed_up, fund_since FROM passkey
     WHERE user_id = $1 ORDER BY id DESC`,
    [userId],
  );

/** How a browser finds a passkey on its devices. */
export interface Credential {
  readonly id: string;
  readonly transports: readonly string[];
}

/** A user's own, for a browser; with `paying` those alone that stand for the fund password by now. */
export async function credentialsOf(
  { db }: { readonly db: Reads },
  userId: string,
  { paying = false }: { readonly paying?: boolean } = {},
): Promise<Credential[]> {
  const found = await rows<{ credentialId: Buffer; transports: string[] }>(
    db,
    `SELECT credential_id, transports FROM passkey
     WHERE user_id = $1 AND (NOT $2 OR fund_since <= tarn_now()) ORDER BY id DESC`,
    [userId, paying],
  );
  return found.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }));
}

/** A passkey as its signatures are checked by. */
export interface KeptPasskey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly publicKey: Buffer;
}

/** The passkey that a browser calls so, whosever it is; null where there is none. */
export async function passkeyCalled(
  { db }: { readonly db: Reads },
  credentialId: string,
): Promise<KeptPasskey | null> {
  const [row] = await rows<KeptPasskey>(
    db,
    'SELECT id, user_id, name, public_key FROM passkey WHERE credential_id = $1',
    [Buffer.from(credentialId, 'base64url')],
  );
  return row ?? null;
}
