import type { ErrorCode } from '../../../../schema/errors';
import { limits } from '../../../../schema/limits';
import { callSqlIn, requireStaff, transact, type Context } from '../../../platform/context';
import { nameActor } from '../../../platform/database/read-as';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readId } from '../../../platform/text/read-money';
import { readReasonForUser } from '../../audit';
import { issuePictureLinks, type OpenDocuments, type PictureLink } from '../open-documents';
import { personOf, type Person } from '../person';
import { removedPictures } from '../retention/removed-pictures';
import { Version } from '../version.entity';

/** A version in the clear, and a link to each picture that opens once; null for one whose time is over. */
export interface OpenedVersion {
  readonly person: Person;
  readonly front: string | null;
  readonly back: string | null;
  readonly selfie: string | null;
}

export interface OpenedChange {
  readonly before: OpenedVersion;
  readonly after: OpenedVersion;
}

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly changeId: string;
}

const NOTHING: Answer = { status: null, figures: null, changeId: '0' };

/**
 * Opens both versions of a change of data, with an entry in the audit log in the same transaction: under review for
 * its holder, afterwards for whoever says why.
 * @throws REQUEST_NOT_FOUND, OWN_REQUEST, LEASE_REQUIRED, REASON_REQUIRED, PARAM_INVALID
 */
export async function openChange(ctx: Context, input: OpenDocuments): Promise<OpenedChange> {
  const { staffId } = requireStaff(ctx);
  const id = readId(input.id) ?? refuse('REQUEST_NOT_FOUND', {});
  const reason = await readReasonForUser(ctx, input.reason);
  const links = issuePictureLinks(6);
  return transact(ctx, async (tx) => {
    const hashes = links.map(({ hash }) => hash);
    const args = [staffId, id, hashes, limits.pictureViewSeconds, reason, ctx.address];
    const [answer] = await callSqlIn<Answer>(tx, 'open_change($1, $2, $3, $4, $5, $6)', args);
    const { status, figures, changeId } = answer ?? NOTHING;
    if (status !== 'OK') refuseStored(status, figures);
    await nameActor(ctx, tx);
    const versions = tx.getRepository(Version);
    const after = await versions.findOneByOrFail({ id: changeId });
    const before = await versions.findOneByOrFail({ id: after.replaces ?? '0' });
    const gone = await removedPictures(tx, [before, after].flatMap(picturesOf));
    const shown = (row: Version, own: readonly PictureLink[]): OpenedVersion => {
      const link = (picture: string | null, at: number) =>
        picture === null || gone.has(picture) ? null : (own[at]?.path ?? null);
      return {
        person: personOf(ctx.config, row),
        front: link(row.frontId, 0),
        back: link(row.backId, 1),
        selfie: link(row.selfieId, 2),
      };
    };
    return { before: shown(before, links.slice(0, 3)), after: shown(after, links.slice(3)) };
  });
}

const picturesOf = ({ frontId, backId, selfieId }: Version) => [frontId, backId, selfieId];
