import { randomUUID } from 'node:crypto';
import { readOutbox } from '../../../platform/mail';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../../testing/world';
import { confirmProposal, propose } from '../../proposals';
import { openStaffSession } from '../open-staff-session';
import { acceptInvitation } from './accept-invitation';
import { invitationFacts, type Invited } from './invitation-facts';
import { openInvitations } from './invitations';
import { sendInvitations } from './send-invitations';

const world = withWorld();
let ada: StaffPerson;
let jun: StaffPerson;
beforeEach(async () => {
  [ada, jun] = [await aStaffMember(world, 'ADMIN'), await aStaffMember(world, 'ADMIN')];
});

const someone = () => `${randomUUID().slice(0, 8)}@staff.tarn`;
const facts = (asked: Partial<Invited>) =>
  invitationFacts(ada.ctx, { email: someone(), name: 'Noor Haddad', role: 'SUPPORT', ...asked });

/** Proposed by one and confirmed by the other; the mail has gone out. */
async function invited(email = someone(), role: 'SUPPORT' | 'ADMIN' = 'SUPPORT') {
  const change = { kind: 'STAFF_INVITATION', subject: 'invitation/new' } as const;
  const after = await facts({ email, role });
  const asked = { ...change, after, reason: 'More hands', idempotencyKey: randomUUID() };
  const { id } = await propose(ada.ctx, asked);
  await confirmProposal(jun.ctx, id);
  await sendInvitations(world.visitor);
  return { email, token: await linkFor(email) };
}

async function linkFor(email: string): Promise<string> {
  const mails = await readOutbox(world.visitor.config, 100);
  const { body = '' } = mails.find(({ to }) => to === email) ?? {};
  return /\/admin\/#\/invitation\?token=([A-Za-z0-9_-]{43}) /.exec(body)?.[1] ?? '';
}

const chosen = { password: 'own-choice-7', passwordRepeat: 'own-choice-7' };
const accept = (token: string, more: Partial<typeof chosen> = {}) =>
  refusalOf(acceptInvitation(world.visitor, { token, ...chosen, ...more }));

describe('O2: somebody new on the staff', () => {
  it('is proposed by one administrator, confirmed by another, and joins by the link in the mail alone', async () => {
    const { email, token } = await invited();
    expect(await openInvitations(world.visitor)).toContainEqual(
      expect.objectContaining({ email, role: 'SUPPORT', sentAt: expect.any(Date) as Date }),
    );
    const all = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
    expect(all.sort()).toEqual([...Array<string>(3).fill('INVITATION_ENDED'), 'OK']);
    const { staff } = await openStaffSession(world.visitor, { email, password: chosen.password });
    expect(staff).toMatchObject({ name: 'Noor Haddad', role: 'SUPPORT' });
    expect(await auditEntriesOf(world, `staff/${staff.id}`)).toContain('system staff.join');
    expect(JSON.stringify(await openInvitations(world.visitor))).not.toContain(email);
    expect(await refusalOf(facts({ email: email.toUpperCase() }))).toBe('ACCOUNT_EXISTS');
  });

  it('is not made by one administrator alone, in the database neither', async () => {
    const change = { kind: 'STAFF_INVITATION', subject: 'invitation/new' } as const;
    const asked = { ...change, after: await facts({}), reason: 'Mine', idempotencyKey: null };
    const { id } = await propose(ada.ctx, asked);
    expect(await refusalOf(confirmProposal(ada.ctx, id))).toBe('OWN_REQUEST');
    const alone = `INSERT INTO staff_invitation (email, name, role, language, proposed_by, confirmed_by,
      expires_at) VALUES ('me@staff.tarn', 'Me', 'ADMIN', 'en', $1, $1, tarn_now())`;
    const { staffId } = ada.staff;
    await expect(world.sql.owner.query(alone, [staffId])).rejects.toThrow(
      'staff_invitation_two_people',
    );
    await expect(world.sql.app.query(alone, [staffId])).rejects.toThrow(/permission denied/);
    const effect = `SELECT invite_staff('{}', $1, $1, 'x', 'here')`;
    await expect(world.sql.app.query(effect, [staffId])).rejects.toThrow(/permission denied/);
  });

  it('is asked for with an address, a name and a role', async () => {
    for (const email of ['', 'nobody', 'a@b', 'two words@staff.tarn', 'a@b@staff.tarn'])
      expect(await refusalOf(facts({ email }))).toBe('ACCOUNT_FORMAT');
    for (const name of ['', '  ', 'x'.repeat(81)])
      expect(await refusalOf(facts({ name }))).toBe('PARAM_INVALID');
  });

  it('chooses a password of their own that is fit', async () => {
    const { token } = await invited();
    expect(await accept(token, { password: 'short' })).toBe('PASSWORD_LENGTH');
    expect(await accept(token, { password: 'password1' })).toBe('PASSWORD_COMMON');
    expect(await accept(token, { passwordRepeat: 'another-7' })).toBe('PASSWORD_MISMATCH');
    expect(await accept(token)).toBe('OK');
  });

  it('has seven days, and the newest link alone', async () => {
    const email = someone();
    const first = await invited(email);
    const second = await invited(email);
    expect(second.token).not.toBe(first.token);
    expect(await accept(first.token)).toBe('INVITATION_ENDED');
    await advance(world, 7 * 24 * 3600 + 1);
    expect(await accept(second.token)).toBe('INVITATION_ENDED');
  });

  it('does not join when one of the two who invited is no administrator any more', async () => {
    const { token } = await invited();
    const demote = `UPDATE staff SET role = 'SUPPORT' WHERE id = $1`;
    await world.sql.owner.query(demote, [jun.staff.staffId]);
    expect(await accept(token)).toBe('INVITATION_ENDED');
  });

  it('is sent one mail, and the link is kept as a hash', async () => {
    const { email, token } = await invited();
    await sendInvitations(world.visitor);
    const mails = await readOutbox(world.visitor.config, 100);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
    const { rows } = await world.sql.owner.query<{ kept: string }>(
      'SELECT i::text AS kept FROM staff_invitation i WHERE email = $1',
      [email],
    );
    expect(rows[0]?.kept).not.toContain(token);
    expect(rows[0]?.kept).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('whoever tries links is stopped before long', async () => {
    const ctx = { ...world.visitor, address: '10.7.7.7' };
    const answers = new Set<string>();
    for (let n = 0; n < 51; n += 1) {
      const token = `${String(n).padStart(2, '0')}${'A'.repeat(41)}`;
      answers.add(await refusalOf(acceptInvitation(ctx, { token, ...chosen })));
    }
    expect([...answers]).toEqual(['INVITATION_ENDED', 'TOO_MANY_REQUESTS']);
  });
});
