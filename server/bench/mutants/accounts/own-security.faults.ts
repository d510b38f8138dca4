import type { Fault } from '../fault';

const USER_STATE = ['server/modules/accounts/lock/user-state.test.ts'];
const SECURITY = 'server/modules/accounts/security';
const PASSWORDS = [`${SECURITY}/own-passwords.test.ts`];
const FACTORS = ['server/modules/accounts/second-factor/second-factor.test.ts'];
const DEVICES = ['server/modules/accounts/devices/devices.test.ts'];
const NOTICES = ['server/modules/support/decision/mail-help-notices.test.ts'];
const FORMER = 'server/modules/accounts/profile/former_contacts.sql';
const OWN_TRIES = `${SECURITY}/own-tries.ts`;
const BOTH = `weighAlone(ctx, one, (alone) =>
    weighTry(ctx, shared, (left) => attempt(fewest(alone, left))),
  )`;

/** What people change of their own account's protection. */
export const ownSecurityFaults: readonly Fault[] = [
  {
    id: 'own-tries-not-alone',
    invariant: 'A4',
    what: 'right login passwords excuse wrong fund passwords',
    file: OWN_TRIES,
    find: BOTH,
    replace: 'weighTry(ctx, shared, attempt)',
    tests: PASSWORDS,
  },
  {
    id: 'own-tries-not-shared',
    invariant: 'A4',
    what: 'wrong fund passwords are counted apart from wrong login passwords',
    file: OWN_TRIES,
    find: BOTH,
    replace: 'weighAlone(ctx, one, attempt)',
    tests: PASSWORDS,
  },
  {
    id: 'fund-excuses-login',
    invariant: 'A4',
    what: 'a right fund password excuses wrong login passwords',
    file: OWN_TRIES,
    find: 'forgives: false };',
    replace: 'forgives: true };',
    tests: PASSWORDS,
  },
  {
    id: 'login-password-pays',
    invariant: 'A6',
    what: 'the login password is taken for the fund password',
    file: `${SECURITY}/check-fund-password.ts`,
    find: '(await passwordMatches(kept, password)) ? kept : null',
    replace:
      '(await passwordMatches(kept, password)) || (await passwordMatches(user?.passwordHash ?? null, password)) ? kept : null',
    tests: PASSWORDS,
  },
  {
    id: 'password-changed-twice',
    invariant: 'A3',
    what: 'two devices change the password by one old one, the later without knowing',
    file: `${SECURITY}/change_password.sql`,
    find: 'AND u.password_hash = p_old AND',
    replace: 'AND',
    tests: PASSWORDS,
  },
  {
    id: 'reset-code-twice',
    invariant: 'A5',
    what: 'one code for a new password serves several times',
    file: `${SECURITY}/reset_password.sql`,
    find: 'AND e.at >= c.used_at',
    replace: 'AND false',
    tests: PASSWORDS,
  },
  {
    id: 'factor-not-asked',
    invariant: 'A4',
    what: 'a wrong code of the second factor signs in',
    file: 'server/modules/accounts/sessions/check-credentials.ts',
    find: '!(await factorRight(user))',
    replace: '!((await factorRight(user)) || true)',
    tests: FACTORS,
  },
  {
    id: 'factor-code-twice',
    invariant: 'A4',
    what: 'a code of the second factor that was seen signs in again',
    file: 'server/modules/accounts/second-factor/use_second_factor.sql',
    find: ' AND f.last_step < p_step;',
    replace: ';',
    tests: FACTORS,
  },
  {
    id: 'recovery-code-twice',
    invariant: 'A4',
    what: 'a recovery code serves several times',
    file: 'server/modules/accounts/second-factor/use_second_factor.sql',
    find: ' AND c.used_at IS NULL;',
    replace: ';',
    tests: FACTORS,
  },
  {
    id: 'session-of-others-ends',
    invariant: 'A2',
    what: 'anybody ends the session of anybody',
    file: 'server/modules/accounts/devices/end-session.ts',
    find: 'AND user_id = $2 AND ended_at',
    replace: 'AND $2::bigint > 0 AND ended_at',
    tests: DEVICES,
  },
  {
    id: 'other-sessions-stay',
    invariant: 'A3',
    what: 'the others of a user’s sessions go on when they are ended',
    file: 'server/modules/accounts/devices/end-other-sessions.ts',
    find: 'AND id <> $2 AND ended_at IS NULL',
    replace: 'AND id <> $2 AND false',
    tests: DEVICES,
  },
  {
    id: 'freeze-told-as-lock',
    invariant: 'A3',
    what: 'a user’s own freeze is told to staff as a lock of theirs',
    file: 'server/modules/accounts/lock/user-state.ts',
    find: "? 'LOCKED' : 'FROZEN'",
    replace: "? 'LOCKED' : 'LOCKED'",
    tests: USER_STATE,
  },
  {
    id: 'frozen-hides-lock',
    invariant: 'A3',
    what: 'a lock of staff over a user’s own freeze is not told',
    file: 'server/modules/accounts/lock/user-state.ts',
    find: 'frozenAt === null || (await isLocked(id))',
    replace: 'frozenAt === null',
    tests: USER_STATE,
  },
  {
    id: 'device-by-its-name',
    invariant: 'A5',
    what: 'another machine with a browser of the same name is no new device',
    file: 'server/modules/accounts/devices/same_device.sql',
    find: 'one.device_hash IS NOT DISTINCT FROM other.device_hash\n    AND (one.device_hash IS NOT NULL OR one.device IS NOT DISTINCT FROM other.device)',
    replace: 'one.device IS NOT DISTINCT FROM other.device',
    tests: ['server/modules/withdrawals/submit/unmet-conditions.test.ts'],
  },
  {
    id: 'former-contact-untold',
    invariant: 'A5',
    what: 'who changes the mailbox of an account first hears alone of what follows',
    file: `${SECURITY}/tell-security.ts`,
    find: '  if (!sent) return false;',
    replace: '  if (sent) return true;',
    tests: NOTICES,
  },
  {
    id: 'former-contact-of-another',
    invariant: 'A5',
    what: 'what is said of an account reaches whoever has its former mailbox by now',
    file: FORMER,
    find: '\n    AND NOT EXISTS (SELECT FROM app_user u WHERE u.email = f.contact OR u.phone = f.contact)',
    replace: '',
    tests: NOTICES,
  },
  {
    id: 'former-contact-for-ever',
    invariant: 'A5',
    what: 'a former mailbox is told for longer than a week',
    file: FORMER,
    find: " AND f.replaced_at >= tarn_now() - interval '7 days'",
    replace: '',
    tests: NOTICES,
  },
];
