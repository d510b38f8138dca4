import { randomBytes, randomUUID } from 'node:crypto';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { withReviewDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { confirmProposal } from '../../proposals/confirm-proposal';
import { propose } from '../../proposals/propose';
import { takeReview } from '../../reviews';
import { rechargeReview } from '../../recharges/recharge-review';
import { addStaffMember } from '../add-staff-member';
import { endedStaffSessions } from '../ended-staff-sessions';
import { openStaffSession } from '../open-staff-session';
import { readStaffSession } from '../read-staff-session';
import { onShift } from '../desk/on-shift';
import { staffActor } from './staff-actor';

const world = withWorld();
const desk = withReviewDesk(world);

const PASSWORD = 'a-password-of-staff';

type Two = readonly [StaffPerson, StaffPerson];

const twoAdministrators = async (): Promise<Two> => [
  await aStaffMember(world, 'ADMIN'),
  await aStaffMember(world, 'ADMIN'),
];

const proposed = (by: StaffPerson, staffId: string, role: string) =>
  propose(by.ctx, {
    kind: 'STAFF_ROLE',
    subject: `staff/${staffId}`,
    after: { role },
    reason: 'Their last day',
    idempotencyKey: randomUUID(),
  });

const becomes = async ([one, another]: Two, staffId: string, role: string) => {
  const { id } = await proposed(one, staffId, role);
  await confirmProposal(another.ctx, id);
};

async function aMember(by: StaffPerson) {
  const email = `${randomBytes(4).toString('hex')}@staff.tarn`;
  const member = { email, name: 'Kit', role: 'SUPPORT', password: PASSWORD } as const;
  const { id } = await addStaffMember(world.visitor, by.staff, member);
  return {
    id,
    email,
    signIn: () => openStaffSession(world.visitor, { email, password: PASSWORD }),
  };
}

describe('O6: who leaves the staff, as two administrators say', () => {
  it('has no session from then on, what they hold is free, and their name stays in the log', async () => {
    const admins = await twoAdministrators();
    const kit = await aMember(admins[0]);
    const { token, staff } = await kit.signIn();
    const own = await readStaffSession(world.visitor, token);
    if (!own) throw new Error('nobody is signed in');
    const id = await desk.submitted(await aUser(world), '200.00');
    await takeReview({ ...world.visitor, staff: own }, rechargeReview, { id });
    await becomes(admins, kit.id, 'LEFT');
    expect(await readStaffSession(world.visitor, token)).toBeNull();
    expect(
      await endedStaffSessions(world.visitor, [{ id: own.sessionId, role: 'SUPPORT' }]),
    ).toEqual([own.sessionId]);
    const taken = desk.take(admins[1], id);
    expect(await refusalOf(taken)).toBe('OK');
    expect(await refusalOf(kit.signIn())).toBe('LOGIN_FAILED');
    expect((await onShift(world.visitor.db)).people.map(({ staffId }) => staffId)).not.toContain(
      staff.id,
    );
    expect(await auditEntriesOf(world, `staff/${kit.id}`)).toContain(
      `staff/${admins[1].staff.staffId} staff.role`,
    );
  });

  it('is let in by no SQL either, and acts in no session', async () => {
    const admins = await twoAdministrators();
    const kit = await aMember(admins[0]);
    await becomes(admins, kit.id, 'LEFT');
    const opened = await world.sql.app.query<{ id: string | null }>(
      `SELECT open_staff_session($1, $2, 'here') AS id`,
      [kit.id, randomBytes(32)],
    );
    expect(opened.rows).toEqual([{ id: null }]);
    await expect(
      world.sql.owner.query(
        `INSERT INTO staff_session (staff_id, token_hash, expires_at)
         VALUES ($1, $2, tarn_now() + interval '1 hour')`,
        [kit.id, randomBytes(32)],
      ),
    ).rejects.toThrow('has left');
    expect(() => staffActor({ id: kit.id, name: 'Kit', role: 'LEFT' }, '1')).toThrow('has left');
  });

  it('signs in again once two administrators give them a role', async () => {
    const admins = await twoAdministrators();
    const kit = await aMember(admins[0]);
    await becomes(admins, kit.id, 'LEFT');
    await becomes(admins, kit.id, 'SUPPORT');
    expect((await kit.signIn()).staff).toMatchObject({ id: kit.id, role: 'SUPPORT' });
  });

  it('leaves proposals that nobody confirms, by SQL neither', async () => {
    const [admins, gone] = [await twoAdministrators(), await aStaffMember(world, 'ADMIN')];
    const kit = await aMember(admins[0]);
    const { id } = await proposed(gone, kit.id, 'ADMIN');
    await becomes(admins, gone.staff.staffId, 'LEFT');
    expect(await refusalOf(confirmProposal(admins[0].ctx, id))).toBe('PROPOSAL_OUTDATED');
    const confirmed = await world.sql.app.query<{ status: string }>(
      `SELECT confirm_proposal($1, $2, 'here') AS status`,
      [admins[1].staff.staffId, id],
    );
    expect(confirmed.rows).toEqual([{ status: 'PROPOSAL_OUTDATED' }]);
    expect((await kit.signIn()).staff.role).toBe('SUPPORT');
  });

  it('is nobody who proposes it of themselves', async () => {
    const [ada, jun] = await twoAdministrators();
    expect(await refusalOf(becomes([ada, jun], ada.staff.staffId, 'LEFT'))).toBe('OWN_ROLE');
    expect(await refusalOf(becomes([ada, jun], jun.staff.staffId, 'LEFT'))).toBe('OWN_ROLE');
  });
});
