import { createHash } from 'node:crypto';
import { callSql, type Context } from '../../../platform/context';
import { readStoredFile, removeFile } from '../../../platform/files/files';
import { log } from '../../../platform/log';
import { Upload } from '../../uploads';
import { DocumentRemoval } from './document-removal.entity';

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

/** One whose file cannot be read or removed now stays for the next run, and the log says so; the others go. */
async function removeDocument(ctx: Removing, id: string): Promise<boolean> {
  const upload = await ctx.db.getRepository(Upload).findOneBy({ id });
  if (!upload) return false;
  try {
    if (!(await hashIsKept(ctx, upload))) return false;
    await removeFile(ctx.config, upload.name);
  } catch (error) {
    log.error({ err: error, upload: id }, 'document not removed');
    return false;
  }
  await callSql(ctx, 'finish_removal($1)', [id]);
  return true;
}

/**
 * Whether the file may go: its hash is kept, now or by a run that was cut short.
 * @throws Error for a file that is missing before: nothing proves any more which one it was, and it may come back
 */
async function hashIsKept(ctx: Removing, { id, name }: Upload): Promise<boolean> {
  const file = await readStoredFile(ctx.config, name);
  if (file) {
    const args = [id, createHash('sha256').update(file).digest()];
    const [may] = await callSql<{ due: boolean }>(ctx, 'record_removal($1, $2) AS due', args);
    return may?.due === true;
  }
  if (await ctx.db.getRepository(DocumentRemoval).existsBy({ uploadId: id })) return true;
  throw new Error('the file is missing, and its hash was never kept');
}
