import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { removeFile } from '../../platform/files/files';
import type { Upload } from './upload.entity';

/** Removes a picture that nothing is attached to; one that is attached stays. */
export async function removeLooseUpload(
  ctx: Pick<Context, 'db' | 'config'>,
  { id, name }: Pick<Upload, 'id' | 'name'>,
): Promise<void> {
  const [, gone] = await ctx.db.query<[unknown, number]>(
    'DELETE FROM upload WHERE id = $1 AND NOT attached',
    [id],
  );
  if (gone > 0) await removeFile(ctx.config, name);
}

/** Files nobody attached go after a day. Resolves to how many went. */
export async function removeLooseUploads(ctx: Pick<Context, 'db' | 'config'>): Promise<number> {
  const gone = await ctx.db.query<[{ name: string }[], number]>(
    `DELETE FROM upload WHERE NOT attached AND created_at < tarn_now() - make_interval(hours => $1)
     RETURNING name`,
    [limits.uploadUnattachedHours],
  );
  await Promise.all(gone[0].map(({ name }) => removeFile(ctx.config, name)));
  return gone[0].length;
}
