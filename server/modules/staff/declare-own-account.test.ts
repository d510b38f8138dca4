import { holds } from '../../testing/holds';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withPayoutDesk, withReviewDesk, withWorld } from '../../testing/suite';
import { aStaffMember, aUser, purses } from '../../testing/world';
import { auditEntries } from '../audit/audit-entries';
import { showEntries } from '../audit/show-entries';
import { declareOwnAccount } from './declare-own-account';

const world = withWorld();
const desk = withReviewDesk(world);
const payouts = withPayoutDesk(world);
provenAfterEach(world);

describe('O1: a request that was approved once, when its account turns out to be the approver’s own', () => {
  it('goes back to the queue with a step that says so, and others decide it', async () => {
    const [jun, own] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    const id = await desk.submitted(own, '12000.00');
    await desk.take(jun, id);
    await desk.approve(jun, id);
    expect((await desk.find(id)).state).toBe('SECOND_APPROVAL');
    const told: string[] = [];
    world.bus.on('recharges', (ids) => told.push(...ids));
    await declareOwnAccount(jun.ctx, own.userId);
    expect(await desk.find(id)).toMatchObject({
      state: 'SUBMITTED',
      firstApprover: null,
      bankReference: null,
      approvedAmount: null,
      needsSecond: false,
    });
    const { rows } = await world.sql.app.query(
      `SELECT s.kind, s.staff_id FROM review_step s JOIN review v ON v.id = s.review_id
       WHERE v.subject_id = $1 ORDER BY s.id DESC LIMIT 1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'RETURNED', staff_id: jun.staff.staffId }]);
    await holds(() => told.includes(`${own.userId}:${id}`));
    expect(await refusalOf(desk.take(jun, id))).toBe('OWN_REQUEST');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, { reference: `AGAIN-${id}` });
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id, { reference: `AGAIN-${id}` });
    expect((await purses(world, own)).available).toBe('12000.00');
  });

  it('what others approved first stays approved when it is only held by the owner', async () => {
    const [jun, own] = await Promise.all([aStaffMember(world, 'ADMIN'), aUser(world)]);
    const id = await desk.submitted(own, '12000.00');
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id, { reference: `HELD-${id}` });
    await desk.take(jun, id);
    await declareOwnAccount(jun.ctx, own.userId);
    expect(await desk.find(id)).toMatchObject({
      state: 'SECOND_APPROVAL',
      firstApprover: desk.lena.staff.staffId,
      takenBy: null,
    });
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });
});

describe('O1: requests of other kinds that go back by it', () => {
  it('are told to those who follow their kind, and named in the log', async () => {
    const [jun, own] = [await aStaffMember(world, 'ADMIN'), await payouts.saver()];
    const id = await payouts.submitted(own);
    await payouts.take(jun, id);
    const told = { recharges: [] as string[], withdrawals: [] as string[] };
    for (const topic of ['recharges', 'withdrawals'] as const)
      world.bus.on(topic, (ids) => told[topic].push(...ids));
    await declareOwnAccount(jun.ctx, own.userId);
    await holds(() => told.withdrawals.includes(`${own.userId}:${id}`));
    expect(told.recharges).not.toContain(`${own.userId}:${id}`);
    const [entry] = await showEntries(
      payouts.ada.ctx,
      await auditEntries(
        payouts.ada.ctx,
        { subject: `user/${own.userId}`, action: 'account.declare' },
        { first: 1, after: null },
      ),
    );
    const { number } = await payouts.find(id);
    expect(entry?.changes).toEqual([
      { field: 'returned', shows: 'TEXT', before: null, after: number },
    ]);
  });
});
