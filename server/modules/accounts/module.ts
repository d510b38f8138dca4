import { READ, type Module } from '../../platform/module';
import {
  AccountLock,
  FailedTry,
  OneTimeCode,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  SecondFactor,
  SecurityEvent,
  UserSession,
} from './accounts.entities';
import { accountsLoaders } from './accounts.loaders';
import { PasskeyResolver } from './api/passkey.resolver';
import { ProfileResolver } from './api/profile.resolver';
import { SecondFactorResolver } from './api/second-factor.resolver';
import { SecurityResolver } from './api/security.resolver';
import { SessionsResolver } from './api/sessions.resolver';
import { SessionsAdminResolver } from './api/sessions-admin.resolver';
import { UserAdminResolver } from './api/user-admin.resolver';
import { UserNotesResolver } from './api/user-notes.resolver';
import { UserResolver } from './api/user.resolver';
import { expireCodes } from './codes/expire-codes';
import { User } from './user.entity';
import { userNumbers, usersCalled } from './users';

const NEW_USER = [
  ...['agreement_version', 'email', 'fund_password_hash', 'invitation_code', 'inviter_id'],
  ...['language', 'password_hash', 'phone', 'risk_acknowledged_at', 'user_name'],
];

const OWN_CHOICES = ['language', 'user_name'];

/** Users: who they are, how they sign in, whether they are locked. */
export const accounts = {
  name: 'accounts',
  // The server writes people's own choices and what their sessions do, nothing else.
  tables: {
    acceptance: READ,
    account_lock: READ,
    former_contact: {},
    app_user: { ...READ, INSERT: NEW_USER, UPDATE: OWN_CHOICES },
    recovery_code: READ,
    second_factor: READ,
    security_event: READ,
    passkey: READ,
    passkey_challenge: { ...READ, DELETE: true },
    one_time_code: { ...READ, DELETE: true, UPDATE: ['tries', 'used_at'] },
    user_note: READ,
    user_session: { ...READ, UPDATE: ['end_reason', 'ended_at', 'last_used_at'] },
  },
  sealed: [{ table: 'second_factor', column: 'sealed_key', key: 'user_id' }],
  functions: [
    ...[
      'begin_second_factor',
      'confirm_second_factor',
      'remove_second_factor',
      'use_second_factor',
    ],
    ...[
      ...['accept_legal', 'account_stopped', 'stopped_accounts'],
      'add_user_note',
      'invitees_of',
      'change_contact',
      'former_contacts',
      'change_password',
      'freeze_account',
      'lift_freeze',
    ],
    ...['lift_wait', 'lock_user', 'note_device', 'open_user_session', 'require_new_password'],
    ...[
      'reset_password',
      'remove_avatar',
      'set_avatar',
      'set_fund_password',
      'set_member_level',
      'store_code',
    ],
    ...['text_parts', 'unlock_user'],
    ...['add_passkey', 'ask_passkey', 'begin_passkey', 'prove_passkey', 'remove_passkey'],
    'rename_passkey',
  ],
  entities: [
    AccountLock,
    FailedTry,
    OneTimeCode,
    Passkey,
    PasskeyChallenge,
    RecoveryCode,
    SecondFactor,
    SecurityEvent,
    User,
    UserSession,
  ],
  resolvers: {
    user: [
      ...[UserResolver, PasskeyResolver, ProfileResolver, SecondFactorResolver],
      ...[SecurityResolver, SessionsResolver],
    ],
    staff: [UserAdminResolver, SessionsAdminResolver, UserNotesResolver],
  },
  permissions: {
    'user.read': ['SUPPORT', 'ADMIN'],
    'user.reveal': ['SUPPORT', 'ADMIN'],
    'user.label': ['ADMIN'],
    'user.note': ['SUPPORT', 'ADMIN'],
    'user.lock': ['SUPPORT', 'ADMIN'],
    'user.reset': ['SUPPORT', 'ADMIN'],
  },
  loaders: accountsLoaders,
  audited: { user: { names: userNumbers, idsOf: usersCalled } },
  jobs: [{ name: 'expire-codes', everyMs: 3_600_000, run: expireCodes }],
} satisfies Module;
