import { aHeldRequest, refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { advance, purses, type StaffPerson } from '../../../testing/world';
import { rechargeReview } from '../../recharges';
import { applyDecisions, undoDecision } from '..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const apply = () => applyDecisions(world.visitor);
const undo = ({ ctx }: StaffPerson, id: string) => undoDecision(ctx, rechargeReview, { id });
const held = (dollars?: string) => aHeldRequest(world, desk, dollars);

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
    const other = await desk.submitted(person, '200.00');
    await desk.take(desk.ada, other);
    await desk.approve(desk.ada, other, { reference: 'UNDO-1' });
    await undo(desk.ada, other);
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
