import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { signedPath } from '../../platform/files/files';
import { inOrder } from '../../platform/in-order';

/** Links to the files of many uploads, in the order asked for. */
export async function uploadLinks(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string; name: string }>(
    ctx.db,
    'SELECT id, name FROM upload WHERE id = ANY ($1)',
    [ids],
  );
  return inOrder(ids, found, ({ id }) => id).map((upload) =>
    signedPath(ctx.config, upload?.name ?? ''),
  );
}
