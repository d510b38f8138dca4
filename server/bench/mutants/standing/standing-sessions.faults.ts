import type { Fault } from '../fault';

const SESSIONS = ['server/rules/sessions.test.ts'];
const LOG = ['server/platform/log.test.ts'];
const TOKENS = 'server/platform/session-token.ts';
const STAFF = 'server/modules/staff/read-staff-session.ts';
const READ = 'server/modules/accounts/sessions/read-session.ts';

const TOKEN = "randomBytes(32).toString('base64url')";
const HASH = "createHash('sha256').update(token).digest()";

/** Tokens, and when the sessions they open end. */
export const standingSessionFaults: readonly Fault[] = [
  {
    id: 'password-ends-one-session',
    invariant: 'A3',
    what: 'a changed password ends the newest session only',
    file: 'migrations/1763600100000-accounts.ts',
    find: 'WHERE user_id = NEW.id AND ended_at IS NULL\n',
    replace: `WHERE user_id = NEW.id AND ended_at IS NULL
          AND (NEW.locked_at IS DISTINCT FROM OLD.locked_at
            OR id = (SELECT max(s.id) FROM user_session s WHERE s.user_id = NEW.id))\n`,
    tests: ['server/modules/accounts/sessions/log-in.test.ts'],
    only: 'A3',
  },
  {
    id: 'token-stored-raw',
    invariant: 'S9',
    what: 'tokens are stored as they are',
    file: TOKENS,
    find: HASH,
    replace: "Buffer.from(token, 'base64url')",
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'token-stored-turned',
    invariant: 'S9',
    what: 'tokens are stored back to front',
    file: TOKENS,
    find: HASH,
    replace: "Buffer.from(token, 'base64url').reverse()",
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'token-short',
    invariant: 'S9',
    what: 'of a token four bytes only are drawn',
    file: TOKENS,
    find: TOKEN,
    replace: "Buffer.concat([randomBytes(4), Buffer.alloc(28)]).toString('base64url')",
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'token-by-the-clock',
    invariant: 'S9',
    what: 'a token is made of the time',
    file: TOKENS,
    find: TOKEN,
    replace:
      "createHash('sha256').update(`${Date.now()} ${performance.now()}`).digest('base64url')",
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'token-by-count',
    invariant: 'S9',
    what: 'a token is made of a count',
    file: TOKENS,
    find: TOKEN,
    replace:
      "createHash('sha256').update(`${(hashToken as any).issued = ((hashToken as any).issued ?? 0) + 1}`).digest('base64url')",
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'token-logged',
    invariant: 'S9',
    what: 'the logger shows tokens',
    file: 'server/platform/log.ts',
    find: "  'token',\n",
    replace: '',
    tests: LOG,
    only: 'S9',
  },
  {
    id: 'cookie-for-a-token',
    invariant: 'S9',
    what: 'a user’s token is taken from a cookie',
    file: TOKENS,
    find: '  const own = headers.token;',
    replace:
      '  const own = headers.token ?? /token=([\\w-]{43})/.exec(String(headers.cookie))?.[1];',
    tests: SESSIONS,
    only: 'S9',
  },
  {
    id: 'lock-ends-one-session',
    invariant: 'A3',
    what: 'a lock ends the newest session only',
    file: 'migrations/1763600100000-accounts.ts',
    find: "AND id::text <> coalesce(current_setting('tarn.keep_session', true), '');",
    replace: 'AND id = (SELECT max(s.id) FROM user_session s WHERE s.user_id = NEW.id);',
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'locked-session-answers',
    invariant: 'A3',
    what: 'the session of a locked user answers as before',
    file: READ,
    find: '  lockReason: row.lockReason,',
    replace: '  lockReason: null,',
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'session-after-unlock',
    invariant: 'A3',
    what: 'a session that a lock ended goes on when the lock is gone',
    file: READ,
    find: "row.endReason !== 'LOCKED' || row.lockReason === null",
    replace: "row.endReason !== 'LOCKED'",
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'staff-session-outlives-logout',
    invariant: 'A3',
    what: 'a session of staff goes on after its logout',
    file: STAFF,
    find: 'AND s.ended_at IS NULL AND s.expires_at',
    replace: 'AND s.expires_at',
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'staff-session-outlives-hours',
    invariant: 'A3',
    what: 'a session of staff goes on after its twelve hours',
    file: STAFF,
    find: ' AND s.expires_at > tarn_now()',
    replace: '',
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'staff-session-outlives-idleness',
    invariant: 'A3',
    what: 'a session of staff goes on however long it was idle',
    file: STAFF,
    find: 'AND s.last_used_at > tarn_now() - make_interval(mins => $2)',
    replace: 'AND $2::int IS NOT NULL',
    tests: SESSIONS,
    only: 'A3',
  },
  {
    id: 'staff-logout-ends-all',
    invariant: 'A3',
    what: 'a logout of staff ends all sessions but its own',
    file: 'server/modules/staff/close_staff_session.sql',
    find: 'WHERE id = p_session;',
    replace: 'WHERE id <> p_session;',
    tests: SESSIONS,
    only: 'A3',
  },
];
