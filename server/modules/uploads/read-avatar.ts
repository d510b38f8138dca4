import type { Context } from '../../platform/context';
import { readStoredFile } from '../../platform/files/files';
import { Upload } from './upload.entity';

const NAME = /^[a-z0-9]{32}\.webp$/;

/** The picture of this name while it stands beside somebody's; null for every other file. */
export async function readAvatar(
  { db, config }: Pick<Context, 'db' | 'config'>,
  name: string,
): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  const shown = await db.getRepository(Upload).existsBy({ name, avatar: true, attached: true });
  return shown ? readStoredFile(config, name) : null;
}
