import { anOpenOrder } from '../../testing/people/contracts';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { settleDueOrders, tradingFigures } from '../trading';
import { feedHealth } from './feed-health';
import { feedLagMs } from './feed-lag';

const world = withWorld();

it('P8: where nothing was quoted or settled yet, nobody says how late it was', async () => {
  expect(await feedLagMs(world.visitor)).toBeNull();
  expect((await tradingFigures(world.visitor)).settleDelayMs).toBeNull();
});

it('P8: a platform that was off for weeks says how old its prices are, and its contracts settle', async () => {
  await quote(world, '91250.41');
  await anOpenOrder(world, await aUserWith(world, '50.00'), { dollars: '10.00' });
  await advance(world, 30 * 86_400);
  await settleDueOrders(world.visitor);
  const [health, lag, figures] = await Promise.all([
    feedHealth(world.visitor),
    feedLagMs(world.visitor),
    tradingFigures(world.visitor),
  ]);
  const days = (ms: number | null) => (ms ?? 0) / 86_400_000;
  expect(health.stale).toContain('BTC/USDT');
  for (const ms of [lag, figures.settleDelayMs]) expect(days(ms)).toBeGreaterThan(24);
});
