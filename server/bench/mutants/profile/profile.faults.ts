import type { Fault } from '../fault';

const PROFILE = 'server/modules/accounts/profile';
const CONTACT = `${PROFILE}/change-contact.test.ts`;
const AVATAR = `${PROFILE}/set-avatar.test.ts`;
const NAME = `${PROFILE}/change-user-name.test.ts`;
const MIGRATION = 'migrations/accounts/1763890000000-profiles.ts';

/** How one is called, what one looks like, and where one can be reached. */
export const profileFaults: readonly Fault[] = [
  {
    id: 'contact-without-password',
    invariant: 'A5',
    what: 'a session alone sets another e-mail, by which the password can be reset',
    file: `${PROFILE}/change-contact.ts`,
    find: `await proveOwnPassword(ctx, input.password, 'password')`,
    replace: "(await (await import('../users')).userById(ctx, ctx.actor?.userId ?? '')) as User",
    tests: [CONTACT],
  },
  {
    id: 'contact-without-code',
    invariant: 'A5',
    what: 'the function sets a contact nobody has proved to own',
    file: `${PROFILE}/change_contact.sql`,
    find: `c.used_at > tarn_now() - interval '5 minutes'`,
    replace: 'true',
    tests: [CONTACT],
  },
  {
    id: 'contact-code-twice',
    invariant: 'A5',
    what: 'one code sets a contact again and again',
    file: `${PROFILE}/change_contact.sql`,
    find: `e.kind IN ('EMAIL', 'PHONE') AND e.at >= c.used_at`,
    replace: 'false',
    tests: [CONTACT],
  },
  {
    id: 'contact-by-statement',
    invariant: 'A2',
    what: 'the server’s role writes any e-mail into any account',
    file: MIGRATION,
    find: 'REVOKE UPDATE (email, phone) ON app_user FROM tarn_app',
    replace: 'SELECT 1',
    tests: [CONTACT],
  },
  {
    id: 'contact-untold',
    invariant: 'A5',
    what: 'the old mailbox hears nothing of a change',
    file: `${PROFILE}/change-contact.ts`,
    find: 'await tellBefore(ctx, before, target);',
    replace: '',
    tests: [CONTACT],
  },
  {
    id: 'contact-tells-who-is-here',
    invariant: 'A5',
    what: 'a code for a contact goes to somebody else’s mailbox',
    file: 'server/modules/accounts/codes/send-code.ts',
    find: `return known ? { kind: 'alreadyRegistered' } : { kind: 'contactCode', code };`,
    replace: `return { kind: 'contactCode', code };`,
    tests: [CONTACT],
  },
  {
    id: 'contact-of-a-locked-account',
    invariant: 'A5',
    what: 'a locked account changes where it can be reached',
    file: `${PROFILE}/change_contact.sql`,
    find: `IF u.locked_at IS NOT NULL THEN RETURN 'ACCOUNT_LOCKED'; END IF;`,
    replace: '',
    tests: [CONTACT],
  },
  {
    id: 'avatar-as-proof',
    invariant: 'S4',
    what: 'an avatar is sent as the screenshot of a payment, and goes when it is replaced',
    file: 'server/modules/uploads/own-upload.ts',
    find: ', avatar: false',
    replace: '',
    tests: [AVATAR],
  },
  {
    id: 'every-picture-an-avatar',
    invariant: 'S4',
    what: 'any stored picture opens by its name alone',
    file: 'server/modules/uploads/read-avatar.ts',
    find: '{ name, avatar: true, attached: true }',
    replace: '{ name }',
    tests: [AVATAR],
  },
  {
    id: 'avatar-of-another',
    invariant: 'S4',
    what: 'a picture of somebody else’s becomes one’s own avatar',
    file: 'server/modules/uploads/attach_avatar.sql',
    find: 'u.user_id = p_user AND NOT u.attached',
    replace: 'NOT u.attached',
    tests: [AVATAR],
  },
  {
    id: 'avatar-as-it-came',
    invariant: 'S4',
    what: 'an avatar keeps its size and shape',
    file: 'server/modules/uploads/accept-upload.ts',
    find: 'store(ctx, content, SQUARE)',
    replace: 'store(ctx, content)',
    tests: [AVATAR],
  },
  {
    id: 'user-names-asked-for',
    invariant: 'A5',
    what: 'name after name is asked for to learn who has one',
    file: `${PROFILE}/change-user-name.ts`,
    find: `if (violatedConstraint(error) === 'app_user_user_name_key') return null;`,
    replace: `if (violatedConstraint(error) === 'app_user_user_name_key') refuse('ACCOUNT_EXISTS', {}, 'userName');`,
    tests: [NAME],
  },
];

const LABEL = 'server/modules/accounts/label/set-member-level.test.ts';
const LEVEL = 'server/modules/accounts/label/set_member_level.sql';

/** The level beside a customer's name. */
export const memberLevelFaults: readonly Fault[] = [
  {
    id: 'level-by-customer-service',
    invariant: 'O6',
    what: 'customer service gives levels',
    file: LEVEL,
    find: `IF NOT staff_is_admin(p_staff) THEN RETURN 'NOT_PERMITTED'; END IF;`,
    replace: '',
    tests: [LABEL],
  },
  {
    id: 'own-level',
    invariant: 'O1',
    what: 'an administrator gives a level to an account of their own',
    file: LEVEL,
    find: `IF staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;`,
    replace: '',
    tests: [LABEL],
  },
  {
    id: 'level-without-reason',
    invariant: 'O6',
    what: 'a level is given for no reason',
    file: LEVEL,
    find: `IF length(v_reason) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;`,
    replace: '',
    tests: [LABEL],
  },
  {
    id: 'removed-avatar-still-opens',
    invariant: 'S4',
    what: 'the link of an avatar that was removed still opens',
    file: 'server/modules/accounts/profile/remove_avatar.sql',
    find: '  PERFORM detach_avatar(p_user, v_old);\n',
    replace: '',
    tests: ['server/modules/accounts/profile/remove-avatar.test.ts'],
  },
];
