import type { Context } from '../../platform/context';
import { isRefusal, refuse } from '../../platform/domain-error';
import type { Answered, Claim } from '../../platform/idempotency/idempotency';
import {
  dropUnused,
  readPicture,
  storeSent,
  type Given,
  type SentPicture,
  type StoredPicture,
} from '../uploads';
import { removedPictures } from './retention/removed-pictures';

export const sides = ['front', 'back', 'selfie'] as const;
export type Side = (typeof sides)[number];

/** Each picture as a path that an upload was answered with, or as it came along; null for none. */
export type PicturesSent = Readonly<Partial<Record<Side, string | SentPicture | null>>>;

/** What was given for a side; null where nothing was. */
export type PicturesGiven = Readonly<Record<Side, Given | null>>;
export type PicturesStored = Readonly<Record<Side, StoredPicture | undefined>>;

export async function readPictures(
  ctx: Context,
  userId: string,
  sent: PicturesSent,
): Promise<PicturesGiven> {
  const read = (one: string | SentPicture | null | undefined) =>
    one == null || one === '' ? Promise.resolve(null) : readPicture(ctx, userId, one);
  const given = await Promise.all(sides.map((side) => read(sent[side])));
  const ids = given.map((one) => one?.upload?.id ?? null);
  const gone = await removedPictures(ctx.db, ids);
  // The path of a picture that was removed leads nowhere, like one of nobody's.
  const [front, back, selfie] = given.map((one) =>
    one?.upload && gone.has(one.upload.id) ? { ...one, upload: null } : one,
  );
  return { front: front ?? null, back: back ?? null, selfie: selfie ?? null };
}

interface Storing {
  readonly claim: Claim;
  readonly userId: string;
  readonly check: () => Promise<unknown>;
}

/** Stores what came along, one after another: the first that cannot be stored says why. */
export async function storePictures(
  ctx: Context,
  storing: Storing,
  given: PicturesGiven,
): Promise<PicturesStored> {
  const stored: Record<Side, StoredPicture | undefined> = {
    front: undefined,
    back: undefined,
    selfie: undefined,
  };
  for (const side of sides) {
    const one = given[side];
    if (one === null) continue;
    stored[side] = await storeSent(ctx, storing, one);
    if (isRefusal(stored[side])) break;
  }
  return stored;
}

/**
 * The id of the picture of one side: what was sent, else what stands from before; null for none.
 * @throws FILE_INVALID for a path of nobody's and a picture that shows something else, and why a picture could not be stored
 */
export function pictureId(
  { stored, before }: { readonly stored: PicturesStored; readonly before: PicturesBefore },
  side: Side,
): string | null {
  const picture = stored[side];
  if (picture === undefined) return before[side] ?? null;
  if (isRefusal(picture)) throw picture;
  // What shows a payment to staff is no document.
  const usable = picture !== null && (!picture.attached || picture.staffOnly);
  return usable ? picture.id : refuse('FILE_INVALID', {}, side);
}

/** @throws FORM_INCOMPLETE */
export const missingPicture = (side: Side): never =>
  refuse('FORM_INCOMPLETE', { fields: side }, side);

export type PicturesBefore = Readonly<Partial<Record<Side, string | null>>>;

/** The answer to a request with pictures. Those that came along with a repeat, or with what is refused, go again. */
export async function answeredWith(
  ctx: Context,
  { given, stored }: { readonly given: PicturesGiven; readonly stored: PicturesStored },
  answer: Promise<Answered>,
): Promise<Answered> {
  const drop = async () => {
    for (const side of sides) {
      const [one, picture] = [given[side], stored[side]];
      if (one !== null && picture !== undefined) await dropUnused(ctx, one, picture);
    }
  };
  const answered = await answer.catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  if (answered.replayed) await drop();
  return answered;
}
