import { holds } from '../../testing/holds';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../testing/world';
import { auditEntries } from '../audit/audit-entries';
import { showEntries } from '../audit/show-entries';
import { declareAccountFor } from './declare-account-for';
import { declareOwnAccount } from './declare-own-account';
import { addPracticeDesk } from './desk/add-practice-desk';
import { practiceDesk } from './desk/practice-desk';
import { readStaffNotice, unreadNotices } from './notices/read-staff-notice';
import { ownsAccount } from './own-accounts';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

const REASON = 'Said so to the desk';
const declare = ({ ctx }: StaffPerson, staffId: string, userId: string, reason = REASON) =>
  declareAccountFor(ctx, { staffId, userId, reason });

/** The entries that say whose account it is, newest first. */
const entriesOf = async (userId: string) =>
  showEntries(
    desk.ada.ctx,
    await auditEntries(
      desk.ada.ctx,
      { subject: `user/${userId}`, action: 'account.declare' },
      { first: 10, after: null },
    ),
  );

describe('O1: an account that an administrator declares as another member’s own', () => {
  it('is not theirs to decide any more, and what they approved first goes back to the queue', async () => {
    const [kit, own] = await Promise.all([aStaffMember(world, 'SUPPORT'), aUser(world)]);
    const id = await desk.submitted(own, '12000.00');
    await desk.take(kit, id);
    await desk.approve(kit, id);
    const told: string[] = [];
    world.bus.on('recharges', (ids) => told.push(...ids));
    await declare(desk.ada, kit.staff.staffId, own.userId);
    expect(await desk.find(id)).toMatchObject({ state: 'SUBMITTED', firstApprover: null });
    await holds(() => told.includes(`${own.userId}:${id}`));
    expect(await refusalOf(desk.take(kit, id))).toBe('OWN_REQUEST');
    // It is not the administrator's own by that.
    expect(await refusalOf(desk.take(desk.ada, id))).toBe('OK');
  });

  it('is told to the member, once, and to nobody of their own', async () => {
    const [kit, own] = await Promise.all([aStaffMember(world, 'SUPPORT'), aUser(world)]);
    const before = await unreadNotices(desk.ada.ctx);
    await declare(desk.ada, kit.staff.staffId, own.userId);
    await declare(desk.ada, kit.staff.staffId, own.userId);
    const told = await unreadNotices(kit.ctx);
    expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['ACCOUNT_DECLARED', `user/${own.userId}`],
    ]);
    expect(await unreadNotices(desk.ada.ctx)).toEqual(before);
    await readStaffNotice(kit.ctx, told[0]?.id ?? '');
    await declareOwnAccount(kit.ctx, (await aUser(world)).userId);
    expect(await unreadNotices(kit.ctx)).toEqual([]);
  });

  it('stands in the log by who declared it, with the member and the reason', async () => {
    const [kit, own] = await Promise.all([aStaffMember(world, 'SUPPORT'), aUser(world)]);
    const id = await desk.submitted(own, '200.00');
    await desk.take(kit, id);
    await declare(desk.ada, kit.staff.staffId, own.userId);
    const [{ number }, [said, ...more]] = [await desk.find(id), await entriesOf(own.userId)];
    expect(more).toEqual([]);
    expect(said?.entry.actor).toBe(`staff/${desk.ada.staff.staffId}`);
    expect(said?.reason).toBe(REASON);
    expect(said?.changes).toEqual([
      { field: 'member', shows: 'TEXT', before: null, after: kit.staff.name },
      { field: 'returned', shows: 'TEXT', before: null, after: number },
    ]);
  });

  it('is declared by administrators alone, in the database too', async () => {
    const [kit, lena] = await Promise.all([
      aStaffMember(world, 'SUPPORT'),
      aStaffMember(world, 'SUPPORT'),
    ]);
    const { userId } = await aUser(world);
    const { staffId } = kit.staff;
    expect(await refusalOf(declare(lena, staffId, userId))).toMatch(/no administrator/);
    const call = 'SELECT declare_own_account($1, $2, $3, $4, $5)';
    for (const by of [lena.staff.staffId, null])
      await expect(
        world.sql.app.query(call, [by, staffId, userId, REASON, 'here']),
      ).rejects.toThrow(/no administrator/);
    expect(await ownsAccount(world.visitor, staffId, userId)).toBe(false);
  });

  it('has a reason, an account and somebody who is on the staff now', async () => {
    const [kit, gone, own] = await Promise.all([
      aStaffMember(world, 'SUPPORT'),
      aStaffMember(world, 'SUPPORT'),
      aUser(world),
    ]);
    await world.sql.owner.query(`UPDATE staff SET role = 'LEFT' WHERE id = $1`, [
      gone.staff.staffId,
    ]);
    await addPracticeDesk(desk.ada.ctx, { email: 'desk@practice.tarn', name: 'Practice desk' });
    const job = (await practiceDesk(world.visitor))?.id ?? '';
    const said = (staffId: string, userId = own.userId, reason = REASON) =>
      refusalOf(declare(desk.ada, staffId, userId, reason));
    const { staffId } = kit.staff;
    expect(await said(staffId, own.userId, ' \n')).toBe('REASON_REQUIRED');
    for (const nobody of [gone.staff.staffId, job, '999999', "1' OR '1"])
      expect([nobody, await said(nobody)]).toEqual([nobody, 'STAFF_NOT_FOUND']);
    expect(await said(staffId, '999999')).toBe('USER_NOT_FOUND');
    expect(await said(staffId, 'x')).toBe('USER_NOT_FOUND');
    const { rows } = await world.sql.app.query<{ status: string }>(
      'SELECT status FROM declare_own_account($1, $2, $3, $4, $5)',
      [desk.ada.staff.staffId, staffId, own.userId, '  ', 'here'],
    );
    expect(rows).toEqual([{ status: 'REASON_REQUIRED' }]);
    expect(await entriesOf(own.userId)).toEqual([]);
    expect(await ownsAccount(world.visitor, staffId, own.userId)).toBe(false);
  });
});
