import { anOpenOrder } from '../../testing/people/contracts';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { settleDueOrders, tradingFigures } from '../trading';
import { feedStates } from './desk/feed-states';
import { feedHealth } from './feed-health';

const world = withWorld();

beforeAll(() =>
  world.sql.owner.query(
    `SELECT report_feeds('[{"feed": "binance", "state": "OFF", "cuts": 0, "lead_ms": 0},
       {"feed": "simulated", "state": "LIVE", "cuts": 0, "lead_ms": 0}]')`,
  ),
);

const lags = async () => (await feedStates(world.visitor)).map(({ lagMs }) => lagMs);

it('P8: a feed without an open market is not late, one whose open market was never quoted is; of what did not settle nobody says it', async () => {
  expect(await lags()).toEqual([null, 2_147_483_647]);
  expect((await tradingFigures(world.visitor)).settleDelayMs).toBeNull();
});

it('P8: a platform that was off for weeks says how old its prices are, and its contracts settle', async () => {
  await quote(world, '91250.41');
  await anOpenOrder(world, await aUserWith(world, '50.00'), { dollars: '10.00' });
  await advance(world, 30 * 86_400);
  await settleDueOrders(world.visitor);
  const [health, [, lag = null], figures] = await Promise.all([
    feedHealth(world.visitor),
    lags(),
    tradingFigures(world.visitor),
  ]);
  const days = (ms: number | null) => (ms ?? 0) / 86_400_000;
  expect(health.stale).toContain('BTC/USDT');
  for (const ms of [lag, figures.settleDelayMs]) expect(days(ms)).toBeGreaterThan(24);
});
