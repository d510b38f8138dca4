import { callSql, requireUser, type Context } from '../../../platform/context';
import { acceptSquare } from '../../uploads';

/** Where an avatar can be seen; its name is random, and it shows nothing but the picture. */
export const avatarPath = (name: string): string => `/files/a/${name}`;

/**
 * Shows the middle of a picture beside the name of whoever is signed in. Only pixels survive, as a small square.
 * Resolves to its link. `given`: its content, or the path of an upload of their own.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FILE_TOO_LARGE, UPLOAD_QUOTA, SYSTEM_BUSY, FILE_INVALID
 */
export async function setAvatar(ctx: Context, given: Buffer | string): Promise<string> {
  const { userId } = requireUser(ctx);
  const { id } = await acceptSquare(ctx, given);
  const [row] = await callSql<{ name: string | null }>(ctx, 'set_avatar($1, $2) AS name', [
    userId,
    id,
  ]);
  if (row?.name == null) throw new Error(`picture ${id} is no avatar`);
  return avatarPath(row.name);
}
