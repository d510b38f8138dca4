import type { Express } from 'express';
import { limits } from '../../schema/limits';
import { assertMay } from '../graphql/enforce-permissions';
import { permissions } from '../modules';
import { bringInBankFile } from '../modules/recharges';
import { refuse } from '../platform/domain-error';
import { requireStaff } from '../platform/context';
import { roomFor, type Sharing } from './body-room';
import { staffContext, type Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';
import { ownConsoleOnly } from './graphql-endpoints';
import { assertForm, readMultipart } from './read-multipart';

/**
 * `POST /admin/bank-files`: a file of a bank, as the file `file` of a multipart body beside the field
 * `channelId`. For members of staff who may bring them in; answers the file's id and its lines.
 */
export function serveBankFiles(app: Express, base: Base, sharing: Sharing): void {
  const answer = async ({ ctx, req, res }: FileRequest) => {
    // Who it is comes before the body: nobody else's is kept.
    assertMay(ctx, permissions['bank.import'] ?? []);
    const room = roomFor(sharing, `staff/${requireStaff(ctx).staffId}`, res);
    assertForm(req);
    const { files, fields } = await readMultipart(req, room, limits.bankFileBytesMax);
    const file = files.find(({ field }) => field === 'file');
    if (!file) return refuse('FORM_INCOMPLETE', { fields: 'file' });
    if (file.truncated) {
      refuse('FILE_TOO_LARGE', { mb: limits.bankFileBytesMax / 1024 / 1024 }, 'file');
    }
    const field = (name: string) => fields.find(([one]) => one === name)?.[1] ?? '';
    const { id, lineCount, knownCount } = await bringInBankFile(ctx, {
      channelId: field('channelId'),
      name: field('name'),
      content: file.content,
    });
    res.json({ id, lineCount, knownCount });
  };
  const path = serveFilePath(base, { method: 'POST', answer, contextOf: staffContext });
  app.all('/admin/bank-files', ownConsoleOnly, path);
}
