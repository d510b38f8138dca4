import { expect, test } from './fixtures';
import { heapOf, openChart, openMemoryPage, replay, trips } from './memory';
import { aNewcomer, askAs } from './people';

const KB = 1_024;
/** What the browser itself compiles and keeps while code is young. */
const YOUNG = 1_500 * KB;

test('the heap stands after trips between list and chart, and after minutes of quotes on each', async ({
  page,
  baseURL,
}) => {
  const { token } = await aNewcomer(page);
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments { id symbol } }',
  );
  const { id = '' } = instruments.find(({ symbol }) => symbol === 'BTC/USDT') ?? {};
  const opened = await openMemoryPage(page, baseURL ?? '', token);
  const growth = async (work: () => Promise<void>) => {
    const before = await heapOf(opened);
    await work();
    return (await heapOf(opened)) - before;
  };
  await trips(opened, 20, id);
  expect(await growth(() => trips(opened, 30, id))).toBeLessThan(YOUNG);
  await replay(opened, 400);
  expect(await growth(() => replay(opened, 2_400))).toBeLessThan(YOUNG);
  await openChart(opened, id);
  await replay(opened, 400);
  expect(await growth(() => replay(opened, 2_400))).toBeLessThan(YOUNG);
});
