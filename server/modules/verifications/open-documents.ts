import { randomBytes } from 'node:crypto';
import { limits } from '../../../schema/limits';
import { requireStaff, transact, type Context } from '../../platform/context';
import { nameActor } from '../../platform/database/read-as';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { readReasonForUser } from '../audit';
import { actInside } from '../reviews';
import { pictureTokenHash } from '../uploads';
import { personOf, type Person } from './person';
import { Verification } from './verification.entity';

export interface OpenDocuments {
  readonly id: string;
  /** Needed once it is decided. */
  readonly reason?: string | null;
}

/** A document in the clear, and a link to each picture that opens once, for this member of staff alone. */
export interface Documents {
  readonly person: Person;
  readonly front: string;
  readonly back: string;
  readonly selfie: string | null;
}

/**
 * Opens what a user sent in, with an entry in the audit log in the same transaction: under review for its
 * holder, afterwards for whoever says why.
 * @throws REQUEST_NOT_FOUND, OWN_REQUEST, LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID,
 *   DOCUMENTS_REMOVED
 */
export async function openDocuments(ctx: Context, input: OpenDocuments): Promise<Documents> {
  const { staffId } = requireStaff(ctx);
  const id = readId(input.id) ?? refuse('REQUEST_NOT_FOUND', {});
  const reason = await readReasonForUser(ctx, input.reason);
  const links = issuePictureLinks(3);
  return transact(ctx, async (tx) => {
    const hashes = links.map(({ hash }) => hash);
    const args = [staffId, id, hashes, limits.pictureViewSeconds, reason, ctx.address];
    await actInside(tx, ['open_documents', args]);
    await nameActor(ctx, tx);
    const row = await tx.getRepository(Verification).findOneByOrFail({ id });
    const [front = '', back = '', selfie = ''] = links.map(({ path }) => path);
    return {
      person: personOf(ctx.config, row),
      ...{ front, back },
      selfie: row.selfieId === null ? null : selfie,
    };
  });
}

/** Where a picture opens once, and the hash by which it is noted. */
export interface PictureLink {
  readonly path: string;
  readonly hash: Buffer;
}

export const issuePictureLinks = (count: number): PictureLink[] =>
  Array.from({ length: count }, () => {
    const token = randomBytes(32).toString('base64url');
    return { path: `/admin/files/${token}`, hash: pictureTokenHash(token) };
  });
