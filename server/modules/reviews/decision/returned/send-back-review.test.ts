import { aHeldRequest, LAPSED, refusalOf } from '../../../../testing/recharges';
import {
  provenAfterEach,
  withReviewDesk,
  withWorld,
  withUndoWindow,
} from '../../../../testing/suite';
import { rechargeReview } from '../../../recharges';
import { sendBackReview } from '../..';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

describe('O2: a first approval lapses, and the request is submitted again', () => {
  it('when the second person sends it back with a note', async () => {
    const { id } = await aHeldRequest(world, desk, '12000.00');
    await desk.approve(desk.lena, id);
    const send = (note: string) => sendBackReview(desk.ada.ctx, rechargeReview, { id, note });
    expect(await refusalOf(send('Which account?'))).toBe('LEASE_REQUIRED');
    await desk.take(desk.ada, id);
    expect(await refusalOf(send('  '))).toBe('REASON_REQUIRED');
    expect(await send('Which account?')).toMatchObject(LAPSED);
  });
});
