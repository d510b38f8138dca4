import { createHash } from 'node:crypto';
import { callSql, type Context } from '../../platform/context';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What of a token is kept: whoever reads the database opens no picture by it. */
export const pictureTokenHash = (token: string): Buffer =>
  createHash('sha256').update(token).digest();

/**
 * The name of the file that a token opens for the signed-in member of staff, once; null for everybody else,
 * for a token that was used, and after its time.
 */
export async function usePictureView(ctx: Context, token: string): Promise<string | null> {
  if (!ctx.staff || !TOKEN.test(token)) return null;
  const [row] = await callSql<{ name: string | null }>(ctx, 'use_picture_view($1, $2) AS name', [
    pictureTokenHash(token),
    ctx.staff.staffId,
  ]);
  return row?.name ?? null;
}
