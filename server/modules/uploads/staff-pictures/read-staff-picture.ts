import { createHash } from 'node:crypto';
import type { Context } from '../../../platform/context';
import { readStoredFile } from '../../../platform/files/files';
import { StaffPicture } from './staff-picture.entity';

type Reading = Pick<Context, 'db' | 'config'>;

const HASH = /^[0-9a-f]{64}$/;

/** A picture that staff sent; null where there is none, or where its file is not the one that was sent. */
export async function readStaffPicture(reading: Reading, hash: string): Promise<Buffer | null> {
  const found = HASH.test(hash) ? await pictureCalled(reading, hash) : null;
  return found ? wholeFile(reading, found) : null;
}

/** The same, of those that two administrators stand for: users see no other. */
export async function readShownPicture(reading: Reading, hash: string): Promise<Buffer | null> {
  const found = HASH.test(hash) ? await pictureCalled(reading, hash) : null;
  return found?.shown === true ? wholeFile(reading, found) : null;
}

/** The path by which users see a picture; it never means another one. */
export const shownPath = (hash: string): string => `/files/q/${hash}.webp`;

const pictureCalled = ({ db }: Reading, hash: string): Promise<StaffPicture | null> =>
  db.getRepository(StaffPicture).findOneBy({ hash });

async function wholeFile(
  { config }: Reading,
  { name, hash }: StaffPicture,
): Promise<Buffer | null> {
  const file = await readStoredFile(config, name);
  return file && createHash('sha256').update(file).digest('hex') === hash ? file : null;
}
