import { READ, type Module } from '../../platform/module';
import { FailedTry, OneTimeCode, UserSession } from './accounts.entities';
import { accountsLoaders } from './accounts.loaders';
import { UserAdminResolver } from './api/user-admin.resolver';
import { UserResolver } from './api/user.resolver';
import { expireCodes } from './codes/expire-codes';
import { User } from './user.entity';
import { userNumbers, usersCalled } from './users';

const NEW_USER = [
  ...['agreement_version', 'email', 'fund_password_hash', 'invitation_code', 'inviter_id'],
  ...['language', 'password_hash', 'phone', 'risk_acknowledged_at', 'user_name'],
];

const OWN_CHOICES = [
  ...['agreement_version', 'email', 'fund_password_hash', 'language', 'last_login_at'],
  ...['password_hash', 'phone', 'risk_acknowledged_at', 'user_name'],
];

/** Users: who they are, how they sign in, whether they are locked. */
export const accounts = {
  name: 'accounts',
  // The server writes people's own choices and what their sessions do, nothing else.
  tables: {
    app_user: { ...READ, INSERT: NEW_USER, UPDATE: OWN_CHOICES },
    one_time_code: { ...READ, DELETE: true, UPDATE: ['tries', 'used_at'] },
    user_session: { ...READ, UPDATE: ['end_reason', 'ended_at', 'last_used_at'] },
  },
  functions: [
    ...['lift_wait', 'lock_user', 'open_user_session', 'store_code', 'text_parts', 'unlock_user'],
  ],
  entities: [FailedTry, OneTimeCode, User, UserSession],
  resolvers: { user: [UserResolver], staff: [UserAdminResolver] },
  permissions: {
    'user.read': ['SUPPORT', 'ADMIN'],
    'user.reveal': ['SUPPORT', 'ADMIN'],
    'user.lock': ['SUPPORT', 'ADMIN'],
  },
  loaders: accountsLoaders,
  audited: { user: { names: userNumbers, idsOf: usersCalled } },
  jobs: [{ name: 'expire-codes', everyMs: 3_600_000, run: expireCodes }],
} satisfies Module;
