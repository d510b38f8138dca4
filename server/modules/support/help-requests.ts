import type { HelpKind, HelpQueue, HelpState } from '../../../schema/help';
import { limits } from '../../../schema/limits';
import type { Context, Reads } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { rows } from '../../platform/database/rows';
import { HelpRequest } from './help-request.entity';

type Asking = Pick<Context, 'db' | 'actor' | 'staff'>;

/** What the signed-in user asked for, of each kind the newest. */
export const ownHelp = (ctx: Asking, userId: string): Promise<HelpRequest[]> =>
  readAs(ctx, (tx) =>
    tx
      .getRepository(HelpRequest)
      .createQueryBuilder('r')
      .distinctOn(['r.kind'])
      .where('r.user_id = :userId', { userId })
      .orderBy('r.kind')
      .addOrderBy('r.id', 'DESC')
      .getMany(),
  );

/** The newest request of a kind of this user; null where there is none. */
export const helpOf = (ctx: Asking, userId: string, kind: HelpKind): Promise<HelpRequest | null> =>
  readAs(ctx, (tx) =>
    tx.getRepository(HelpRequest).findOne({ where: { userId, kind }, order: { id: 'DESC' } }),
  );

/** The appeal of the lock that stands on this user's account; null where there is none. */
export async function standingAppeal(ctx: Asking, userId: string): Promise<HelpRequest | null> {
  const [row] = await rows<{ id: string | null }>(ctx.db, 'SELECT standing_appeal($1) AS id', [
    userId,
  ]);
  return row?.id == null ? null : helpById(ctx, row.id);
}

/** Anybody's for staff; a user finds their own alone. */
export const helpById = (ctx: Asking, id: string): Promise<HelpRequest | null> =>
  readAs(ctx, (tx) => tx.getRepository(HelpRequest).findOneBy({ id }));

const DAY_MS = 86_400_000;
const LAPSE_MS = limits.helpConfirmDays * DAY_MS;

/** Where a request is for its user, at this instant. */
export function helpStateAt(row: HelpRequest, now: Date): HelpState {
  if (row.completedAt !== null) return 'DONE';
  if (row.stoppedAt !== null) return 'STOPPED';
  if (row.readyAt === null) return decided(row);
  if (row.noticedAt === null || now < row.readyAt) return 'WAITING';
  return now.getTime() > row.readyAt.getTime() + LAPSE_MS ? 'LAPSED' : 'READY';
}

/** From when it is confirmed, as far as is known at this instant: while no notice went out, a day from now. */
export function helpReadyAt({ readyAt, noticedAt, closedAt }: HelpRequest, now: Date): Date | null {
  if (readyAt === null || noticedAt !== null || closedAt !== null) return readyAt;
  return new Date(Math.max(readyAt.getTime(), now.getTime() + DAY_MS));
}

function decided({ approvedAt, reviewState }: HelpRequest): HelpState {
  if (approvedAt !== null) return 'DONE';
  return reviewState === 'FAILED' ? 'REFUSED' : 'UNDER_REVIEW';
}

/** The numbers people know, by id. */
export async function helpNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; number: string | null }>(
    db,
    'SELECT u.id, help_number(u.id::bigint) AS number FROM unnest($1::text[]) u (id)',
    [ids],
  );
  return new Map(
    found.flatMap(({ id, number }) => (number === null ? [] : [[id, number] as const])),
  );
}

/** The request of a queue with this number. */
export const helpCalled =
  (queue: HelpQueue) =>
  async (db: Reads, text: string): Promise<string[]> => {
    const [found] = await rows<{ id: string | null }>(db, 'SELECT help_called($1, $2) AS id', [
      queue,
      text.toUpperCase(),
    ]);
    return found?.id == null ? [] : [found.id];
  };
