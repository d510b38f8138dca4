import { limits } from '../../../../schema/limits';
import { callSql, type Context } from '../../../platform/context';
import { removeFile } from '../../../platform/files/files';

/** Pictures that staff sent and nobody proposed go after a day. Resolves to how many went. */
export async function removeLooseStaffPictures(ctx: Context): Promise<number> {
  const gone = await callSql<{ name: string }>(ctx, 'drop_loose_staff_pictures($1) AS name', [
    limits.uploadUnattachedHours,
  ]);
  await Promise.all(gone.map(({ name }) => removeFile(ctx.config, name)));
  return gone.length;
}
