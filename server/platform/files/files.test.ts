import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { newFileName, putFile, readStoredFile } from './files';

let store: { readonly dataDir: string; readonly appSecret: string };
beforeEach(async () => {
  store = { dataDir: await mkdtemp(join(os.tmpdir(), 'tarn-files-')), appSecret: 'x' };
});
afterEach(() => rm(store.dataDir, { recursive: true }));

it('S3: a file that is not there is null, and one that cannot be read is an error', async () => {
  const name = newFileName();
  expect(await readStoredFile(store, name)).toBeNull();
  await putFile(store, name, Buffer.from('a picture'));
  expect(await readStoredFile(store, name)).toEqual(Buffer.from('a picture'));
  const unread = newFileName();
  await mkdir(join(store.dataDir, 'uploads', unread.slice(0, 2), unread), { recursive: true });
  await expect(readStoredFile(store, unread)).rejects.toMatchObject({ code: 'EISDIR' });
});
