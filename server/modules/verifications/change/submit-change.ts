import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireUser, type Context, type Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import {
  fingerprint,
  idempotent,
  refuseStored,
  type Answered,
} from '../../../platform/idempotency/idempotency';
import { readNote } from '../../../platform/text/read-text';
import {
  answeredWith,
  missingPicture,
  pictureId,
  readPictures,
  sides,
  storePictures,
  type PicturesSent,
  type Side,
} from '../documents-sent';
import { documentHash, personOf, sealedPerson, type Person } from '../person';
import { readPerson, type PersonSent } from '../read-person';
import { nextVersion, platformToday, verificationOf } from '../verifications';

export interface SubmitChange extends PersonSent, PicturesSent {
  /** Why, in the user's own words. */
  readonly note: string;
  readonly idempotencyKey: string | null;
}

/**
 * Asks for other verified data of the signed-in user: what is left out stays as it is verified; the pictures are of the
 * document that proves it. Staff compare both, and a day after they agreed the user takes it. Resolves to the version.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, REAL_NAME_REQUIRED, FORM_INCOMPLETE, NAME_WRONG, ID_WRONG, PARAM_INVALID,
 *   TOO_YOUNG, ID_EXISTS, FILE_TOO_LARGE, UPLOAD_QUOTA, FILE_INVALID, SYSTEM_BUSY, HELP_OPEN, TOO_MANY_REQUESTS,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function submitChange(ctx: Context, input: SubmitChange): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const { idempotencyKey: key, name, idType, idNumber, birthDate } = input;
  const note = readNote(input.note);
  const given = await readPictures(ctx, userId, input);
  const files = Object.fromEntries(sides.map((side) => [side, given[side]?.hash]));
  const claim = {
    actor: `user/${userId}`,
    operation: 'verification.change',
    key,
    fingerprint: fingerprint(ctx, { name, idType, idNumber, birthDate, note, ...files }),
  };
  const check = (db: Reads) => checkedPerson(ctx, db, input);
  const stored = await storePictures(ctx, { claim, userId, check: () => check(ctx.db) }, given);
  const picture = (side: Side) => pictureId({ stored, before: {} }, side);
  const answering = idempotent(ctx, claim, async (tx) => {
    const person = await check(tx);
    const pictures = [
      picture('front') ?? missingPicture('front'),
      picture('back') ?? missingPicture('back'),
      picture('selfie'),
    ];
    return insert(ctx, tx, { person, pictures, note });
  });
  const answered = await answeredWith(ctx, { given, stored }, answering);
  if (!answered.replayed) await ctx.bus.publish('infoChanges', [`${userId}:${answered.resultId}`]);
  return answered;
}

/** In the order in which refusals are told: the account's state, what was written, whose document it is. */
async function checkedPerson(ctx: Context, db: Reads, sent: PersonSent): Promise<Person> {
  await refuseChange(ctx, db, null);
  const row = await verificationOf(ctx, requireUser(ctx).userId);
  const before = row ? personOf(ctx.config, row) : refuse('REAL_NAME_REQUIRED', {});
  const person = readPerson(sent, withoutNulls(before), await platformToday(db));
  await refuseChange(ctx, db, documentHash(ctx.config, person));
  return person;
}

const withoutNulls = ({ birthDate, ...person }: Person): Partial<Person> =>
  birthDate === null ? person : { ...person, birthDate };

/** @throws REAL_NAME_REQUIRED, ID_EXISTS */
async function refuseChange(ctx: Context, db: Reads, hash: Buffer | null): Promise<void> {
  const [row] = await rows<{ code: ErrorCode | null }>(
    db,
    'SELECT change_refusal($1, $2) AS code',
    [requireUser(ctx).userId, hash],
  );
  if (row?.code) refuseStored(row.code, {});
}

interface NewVersion {
  readonly person: Person;
  readonly pictures: readonly (string | null)[];
  readonly note: string;
}

async function insert(
  ctx: Context,
  tx: EntityManager,
  { person, pictures, note }: NewVersion,
): Promise<string> {
  const id = await nextVersion(tx);
  const { userId } = requireUser(ctx);
  const args = [id, userId, ...sealedPerson(ctx.config, id, person), ...pictures, note];
  const [row] = await callSqlIn<{ status: ErrorCode | 'OK' | null; figures: object | null }>(
    tx,
    'submit_change($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    args,
  );
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, row?.figures ?? null);
  return id;
}
