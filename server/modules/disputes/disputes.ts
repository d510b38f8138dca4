import { In } from 'typeorm';
import type { CertificateState, DisputeState } from '../../../schema/states';
import { limits } from '../../../schema/limits';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { settings } from '../settings';
import type { Order } from '../trading';
import { Dispute, DisputeCertificate } from './dispute.entity';

type Asking = Pick<Context, 'db'>;

/** Anybody's, for staff. */
export const anyDisputeById = ({ db }: Asking, id: string): Promise<Dispute | null> =>
  db.getRepository(Dispute).findOneBy({ id });

/** The report that a second look is about; null for a report. */
export const earlierLook = async (
  { db }: Asking,
  { orderId, look }: Dispute,
): Promise<Dispute | null> =>
  look === 1 ? null : db.getRepository(Dispute).findOneBy({ orderId, look: 1 });

/** Reports with this number, whole. */
export const searchDisputes = ({ db }: Asking, text: string): Promise<Dispute[]> =>
  db.getRepository(Dispute).find({
    where: { number: text.toUpperCase() },
    take: limits.findHitsMax,
  });

/** Where a report is for its user: a decision shows once it has taken effect. */
export function disputeState({ reviewState }: Dispute): DisputeState {
  if (reviewState === 'SUCCESS') return 'WRONG';
  return reviewState === 'FAILED' ? 'RIGHT' : 'UNDER_REVIEW';
}

const DAY_MS = 86_400_000;

const daysAfter = async (ctx: Asking, from: Date): Promise<Date> =>
  new Date(from.getTime() + (await settings(ctx)).disputeDays * DAY_MS);

/** Until when a settled order can be reported; null for an open one. */
export const reportableUntil = async (ctx: Asking, { settledAt }: Order): Promise<Date | null> =>
  settledAt && daysAfter(ctx, settledAt);

/** Until when its user may ask for a second look; null where there is none to ask for. */
export const secondLookUntil = async (ctx: Asking, row: Dispute): Promise<Date | null> =>
  row.look === 1 && disputeState(row) === 'RIGHT' && row.endedAt !== null
    ? daysAfter(ctx, row.endedAt)
    : null;

/** Certificates of these reports: whether there is one, and its SHA-256 in hexadecimal. */
export async function certificatesOf(
  { db }: Asking,
  ids: readonly string[],
): Promise<{ readonly state: CertificateState; readonly sha256: string | null }[]> {
  const found = await db
    .getRepository(DisputeCertificate)
    .find({ select: { disputeId: true, sha256: true }, where: { disputeId: In([...ids]) } });
  const byId = new Map(found.map((one) => [one.disputeId, one.sha256]));
  return ids.map((id) => {
    const hash = byId.get(id);
    if (hash === undefined) return { state: 'PENDING', sha256: null };
    return { state: hash === null ? 'NONE' : 'ATTACHED', sha256: hash?.toString('hex') ?? null };
  });
}

/** The certificate as it was attached to a report; null while there is none. */
export async function attachedCertificate({ db }: Asking, id: string): Promise<string | null> {
  const found = await db.getRepository(DisputeCertificate).findOneBy({ disputeId: id });
  return found?.body ?? null;
}

/** The numbers people know, by id. */
export async function disputeNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string }>(
    db,
    'SELECT id, number FROM dispute WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** The report with this number. */
export async function disputesCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'SELECT id FROM dispute WHERE number = upper($1)', [
    text,
  ]);
  return found.map(({ id }) => id);
}

/** How many there are of everybody, second looks included. */
export const countDisputes = ({ db }: Asking): Promise<number> => db.getRepository(Dispute).count();
