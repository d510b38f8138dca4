import type { Context } from '../../platform/context';
import { checkStaffPassword, type StaffPassword } from './check-staff-password';
import { shownFactor } from './factor/staff-factor';
import type { Staff } from './staff.entities';
import { startStaffSession } from './start-staff-session';

export interface StaffCredentials extends StaffPassword {
  /** Six digits of the authenticator app; empty where none is asked for. */
  readonly totp?: string | null;
}

/**
 * Opens a console session by password and second factor; in live mode nobody has one without. The first code
 * puts a factor to use that was begun.
 * @throws TOO_MANY_REQUESTS, LOGIN_FAILED, SECOND_FACTOR_NOT_SET, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function openStaffSession(
  ctx: Context,
  { totp, ...input }: StaffCredentials,
): Promise<{ readonly token: string; readonly staff: Staff }> {
  const { staff, shown } = await checkStaffPassword(ctx, input, (staffId) =>
    shownFactor(ctx, staffId, totp ?? ''),
  );
  const { token } = await startStaffSession(ctx, staff.id, shown === 'none' ? null : shown);
  return { token, staff };
}
