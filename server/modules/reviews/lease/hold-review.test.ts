import { aHeldRequest, refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { rechargeReview, takeNextRecharge } from '../../recharges';
import { holdReview } from '..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

describe('M8: a lease', () => {
  it('on hold waits for whoever takes it, and taking the next one passes it over', async () => {
    const { id } = await aHeldRequest(world, desk);
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
