import type { StaffRole } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Somebody who was invited and has not joined. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Null until the link went out. */
  readonly sentAt: Date | null;
  readonly expiresAt: Date;
}

/** Invitations whose link still opens, or is still to be sent; oldest first. */
export const openInvitations = ({ db }: Pick<Context, 'db'>): Promise<OpenInvitation[]> =>
  rows<OpenInvitation>(
    db,
    `SELECT id, email, name, role, sent_at, expires_at FROM staff_invitation
     WHERE accepted_at IS NULL AND expires_at > tarn_now() ORDER BY id LIMIT 100`,
  );
