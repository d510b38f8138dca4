import { usd } from '../../../schema/money';
import { stopClock } from '../../testing/clock';
import { withContracts } from '../../testing/people/contracts';
import { aLeader, copiedAs, follows } from '../../testing/people/leaders';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { aUserWith, quote } from '../../testing/world';
import { settleDueOrders } from '../trading';
import { copiedToday, followingsOf } from './followings';

const world = withWorld();
const trade = withContracts(world);
provenAfterEach(world);
afterEach(() => stopClock(world.sql, null));

const HIGH = '91250.40';
const LOW = '91240.00';

/** Stops the clock so many seconds after the next midnight of the platform, with a price of that moment. */
async function fromMidnight() {
  const now = await world.visitor.now();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return async (seconds: number, price = HIGH) => {
    await stopClock(world.sql, new Date(midnight + seconds * 1_000));
    await quote(world, price);
  };
}

it('P14: a day’s cap holds what copies lose on that day, those of the day before that were open then too', async () => {
  const [lea, leo] = [await aLeader(world, '500.00'), await aLeader(world, '500.00')];
  const ann = await aUserWith(world, '200.00');
  for (const leader of [lea, leo]) await follows(ann, leader, ['10.00', '20.20']);
  const used = async () =>
    copiedToday(
      world.visitor.db,
      (await followingsOf(ann.ctx, ann.userId)).map(({ id }) => id),
    );
  const at = await fromMidnight();
  await at(-30);
  await trade.open(lea, 1_000);
  await trade.open(lea, 1_000);
  await trade.open(ann, 1_000);
  expect(await used()).toEqual([usd(0n), usd(2_020n)]);
  // Open still: what they lose, they lose today. Another leader's cap is another.
  await at(10);
  await trade.open(lea, 1_000);
  await trade.open(leo, 1_000);
  await at(29, LOW);
  await at(31);
  await settleDueOrders(world.visitor);
  // Lost today.
  await trade.open(lea, 1_000);
  const today = ['OK', 'OK', 'PERSONAL_LIMIT', 'OK', 'PERSONAL_LIMIT'];
  expect(await copiedAs(world, ann)).toEqual(today);
  expect(await used()).toEqual([usd(1_010n), usd(2_020n)]);
  const { rows } = await world.sql.owner.query<{ lost: string }>(
    `SELECT sum(o.stake + o.fee - o.paid) AS lost FROM copy c JOIN trade_order o ON o.id = c.order_id
     JOIN following f ON f.id = c.following_id JOIN leader l ON l.user_id = f.leader_id
     WHERE l.id = $1 AND platform_day(o.settled_at) = platform_day(tarn_now())`,
    [lea.leaderId],
  );
  expect(rows).toEqual([{ lost: '2020' }]);
  // Nothing of it is left to the day after.
  await at(86_401);
  await settleDueOrders(world.visitor);
  expect(await used()).toEqual([usd(1_010n), usd(0n)]);
  await trade.open(lea, 1_000);
  expect(await copiedAs(world, ann)).toEqual([...today, 'OK']);
});
