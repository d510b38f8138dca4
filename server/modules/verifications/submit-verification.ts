import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../../../schema/errors';
import { callSqlIn, requireUser, type Context, type Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import {
  fingerprint,
  idempotent,
  refuseStored,
  type Answered,
} from '../../platform/idempotency/idempotency';
import {
  answeredWith,
  missingPicture,
  pictureId,
  readPictures,
  sides,
  storePictures,
  type PicturesSent,
  type Side,
} from './documents-sent';
import { keptParts } from './kept-parts';
import { documentHash, sealedPerson, type Person } from './person';
import { readPerson, type PersonSent } from './read-person';
import { nextVersion, platformToday } from './verifications';

export interface SubmitVerification extends PersonSent, PicturesSent {
  readonly idempotencyKey: string | null;
}

/**
 * Sends in who the signed-in user is, for staff to verify. After a refusal only what was at fault has to be
 * sent again; what is sent besides counts. Resolves to the verification's id.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, CERTIFICATION_PENDING, ALREADY_CERTIFIED, FORM_INCOMPLETE,
 *   NAME_WRONG, ID_WRONG, PARAM_INVALID, TOO_YOUNG, ID_EXISTS, FILE_TOO_LARGE, UPLOAD_QUOTA, FILE_INVALID,
 *   SYSTEM_BUSY, IDEMPOTENCY_KEY_REUSED
 */
export async function submitVerification(
  ctx: Context,
  input: SubmitVerification,
): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const { idempotencyKey: key, name, idType, idNumber, birthDate } = input;
  const [given, before] = await Promise.all([
    readPictures(ctx, userId, input),
    keptParts(ctx, userId),
  ]);
  const files = Object.fromEntries(sides.map((side) => [side, given[side]?.hash]));
  const claim = {
    actor: `user/${userId}`,
    operation: 'verification.submit',
    key,
    fingerprint: fingerprint(ctx, { name, idType, idNumber, birthDate, ...files }),
  };
  const check = (db: Reads) => checkedPerson(ctx, db, { sent: input, before: before.person });
  const storing = { claim, userId, check: () => check(ctx.db) };
  const stored = await storePictures(ctx, storing, given);
  const answering = idempotent(ctx, claim, async (tx) => {
    const person = await check(tx);
    const picture = (side: Side) => pictureId({ stored, before: before.pictures }, side);
    return insert(ctx, tx, {
      person,
      front: picture('front') ?? missingPicture('front'),
      back: picture('back') ?? missingPicture('back'),
      selfie: picture('selfie'),
    });
  });
  const answered = await answeredWith(ctx, { given, stored }, answering);
  if (!answered.replayed)
    await ctx.bus.publish('verifications', [`${userId}:${answered.resultId}`]);
  return answered;
}

interface Checking {
  readonly sent: PersonSent;
  readonly before: Partial<Person>;
}

/** In the order in which refusals are told: the account's state, what was written, whose document it is. */
async function checkedPerson(ctx: Context, db: Reads, { sent, before }: Checking): Promise<Person> {
  await refuseStanding(ctx, db, null);
  const person = readPerson(sent, before, await platformToday(db));
  await refuseStanding(ctx, db, documentHash(ctx.config, person));
  return person;
}

/** @throws CERTIFICATION_PENDING, ALREADY_CERTIFIED, ID_EXISTS */
async function refuseStanding(ctx: Context, db: Reads, hash: Buffer | null): Promise<void> {
  const { userId } = requireUser(ctx);
  const [row] = await rows<{ code: ErrorCode | null }>(
    db,
    'SELECT verification_refusal($1, $2) AS code',
    [userId, hash],
  );
  if (row?.code) refuseStored(row.code, {});
}

interface NewVerification {
  readonly person: Person;
  readonly front: string;
  readonly back: string;
  readonly selfie: string | null;
}

async function insert(
  ctx: Context,
  tx: EntityManager,
  { person, front, back, selfie }: NewVerification,
): Promise<string> {
  const { userId } = requireUser(ctx);
  const id = await nextVersion(tx);
  const args = [id, userId, ...sealedPerson(ctx.config, id, person), front, back, selfie];
  const [row] = await callSqlIn<{ status: ErrorCode | 'OK' }>(
    tx,
    'submit_verification($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS status',
    args,
  );
  if (row && row.status !== 'OK') refuseStored(row.status, {});
  return id;
}
