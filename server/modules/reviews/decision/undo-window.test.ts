import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { advance, aUser, purses, type StaffPerson } from '../../../testing/world';
import { rechargeReview, takeNextRecharge } from '../../recharges';
import {
  applyDecisions,
  holdReview,
  keepReview,
  releaseReview,
  sendBackReview,
  takeReview,
  undoDecision,
  withdrawApproval,
} from '..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const apply = () => applyDecisions(world.visitor);
const undo = ({ ctx }: StaffPerson, id: string, version?: number) =>
  undoDecision(ctx, rechargeReview, { id, version: version ?? null });

/** A request of somebody, held by Lena. */
async function held(dollars = '200.00') {
  const person = await aUser(world);
  const id = await desk.submitted(person, dollars);
  await desk.take(desk.lena, id);
  return { person, id };
}

describe('M8: a decision takes effect after the undo window, once', () => {
  it('an approval: under review until then, credited by the job, however often it runs', async () => {
    const { person, id } = await held();
    const decided = await desk.approve(desk.lena, id);
    expect(decided).toMatchObject({ state: 'IN_REVIEW', reviewState: 'DECIDED', credited: null });
    await apply();
    expect((await purses(world, person)).available).toBe('0.00');
    await advance(world, 10);
    await Promise.all([apply(), apply(), apply()]);
    expect(await desk.find(id)).toMatchObject({ state: 'SUCCESS', credited: 20_000n });
    expect((await purses(world, person)).available).toBe('200.00');
  });

  it('a refusal too: nobody is told before', async () => {
    const { id } = await held();
    expect(await desk.refuse(desk.lena, id)).toMatchObject({ state: 'IN_REVIEW' });
    await advance(world, 10);
    await apply();
    expect(await desk.find(id)).toMatchObject({ state: 'FAILED', decisionReason: 'Not received.' });
  });

  it('the database refuses an effect before the end of the window', async () => {
    const { id } = await held();
    await desk.approve(desk.lena, id);
    await expect(world.sql.owner.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
      /not approved/,
    );
    await expect(
      world.sql.owner.query(`UPDATE review SET state = 'SUCCESS' WHERE subject_id = $1`, [id]),
    ).rejects.toThrow(/after its undo window/);
    await undo(desk.lena, id);
    await desk.refuse(desk.lena, id);
  });
});

describe('O2: a decision is undone', () => {
  it('by the one who decided, within the window: the request is held again, its reference free', async () => {
    const { person, id } = await held();
    await desk.approve(desk.lena, id, { reference: 'UNDO-1' });
    expect(await refusalOf(undo(desk.ada, id))).toBe('NOT_PERMITTED');
    const back = await undo(desk.lena, id);
    expect(back).toMatchObject({
      reviewState: 'IN_REVIEW',
      takenBy: desk.lena.staff.staffId,
      decision: null,
      firstApprover: null,
      bankReference: null,
    });
    await advance(world, 11);
    await apply();
    expect((await purses(world, person)).available).toBe('0.00');
    await desk.approve(desk.lena, id, { reference: 'UNDO-1' });
    await advance(world, 11);
    await apply();
    expect((await purses(world, person)).available).toBe('200.00');
  });

  it('not after it: not even before the job has run', async () => {
    const { id } = await held();
    await desk.refuse(desk.lena, id);
    await advance(world, 10);
    expect(await refusalOf(undo(desk.lena, id))).toBe('UNDO_LATE');
    const undone = world.sql.owner.query(
      `UPDATE review SET state = 'IN_REVIEW', decision = NULL, decided_by = NULL, decided_at = NULL,
         effective_at = NULL WHERE kind = 'RECHARGE' AND subject_id = $1`,
      [id],
    );
    await expect(undone).rejects.toThrow(/the decision on review \d+ stands/);
    await apply();
    expect(await refusalOf(undo(desk.lena, id))).toBe('UNDO_LATE');
  });

  it('a second approval leaves the first one standing', async () => {
    const { person, id } = await held('12000.00');
    await desk.approve(desk.lena, id);
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id);
    const back = await undo(desk.ada, id);
    expect(back).toMatchObject({
      state: 'SECOND_APPROVAL',
      takenBy: desk.ada.staff.staffId,
      firstApprover: desk.lena.staff.staffId,
      secondApprover: null,
      bankReference: null,
    });
    await desk.approve(desk.ada, id);
    await advance(world, 10);
    await apply();
    expect((await purses(world, person)).available).toBe('12000.00');
  });

  it('or takes effect, and never both, when undo and job meet', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { person, id } = await held();
      await desk.approve(desk.lena, id);
      await advance(world, 9.99);
      const [undone] = await Promise.all([
        refusalOf(undo(desk.lena, id)),
        advance(world, 1).then(apply),
      ]);
      await apply();
      const { state } = await desk.find(id);
      expect([undone, state]).toEqual(
        undone === 'OK' ? ['OK', 'IN_REVIEW'] : ['UNDO_LATE', 'SUCCESS'],
      );
      expect((await purses(world, person)).available).toBe(undone === 'OK' ? '0.00' : '200.00');
    }
  });
});

