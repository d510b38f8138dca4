import { createHash } from 'node:crypto';
import { callSql, type Context } from '../../../platform/context';
import { readStoredFile, removeFile } from '../../../platform/files/files';
import { Upload } from '../../uploads';

type Removing = Pick<Context, 'db' | 'config'>;

const BATCH = 100;

/**
 * Removes the pictures of documents that were decided longer ago than the setting `documentDays`, and keeps the
 * hash of each file. The hash is kept first: a run that is cut short is completed by the next one. Resolves to
 * how many pictures went.
 */
export async function removeDueDocuments(ctx: Removing): Promise<number> {
  let gone = 0;
  for (let after = '0'; ;) {
    const due = await callSql<{ id: string }>(ctx, 'due_documents($1, $2) AS id', [after, BATCH]);
    for (const { id } of due) if (await removeDocument(ctx, id)) gone += 1;
    const last = due.at(-1);
    if (!last || due.length < BATCH) return gone;
    after = last.id;
  }
}

async function removeDocument(ctx: Removing, id: string): Promise<boolean> {
  const upload = await ctx.db.getRepository(Upload).findOneBy({ id });
  if (!upload) return false;
  const file = await readStoredFile(ctx.config, upload.name);
  // Without a file it was removed by a run that was cut short: its hash is kept by now.
  const hash = createHash('sha256')
    .update(file ?? '')
    .digest();
  const [may] = await callSql<{ due: boolean }>(ctx, 'record_removal($1, $2) AS due', [id, hash]);
  if (may?.due !== true) return false;
  await removeFile(ctx.config, upload.name);
  await callSql(ctx, 'finish_removal($1)', [id]);
  return true;
}
