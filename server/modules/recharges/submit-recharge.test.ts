import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { aPicture } from '../../testing/files/picture';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withReviewDesk, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { acceptUpload } from '../uploads';
import { sameImage } from './recharges';
import { submitRecharge } from './submit-recharge';

const world = withWorld();
const desk = withReviewDesk(world);
provenAfterEach(world);

describe('a recharge', () => {
  it('M7: the same submission with one key is one request', async () => {
    const ann = await aUser(world);
    const { path } = await acceptUpload(ann.ctx, await aPicture(201));
    const ask = () =>
      submitRecharge(ann.ctx, {
        channel: desk.channel,
        amount: parseMoney('USD', '120.00'),
        screenshot: path,
        idempotencyKey: 'recharge-key-1',
      });
    const ids = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(ids.map(({ resultId }) => resultId)).size).toBe(1);
  });

  it('shows when the same picture was used before', async () => {
    const ann = await aUser(world);
    const first = await desk.submitted(ann, '200.00', { shade: 250 });
    const again = await desk.submitted(ann, '300.00', { shade: 250 });
    expect(await sameImage(desk.ada.ctx, await desk.find(again))).toEqual([first]);
  });
});

describe('M9: the amount', () => {
  it.each([
    ['99.99', 'RECHARGE_MIN'],
    ['100.00', 'OK'],
    ['20000.00', 'OK'],
    ['20000.01', 'RECHARGE_MAX'],
  ])('of %s: %s', async (dollars, answer) => {
    expect(await refusalOf(desk.submitted(await aUser(world), dollars))).toBe(answer);
  });
});

it('A2: a picture of somebody else is no screenshot', async () => {
  const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
  const { path } = await acceptUpload(ann.ctx, await aPicture(77));
  const stolen = {
    channel: desk.channel,
    amount: parseMoney('USD', '200.00'),
    screenshot: path,
    idempotencyKey: randomUUID(),
  };
  expect(await refusalOf(submitRecharge(ben.ctx, stolen))).toBe('SCREENSHOT_REQUIRED');
});
