import { randomUUID } from 'node:crypto';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { acceptInvitation } from '../invitations/accept-invitation';
import { openStaffSession } from '../open-staff-session';
import { inviteFirstAdministrator } from './invite-first-administrator';

const world = withWorld();
const publicUrl = 'https://tarn.example';
const PASSWORD = 'own-choice-7';
const mailbox = () => `${randomUUID().slice(0, 8)}@example.com`;

/** A platform with the first of its two administrators: the database keeps one. */
beforeEach(async () => {
  await aStaffMember(world, 'ADMIN');
  await world.sql.owner.query(
    `UPDATE staff SET role = 'SUPPORT' WHERE id <> (SELECT max(id) FROM staff WHERE role = 'ADMIN')`,
  );
});

const invite = (email: string, name = 'Ada Okafor') =>
  inviteFirstAdministrator(world.sql.owner, { email, name, publicUrl });
const tokenOf = (link: string) =>
  /^https:\/\/tarn\.example\/admin\/#\/invitation\?token=([\w-]{43})$/.exec(link)?.[1] ?? '';
const join = (token: string) =>
  refusalOf(
    acceptInvitation(world.visitor, { token, password: PASSWORD, passwordRepeat: PASSWORD }),
  );

describe('O2: the first administrators of a platform', () => {
  it('join by links of whoever runs the machine, until there are two', async () => {
    const [one, two] = [mailbox(), mailbox()];
    const [first, late] = [tokenOf(await invite(one)), tokenOf(await invite(two))];
    expect(await join(first)).toBe('OK');
    const { staff } = await openStaffSession(world.visitor, { email: one, password: PASSWORD });
    expect(staff).toMatchObject({ name: 'Ada Okafor', role: 'ADMIN' });
    // The other link was made while there was one.
    expect(await join(late)).toBe('INVITATION_ENDED');
    expect(await refusalOf(invite(mailbox()))).toBe('SECOND_PERSON_NEEDED');
    const { rows } = await world.sql.owner.query<{ id: string }>(
      'SELECT id FROM staff_invitation WHERE email = $1',
      [one],
    );
    expect(await auditEntriesOf(world, `invitation/${rows[0]?.id ?? ''}`)).toEqual([
      'operator staff.invite-first',
    ]);
  });

  it('of three links to the last place one opens, however fast they are used', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) tokens.push(tokenOf(await invite(mailbox())));
    const all = await Promise.all(tokens.map(join));
    expect(all.sort()).toEqual(['INVITATION_ENDED', 'INVITATION_ENDED', 'OK']);
  });

  it('a newer link to the same mailbox ends the older one; it opens once', async () => {
    const email = mailbox();
    const [older, newer] = [tokenOf(await invite(email)), tokenOf(await invite(email))];
    expect(await join(older)).toBe('INVITATION_ENDED');
    expect([await join(newer), await join(newer)]).toEqual(['OK', 'INVITATION_ENDED']);
    expect(await refusalOf(invite(email))).toBe('ACCOUNT_EXISTS');
  });

  it('have a mailbox and a name', async () => {
    expect(await refusalOf(invite('nobody'))).toBe('ACCOUNT_FORMAT');
    expect(await refusalOf(invite(mailbox(), '  '))).toBe('PARAM_INVALID');
  });

  it('are invited by the owner of the database alone, never by the server', async () => {
    const { app, owner } = world.sql;
    await expect(
      app.query(`SELECT invite_first_administrator('me@example.com', 'Me', 'en', '\\x00')`),
    ).rejects.toThrow(/permission denied/);
    const support = `INSERT INTO staff_invitation (email, name, role, language, expires_at)
      VALUES ('me@example.com', 'Me', 'SUPPORT', 'en', tarn_now())`;
    await expect(owner.query(support)).rejects.toThrow('staff_invitation_of_operator');
  });
});
