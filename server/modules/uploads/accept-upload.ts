import { limits } from '../../../schema/limits';
import { callSql, requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import {
  newFileName,
  putFile,
  readStoredFile,
  removeFile,
  signedPath,
} from '../../platform/files/files';
import { ownUpload } from './own-upload';
import { assertSize, readImage, SQUARE, type CleanImage, type Resized } from './read-image';
import { removeLooseUpload } from './remove-loose-uploads';
import type { Upload } from './upload.entity';

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
  requireUser(ctx);
  const { id, name } = await store(ctx, content);
  return { id, path: signedPath(ctx.config, name) };
}

/**
 * Stores the middle of a picture as a small square, not attached yet. `given`: its content, or the path that an
 * upload of the user's own was answered with; that one goes.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FILE_TOO_LARGE, UPLOAD_QUOTA, SYSTEM_BUSY, FILE_INVALID
 */
export async function acceptSquare(
  ctx: Context,
  given: Buffer | string,
): Promise<Pick<StoredUpload, 'id'>> {
  const { userId } = requireUser(ctx);
  const upload = typeof given === 'string' ? await ownUpload(ctx, userId, given) : null;
  const content = typeof given === 'string' ? await contentOf(ctx, upload) : given;
  const { id } = await store(ctx, content, SQUARE);
  if (upload) await removeLooseUpload(ctx, upload);
  return { id };
}

/** A document of identity is nobody's to show. */
async function contentOf(ctx: Context, upload: Upload | null): Promise<Buffer> {
  const file = upload && !upload.staffOnly ? await readStoredFile(ctx.config, upload.name) : null;
  return file ?? refuse('FILE_INVALID', {}, 'image');
}

async function store(
  ctx: Context,
  content: Buffer,
  resized?: Resized,
): Promise<{ readonly id: string; readonly name: string }> {
  assertSize(content);
  await assertQuota(ctx, requireUser(ctx).userId);
  const image = await readImage(content, resized);
  const name = newFileName();
  await putFile(ctx.config, name, image.webp);
  try {
    return { id: await keep(ctx, name, image), name };
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
  const { webp, hash, width, height, print } = image;
  const [row] = await callSql<{ id: string | null }>(
    ctx,
    'store_upload($1, $2, $3, $4, $5, $6, $7, $8) AS id',
    [
      requireUser(ctx).userId,
      name,
      hash,
      webp.length,
      width,
      height,
      limits.uploadsPerDayMax,
      print,
    ],
  );
  return row?.id ?? refuse('UPLOAD_QUOTA', {});
}
