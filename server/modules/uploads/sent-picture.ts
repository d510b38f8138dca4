import type { Context } from '../../platform/context';
import { isRefusal, refusal, type DomainError } from '../../platform/domain-error';
import { isAnswered, type Claim } from '../../platform/idempotency/idempotency';
import { ownUpload } from './own-upload';
import { removeLooseUpload } from './remove-loose-uploads';
import type { Upload } from './upload.entity';

/** A picture that came with the request itself and is not stored yet. */
export interface SentPicture {
  /** SHA-256 of what was sent: the same content makes the same request. */
  readonly contentHash: Buffer;
  /** Stores it, and resolves to its path. @throws FILE_TOO_LARGE, UPLOAD_QUOTA, FILE_INVALID */
  readonly store: () => Promise<string>;
}

const busy: DomainError = refusal('SYSTEM_BUSY', {});

/** What a request gave: a picture that came along, or one that was stored before. */
export interface Given {
  readonly sent: SentPicture | null;
  readonly upload: Upload | null;
  /** Hexadecimal; of the content, so that the same picture makes the same request. */
  readonly hash: string | null;
}

/** A stored picture, why it could not be stored, or null where there is none. */
export type StoredPicture = Upload | DomainError | null;

/** Reads what was given: a picture, or the path an own upload was answered with. */
export async function readPicture(
  ctx: Context,
  userId: string,
  given: string | SentPicture,
): Promise<Given> {
  if (typeof given !== 'string') {
    return { sent: given, upload: null, hash: given.contentHash.toString('hex') };
  }
  const upload = await ownUpload(ctx, userId, given);
  return { sent: null, upload, hash: upload?.imageHash.toString('hex') ?? null };
}

/**
 * Stores a picture that came along, unless the request was answered before or is refused without it:
 * a repeat must not use up the quota, and what is wrong with the picture is said last. Decoding takes
 * long, so it happens before the transaction and not inside. SYSTEM_BUSY stands for a picture that was
 * left out: only if a limit changes in the moment between does anybody meet it, and asks again.
 */
export async function storeSent(
  ctx: Context,
  { claim, userId, check }: Storing,
  { sent, upload }: Given,
): Promise<StoredPicture> {
  if (!sent) return upload;
  if ((await isAnswered(ctx, claim)) || (await isRefused(check))) return busy;
  try {
    return await ownUpload(ctx, userId, await sent.store());
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

interface Storing {
  readonly claim: Claim;
  readonly userId: string;
  /** What is checked before the picture. */
  readonly check: () => Promise<unknown>;
}

async function isRefused(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    if (isRefusal(error)) return true;
    throw error;
  }
}

/** Of requests with one key at once one is the first; the pictures of the others go again. */
export async function dropUnused(
  ctx: Context,
  { sent }: Given,
  picture: StoredPicture,
): Promise<void> {
  if (!sent || picture === null || isRefusal(picture)) return;
  await removeLooseUpload(ctx, picture);
}
