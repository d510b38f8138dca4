import { aHeldRequest } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld, withUndoWindow } from '../../testing/suite';
import type { StaffPerson } from '../../testing/world';
import { rechargeReview } from '../recharges';
import { holdReview, keepReview, releaseReview, takeReview, undoDecision } from '.';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const undo = ({ ctx }: StaffPerson, id: string, version: number) =>
  undoDecision(ctx, rechargeReview, { id, version });

describe('M8: a lease', () => {
  it('compares the version in every act that names one, and tells the newer state', async () => {
    const { id } = await aHeldRequest(world, desk);
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
});
