import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { removeFile } from '../../platform/files';

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