describe('O2: a first approval lapses, and the request is submitted again', () => {
  const lapsed = {
    state: 'SUBMITTED',
    firstApprover: null,
    bankReference: null,
    needsSecond: false,
  };

  it('when its approver withdraws it, and nobody else', async () => {
    const { id } = await held('12000.00');
    await desk.approve(desk.lena, id);
    expect(await refusalOf(withdrawApproval(desk.ada.ctx, rechargeReview, { id }))).toBe(
      'NOT_PERMITTED',
    );
    expect(await withdrawApproval(desk.lena.ctx, rechargeReview, { id })).toMatchObject(lapsed);
    expect(await refusalOf(withdrawApproval(desk.lena.ctx, rechargeReview, { id }))).toBe(
      'ALREADY_DECIDED',
    );
  });

  it('when the second person sends it back with a note', async () => {
    const { id } = await held('12000.00');
    await desk.approve(desk.lena, id);
    const send = (note: string) => sendBackReview(desk.ada.ctx, rechargeReview, { id, note });
    expect(await refusalOf(send('Which account?'))).toBe('LEASE_REQUIRED');
    await desk.take(desk.ada, id);
    expect(await refusalOf(send('  '))).toBe('REASON_REQUIRED');
    expect(await send('Which account?')).toMatchObject(lapsed);
  });
});

describe('M8: a lease', () => {
  it('that expires puts the request back by itself: submitted, or second approval again', async () => {
    const { id: big } = await held('12000.00');
    await desk.approve(desk.lena, big);
    await desk.take(desk.ada, big);
    const { id } = await held();
    await advance(world, 601);
    await Promise.all([apply(), apply()]);
    expect(await desk.find(id)).toMatchObject({ state: 'SUBMITTED', takenBy: null });
    expect(await desk.find(big)).toMatchObject({ state: 'SECOND_APPROVAL', takenBy: null });
    expect(await refusalOf(keepReview(desk.lena.ctx, rechargeReview, { id }))).toBe(
      'LEASE_REQUIRED',
    );
  });

  it('compares the version in every act that names one, and tells the newer state', async () => {
    const { id } = await held();
    const { version } = await desk.find(id);
    const old = { id, version: version - 1 };
    const acts = [
      () => takeReview(desk.lena.ctx, rechargeReview, old),
      () => keepReview(desk.lena.ctx, rechargeReview, old),
      () => releaseReview(desk.lena.ctx, rechargeReview, old),
      () => holdReview(desk.lena.ctx, rechargeReview, { ...old, note: 'Waits for the bank.' }),
      () => desk.approve(desk.lena, id, { version: old.version }),
    ];
    for (const act of acts) {
      await expect(act()).rejects.toMatchObject({
        code: 'REQUEST_CHANGED',
        figures: { state: 'IN_REVIEW' },
      });
    }
    await desk.approve(desk.lena, id, { version });
    await expect(undo(desk.lena, id, version)).rejects.toMatchObject({
      code: 'REQUEST_CHANGED',
      figures: { state: 'DECIDED' },
    });
    expect(await undo(desk.lena, id, version + 1)).toMatchObject({ reviewState: 'IN_REVIEW' });
    await desk.refuse(desk.lena, id);
  });

  it('on hold waits for whoever takes it, and taking the next one passes it over', async () => {
    const { id } = await held();
    const hold = (note: string) => holdReview(desk.lena.ctx, rechargeReview, { id, note });
    expect(await refusalOf(hold(' '))).toBe('REASON_REQUIRED');
    expect(await hold('Waits for the bank.')).toMatchObject({
      state: 'IN_REVIEW',
      reviewState: 'ON_HOLD',
      takenBy: null,
    });
    for (;;) {
      const next = await takeNextRecharge(desk.ada.ctx);
      if (!next) break;
      expect(next.id).not.toBe(id);
      await desk.refuse(desk.ada, next.id);
    }
    // Even when it is offered, as it was put on hold a moment ago.
    const { rows } = await world.sql.app.query<{ subject_id: string | null }>(
      `SELECT subject_id FROM take_next_review($1, 'RECHARGE', $2, 600, 'here')`,
      [desk.ada.staff.staffId, [id]],
    );
    expect(rows).toEqual([{ subject_id: null }]);
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
  });
});
