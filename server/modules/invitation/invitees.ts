import type { InviteeStep } from '../../../schema/states';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { masked } from '../../platform/text/masked';
import { inviteesOf } from '../accounts';

/** Somebody who registered with a code, as whoever invited them sees it. */
export interface Invitee {
  readonly id: string;
  /** Stars in the middle: whoever invited somebody learns no address. */
  readonly accountMasked: string;
  readonly registeredAt: Date;
  /** VERIFIED: counts for rewards. */
  readonly step: InviteeStep;
}

/** One level of invitees of a user, newest first; one more than asked for when there are more. */
export async function invitees(
  ctx: Pick<Context, 'db'>,
  userId: string,
  page: PageAsked,
): Promise<Invitee[]> {
  const found = await inviteesOf(ctx, userId, page);
  const counted = await rows<{ id: string }>(
    ctx.db,
    'SELECT user_id AS id FROM verified_first($1)',
    [found.map(({ id }) => id)],
  );
  const verified = new Set(counted.map(({ id }) => id));
  return found.map(({ id, email, phone, createdAt }) => ({
    ...{ id, accountMasked: masked(email ?? phone ?? ''), registeredAt: createdAt },
    step: verified.has(id) ? 'VERIFIED' : 'REGISTERED',
  }));
}

interface Counts {
  readonly invitees: number;
  readonly verified: number;
}

/** How many registered with somebody's code, and how many of them count for rewards. */
export async function inviteeCounts({ db }: Pick<Context, 'db'>, userId: string): Promise<Counts> {
  const [row] = await rows<Counts>(
    db,
    `SELECT (SELECT count(*)::int FROM invitees_of($1)) AS invitees, reward_progress($1) AS verified`,
    [userId],
  );
  if (!row) throw new Error('nobody was counted');
  return row;
}

/** Of these an account’s own page shows the newest. */
const TREE_MAX = 100;

/** Whom somebody has invited, for staff: one level. */
export async function invitationTree(ctx: Pick<Context, 'db'>, userId: string) {
  const [counts, newest] = await Promise.all([
    inviteeCounts(ctx, userId),
    invitees(ctx, userId, { first: TREE_MAX, after: null }),
  ]);
  return { ...counts, newest: newest.slice(0, TREE_MAX) };
}
