import { randomInt } from 'node:crypto';
import type { AccountName } from '../../../schema/account-name';
import { violatedConstraint, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import { hashPassword } from '../../platform/password';
import { User } from './user.entity';

export interface NewUser {
  readonly name: AccountName;
  readonly userName: string | null;
  readonly inviterId: string | null;
  readonly password: string;
  readonly fundPassword: string | null;
  readonly riskAcknowledged: boolean;
  /** Of the practice world alone; everybody else gets a random one. */
  readonly invitationCode?: string;
}

const INSERT = `
  INSERT INTO app_user (user_name, email, phone, password_hash, fund_password_hash,
    invitation_code, inviter_id, language, agreement_version, risk_acknowledged_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, legal_now('AGREEMENT'), CASE WHEN $9 THEN tarn_now() END) RETURNING id`;

/** Writes a user; the database opens their empty purses. @throws ACCOUNT_EXISTS, ACCOUNT_FORMAT */
export async function addUser(ctx: Context, user: NewUser): Promise<User> {
  const { name, fundPassword } = user;
  const values = [
    user.userName,
    name.kind === 'email' ? name.value : null,
    name.kind === 'phone' ? name.value : null,
    await hashPassword(user.password),
    fundPassword === null ? null : await hashPassword(fundPassword),
    user.invitationCode ?? newInvitationCode(),
    user.inviterId,
    ctx.locale,
    user.riskAcknowledged,
  ];
  try {
    const [row] = await rows<{ id: string }>(ctx.db, INSERT, values);
    if (!row) throw new Error('no user was written');
    return await ctx.db.getRepository(User).findOneByOrFail({ id: row.id });
  } catch (error) {
    const code = REFUSED.get(violatedConstraint(error));
    if (code) refuse(code, {}, 'account');
    throw error;
  }
}

/** What the database holds of names, and of their form should it ever be stricter than the reader. */
const REFUSED: ReadonlyMap<string, 'ACCOUNT_EXISTS' | 'ACCOUNT_FORMAT'> = new Map([
  ['app_user_email_key', 'ACCOUNT_EXISTS'],
  ['app_user_phone_key', 'ACCOUNT_EXISTS'],
  ['app_user_user_name_key', 'ACCOUNT_EXISTS'],
  ['app_user_plain_name', 'ACCOUNT_FORMAT'],
  ['app_user_email_check', 'ACCOUNT_FORMAT'],
  ['app_user_user_name_check', 'ACCOUNT_FORMAT'],
]);

/** Letters and digits nobody mistakes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newInvitationCode = () =>
  Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
