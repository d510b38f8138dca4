import type { Context } from '../../platform/context';
import { referencedFile } from '../../platform/files/files';
import { Upload } from './upload.entity';

/** The user's own upload a path refers to, or null; somebody else's looks missing, and so does an avatar. */
export async function ownUpload(
  ctx: Context,
  userId: string,
  path: string,
): Promise<Upload | null> {
  const name = referencedFile(path);
  return name ? ctx.db.getRepository(Upload).findOneBy({ name, userId, avatar: false }) : null;
}
