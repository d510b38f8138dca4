import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { VerificationState } from '../../../schema/identity';
import type { Context, Reads } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { rows } from '../../platform/database/rows';
import { Verification } from './verification.entity';
import { Version } from './version.entity';

type Asking = Pick<Context, 'db' | 'actor' | 'staff'>;

/** What a user sent in last, as it stands now; null for nothing yet. */
export const verificationOf = (ctx: Asking, userId: string): Promise<Verification | null> =>
  readAs(ctx, async (tx) => {
    const order = { id: 'DESC' } as const;
    const row = await tx.getRepository(Verification).findOne({ where: { userId }, order });
    const [standing = null] = await asTheyStand(tx, [row]);
    return standing;
  });

/** The other data that a user asked for last, unless they have taken it; null where they asked for none. */
export const changeAskedBy = (ctx: Asking, userId: string): Promise<Version | null> =>
  readAs(ctx, async (tx) => {
    const where = { userId, replaces: Not(IsNull()) };
    const row = await tx.getRepository(Version).findOne({ where, order: { id: 'DESC' } });
    return row?.verifiedAt === null ? row : null;
  });

/** In the place of what was replaced since, the version that its user has taken. */
export async function asTheyStand(
  tx: EntityManager,
  found: readonly (Verification | null)[],
): Promise<(Verification | null)[]> {
  const users = found.flatMap((row) => (row?.verifiedAt && !row.standing ? [row.userId] : []));
  if (users.length === 0) return [...found];
  const versions = await tx
    .getRepository(Version)
    .findBy({ userId: In(users), standing: true, verifiedAt: Not(IsNull()) });
  const byUser = new Map(versions.map((version) => [version.userId, version]));
  return found.map((row) => {
    const version = row && byUser.get(row.userId);
    if (!version) return row;
    const { id: requestId } = row;
    const decidedAt = version.verifiedAt;
    return Object.assign(new Verification(), row, version, { requestId, decidedAt });
  });
}

/** A verification of anybody for staff; a user finds their own alone. */
export const verificationById = (ctx: Asking, id: string): Promise<Verification | null> =>
  readAs(ctx, (tx) => tx.getRepository(Verification).findOneBy({ id }));

/** Where an account stands by what it sent in last. */
export function verificationState(row: Verification | null): VerificationState {
  if (!row) return 'NONE';
  if (row.verifiedAt !== null) return 'VERIFIED';
  return row.state === 'FAILED' ? 'REFUSED' : 'UNDER_REVIEW';
}

/** The numbers people know, by id. */
export async function verificationNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string | null }>(
    db,
    'SELECT u.id, verification_number(u.id::bigint) AS number FROM unnest($1::text[]) u (id)',
    [ids],
  );
  return new Map(
    found.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])),
  );
}

/** The verification with this number. */
export async function verificationsCalled(db: Reads, text: string): Promise<string[]> {
  const [found] = await rows<{ id: string | null }>(db, 'SELECT verification_called($1) AS id', [
    text.toUpperCase(),
  ]);
  return found?.id == null ? [] : [found.id];
}

/** The platform's day, `YYYY-MM-DD`. */
export async function platformToday(db: Reads): Promise<string> {
  const [row] = await rows<{ day: string }>(db, 'SELECT platform_day(tarn_now())::text AS day');
  if (!row) throw new Error('there is no day');
  return row.day;
}

/** The id that the next row gets: what is sealed for it is sealed before it is there. */
export async function nextVersion(db: Reads): Promise<string> {
  const [next] = await rows<{ id: string }>(db, 'SELECT next_verification() AS id');
  if (!next) throw new Error('there is no next verification');
  return next.id;
}
