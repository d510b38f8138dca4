import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { User } from '../user.entity';

export const userStates = ['ACTIVE', 'LOCKED', 'FROZEN'] as const;
export type UserState = (typeof userStates)[number];

const STAFF_LOCK = `EXISTS (SELECT FROM account_lock l WHERE l.user_id = u.id AND l.lifted_at IS NULL)`;

/** Of `app_user u`, as change_lock tells them apart: what staff locked stays LOCKED, frozen as well or not. */
export const inState: Readonly<Record<UserState, string>> = {
  ACTIVE: 'u.locked_at IS NULL',
  LOCKED: `u.locked_at IS NOT NULL AND (u.frozen_at IS NULL OR ${STAFF_LOCK})`,
  FROZEN: `u.frozen_at IS NOT NULL AND NOT ${STAFF_LOCK}`,
};

/** Which of these frozen users staff have locked as well. */
export async function lockedByStaff(db: Reads, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    `SELECT u.id FROM app_user u WHERE u.id = ANY ($1) AND ${inState.LOCKED}`,
    [ids],
  );
  return new Set(found.map(({ id }) => id));
}

/** Staff's lock is asked for only where a user's own freeze may hide it. */
export async function userStateOf(
  { lockedAt, frozenAt, id }: User,
  isLocked: (id: string) => Promise<boolean>,
): Promise<UserState> {
  if (lockedAt === null) return 'ACTIVE';
  return frozenAt === null || (await isLocked(id)) ? 'LOCKED' : 'FROZEN';
}
