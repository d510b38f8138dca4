import { createHash } from 'node:crypto';
import { limits } from '../../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { newFileName, putFile, removeFile } from '../../../platform/files/files';
import { assertSize, readImage, type Resized } from '../read-image';

/** Large enough for a camera to read a code from, small enough for a phone's screen. */
const FOR_PHONES: Resized = {
  edge: 1024,
  fit: 'inside',
  withoutEnlargement: true,
  onWhite: true,
};
const EDGE_MIN = 120;

/**
 * Stores a picture that users are to see once it is proposed and confirmed. Resolves to the hash it is named by.
 * @throws LOGIN_REQUIRED, FILE_TOO_LARGE, SYSTEM_BUSY, FILE_INVALID, UPLOAD_QUOTA
 */
export async function acceptStaffPicture(
  ctx: Context,
  content: Buffer,
): Promise<{ readonly hash: string }> {
  const { staffId } = requireStaff(ctx);
  assertSize(content);
  const { webp, width, height } = await readImage(content, FOR_PHONES);
  if (Math.min(width, height) < EDGE_MIN) refuse('FILE_INVALID', {}, 'image');
  const hash = createHash('sha256').update(webp).digest('hex');
  const name = newFileName();
  await putFile(ctx.config, name, webp);
  const kept = await keep().catch(async (error: unknown) => {
    await removeFile(ctx.config, name);
    throw error;
  });
  if (kept !== name) await removeFile(ctx.config, name);
  return kept === null ? refuse('UPLOAD_QUOTA', {}) : { hash };

  async function keep(): Promise<string | null> {
    const args = [staffId, hash, name, webp.length, width, height, limits.uploadsPerDayMax];
    const call = 'store_staff_picture($1, $2, $3, $4, $5, $6, $7) AS name';
    const [row] = await callSql<{ name: string | null }>(ctx, call, args);
    return row?.name ?? null;
  }
}
