import { formatMoney, type Money } from '../../../../schema/money';
import { withContracts } from '../../../testing/people/contracts';
import { withWorld } from '../../../testing/suite';
import { advance, aUserWith, instrumentId, purses, quote } from '../../../testing/world';
import { settleDueOrders } from '../settle-due-orders';
import { exposure, type ExposureFigures } from './exposure';

const world = withWorld();
const { open } = withContracts(world);

/** A clock of this process that stands, and is moved: what is remembered for a time is asked anew after it. */
let passed = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** What somebody is told who asks two seconds after the last one asked. */
function told() {
  passed += 2_000;
  return exposure(world.visitor);
}

const text = (money: Money) => formatMoney(money);
const said = ({ up, down, ifUp, ifDown, worst }: ExposureFigures) => ({
  up: [up.count, text(up.stakes), text(up.pays)],
  down: [down.count, text(down.stakes), text(down.pays)],
  ...{ ifUp: text(ifUp), ifDown: text(ifDown), worst: text(worst) },
});

const NOTHING = {
  ...{ up: [0, '0.00', '0.00'], down: [0, '0.00', '0.00'] },
  ...{ ifUp: '0.00', ifDown: '0.00', worst: '0.00' },
};

it('H1: while nothing is open there is no line, and the sum is nothing, as of an instant', async () => {
  const { at, instruments, total } = await told();
  expect([instruments, said(total)]).toEqual([[], NOTHING]);
  expect(Math.abs(at.getTime() - (await world.visitor.now()).getTime())).toBeLessThan(60_000);
});

it('H1: what is open by instrument and direction, what it can pay, and what remains of it', async () => {
  await quote(world, '100.00');
  await quote(world, '3000.00', 'ETH/USDT');
  const eth = await instrumentId(world, 'ETH/USDT');
  const [ann, bo] = [await aUserWith(world, '500.00'), await aUserWith(world, '500.00')];
  await open(ann, 4_000);
  await open(bo, 6_000);
  await open(bo, 10_000, { direction: 'DOWN' });
  await open(ann, 2_000, { direction: 'DOWN', instrumentId: eth, durationSeconds: 300 });
  const { instruments, total } = await told();
  expect(new Map(instruments.map((line) => [line.instrumentId, said(line)]))).toEqual(
    new Map([
      [
        await instrumentId(world),
        // 85 % over a minute, and fees of 0.40, 0.60 and 1.00.
        {
          ...{ up: [2, '100.00', '185.00'], down: [1, '100.00', '185.00'] },
          ...{ ifUp: '17.00', ifDown: '17.00', worst: '-168.00' },
        },
      ],
      [
        eth,
        {
          ...{ up: [0, '0.00', '0.00'], down: [1, '20.00', '37.60'] },
          ...{ ifUp: '20.20', ifDown: '-17.40', worst: '-17.40' },
        },
      ],
    ]),
  );
  expect(said(total)).toEqual({
    ...{ up: [2, '100.00', '185.00'], down: [2, '120.00', '222.60'] },
    ...{ ifUp: '37.20', ifDown: '-0.40', worst: '-185.40' },
  });
});

it('H1: a win of all that is open takes from the platform exactly what the worst case says', async () => {
  const { rows } = await world.sql.verify.query<{ frozen: string }>(
    `SELECT sum(stake + fee)::bigint AS frozen FROM verify.orders WHERE outcome IS NULL`,
  );
  const { total } = await told();
  const { up, down, worst } = total;
  const paid = up.pays.minor + down.pays.minor;
  expect(BigInt(rows[0]?.frozen ?? 0) - paid).toBe(worst.minor);
});

it('H1: it follows what opens and what settles, and is never two seconds old', async () => {
  const before = await told();
  const cy = await aUserWith(world, '500.00');
  await open(cy, 1_000);
  // Half a second is remembered for all who ask; what the console waits between two questions is a second.
  passed += 999;
  const after = await exposure(world.visitor);
  expect(after.total.up.count).toBe(before.total.up.count + 1);
  await advance(world, 62);
  while ((await settleDueOrders(world.visitor)) > 0);
  expect((await told()).total).toMatchObject({ up: { count: 0 }, down: { count: 1 } });
  expect(await purses(world, cy)).toMatchObject({ frozen: '0.00' });
});
