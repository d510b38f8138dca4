import { limits } from '../../../../schema/limits';
import type { StaffRole } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import { staffAddress } from '../check-staff-password';
import { Staff } from '../staff.entities';

export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Something before and after one @, and a dot behind it. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * What a proposal says that invites somebody to the staff; another administrator has to confirm it, so that nobody
 * makes themselves a second person. The link goes to that mailbox alone, in the language of who proposes.
 * @throws ACCOUNT_FORMAT, ACCOUNT_EXISTS, PARAM_INVALID (name)
 */
export async function invitationFacts(
  ctx: Context,
  asked: Invited,
): Promise<Readonly<Record<'email' | 'name' | 'role' | 'language', string>>> {
  const { email, name } = readInvited(asked);
  if (await ctx.db.getRepository(Staff).existsBy({ email })) refuse('ACCOUNT_EXISTS', {}, 'email');
  return { email, name, role: asked.role, language: ctx.locale };
}

/** Mailbox and name as they are stored. @throws ACCOUNT_FORMAT, PARAM_INVALID (name) */
export function readInvited(asked: Pick<Invited, 'email' | 'name'>) {
  const email = staffAddress(asked.email) ?? '';
  if (!EMAIL.test(email)) refuse('ACCOUNT_FORMAT', {}, 'email');
  const name = readText(asked.name, { max: limits.staffNameLengthMax, field: 'name' });
  if (name === '') refuse('PARAM_INVALID', { field: 'name' }, 'name');
  return { email, name };
}
