import type { ErrorCode } from '../../../../schema/errors';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { issueToken } from '../../../platform/session-token';
import { readInvited } from '../invitations/invitation-facts';

/** A connection as the owner of the database. */
interface Owner {
  query(sql: string, args: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

interface Asked {
  readonly email: string;
  readonly name: string;
  /** Where people reach the console: links begin with it. */
  readonly publicUrl: string;
}

/**
 * Invites one of the first two administrators, as the owner of the database alone can. Resolves to the link by which
 * they choose their password; it is shown once and kept as a hash.
 * @throws ACCOUNT_FORMAT, PARAM_INVALID (name), ACCOUNT_EXISTS, SECOND_PERSON_NEEDED once there are two
 */
export async function inviteFirstAdministrator(owner: Owner, asked: Asked): Promise<string> {
  const { email, name } = readInvited(asked);
  const { token, hash } = issueToken();
  const { rows } = await owner.query(
    `SELECT tarn.invite_first_administrator($1, $2, 'en', $3) AS status`,
    [email, name, hash],
  );
  const [{ status }] = rows as [{ readonly status: ErrorCode | 'OK' }];
  if (status !== 'OK') refuseStored(status, null);
  return `${asked.publicUrl}/admin/#/invitation?token=${token}`;
}
