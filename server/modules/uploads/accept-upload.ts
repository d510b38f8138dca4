import { limits } from '../../../schema/limits';
import { callSql, requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import { newFileName, putFile, removeFile, signedPath } from '../../platform/files/files';
import { assertSize, readImage, type CleanImage } from './read-image';

export interface StoredUpload {
  readonly id: string;
  /** A reference for its uploader's requests, and a link for ten minutes. */
  readonly path: string;
}

/**
 * Stores a picture of the signed-in user.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FILE_TOO_LARGE, UPLOAD_QUOTA, SYSTEM_BUSY, FILE_INVALID
 */
export async function acceptUpload(ctx: Context, content: Buffer): Promise<StoredUpload> {
  const { userId } = requireUser(ctx);
  assertSize(content);
  await assertQuota(ctx, userId);
  const image = await readImage(content);
  const name = newFileName();
  await putFile(ctx.config, name, image.webp);
  try {
    return { id: await keep(ctx, name, image), path: signedPath(ctx.config, name) };
  } catch (error) {
    await removeFile(ctx.config, name);
    throw error;
  }
}

/** Before the work: whoever has no picture left costs no decoding. The count that holds is `keep`'s. */
async function assertQuota(ctx: Context, userId: string): Promise<void> {
  const [row] = await rows<{ count: string }>(
    ctx.db,
    `SELECT count(*) AS count FROM upload
     WHERE user_id = $1 AND created_at > tarn_now() - interval '1 day'`,
    [userId],
  );
  if (BigInt(row?.count ?? '0') >= BigInt(limits.uploadsPerDayMax)) refuse('UPLOAD_QUOTA', {});
}

/** Resolves to the picture's id. @throws UPLOAD_QUOTA */
async function keep(ctx: Context, name: string, image: CleanImage): Promise<string> {
  const { webp, hash, width, height } = image;
  const [row] = await callSql<{ id: string | null }>(
    ctx,
    'store_upload($1, $2, $3, $4, $5, $6, $7) AS id',
    [requireUser(ctx).userId, name, hash, webp.length, width, height, limits.uploadsPerDayMax],
  );
  return row?.id ?? refuse('UPLOAD_QUOTA', {});
}
