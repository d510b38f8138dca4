import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../../schema/limits';
import { errorCode } from '../error-code';
import type { ConfigWithSecret } from '../secrets';

type Store = Pick<ConfigWithSecret, 'dataDir' | 'appSecret'>;

const NAME = /^[a-z0-9]{32}\.webp$/;
const folderOf = ({ dataDir }: Store, name: string) => join(dataDir, 'uploads', name.slice(0, 2));

export const newFileName = (): string => `${randomBytes(16).toString('hex')}.webp`;

/** Written beside and renamed: a file is whole or not there. */
export async function putFile(store: Store, name: string, content: Buffer): Promise<void> {
  const folder = folderOf(store, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

export const removeFile = (store: Store, name: string): Promise<void> =>
  rm(join(folderOf(store, name), name), { force: true });

/** Null when there is no such file. @throws the error of the system for one that cannot be read: it is not gone */
export const readStoredFile = (store: Store, name: string): Promise<Buffer | null> =>
  readFile(join(folderOf(store, name), name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });

const signatureOf = ({ appSecret }: Store, name: string, expires: number) =>
  createHmac('sha256', appSecret)
    .update(`file|${name}|${String(expires)}`)
    .digest('base64url');

/** A site-relative link that opens the file for ten minutes, to whoever holds it. */
export function signedPath(store: Store, name: string): string {
  const expires = Math.floor(Date.now() / 1000) + limits.uploadLinkSeconds;
  return `/files/u/${name}?e=${String(expires)}&s=${signatureOf(store, name, expires)}`;
}

/** The file a link names, when its signature holds and its time has not passed; else null. */
export function readSignedPath(
  store: Store,
  name: string,
  query: { readonly e?: unknown; readonly s?: unknown },
): string | null {
  if (!NAME.test(name) || typeof query.s !== 'string' || typeof query.e !== 'string') return null;
  const expires = /^[0-9]{1,11}$/.test(query.e) ? Number.parseInt(query.e, 10) : 0;
  if (expires * 1000 < Date.now()) return null;
  const wanted = Buffer.from(signatureOf(store, name, expires));
  const given = Buffer.from(query.s);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? name : null;
}

/** The file name in a path that `uploadfile` answered with, used as a reference; null when it is none. */
export function referencedFile(path: string): string | null {
  const [, name] = /^\/files\/u\/([a-z0-9]{32}\.webp)(?:\?|$)/.exec(path) ?? [];
  return name ?? null;
}
