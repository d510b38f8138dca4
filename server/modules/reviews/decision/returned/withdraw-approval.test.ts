import { aHeldRequest, LAPSED, refusalOf } from '../../../../testing/recharges';
import {
  provenAfterEach,
  withReviewDesk,
  withWorld,
  withUndoWindow,
} from '../../../../testing/suite';
import { rechargeReview } from '../../../recharges';
import { withdrawApproval } from '../..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

describe('O2: a first approval lapses, and the request is submitted again', () => {
  it('when its approver withdraws it, and nobody else', async () => {
    const { id } = await aHeldRequest(world, desk, '12000.00');
    await desk.approve(desk.lena, id);
    expect(await refusalOf(withdrawApproval(desk.ada.ctx, rechargeReview, { id }))).toBe(
      'NOT_PERMITTED',
    );
    expect(await withdrawApproval(desk.lena.ctx, rechargeReview, { id })).toMatchObject(LAPSED);
    expect(await refusalOf(withdrawApproval(desk.lena.ctx, rechargeReview, { id }))).toBe(
      'ALREADY_DECIDED',
    );
  });
});
