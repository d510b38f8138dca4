import { latestQuotes } from '../modules/market';
import { instrumentId, openWorld, quote, type World } from '../testing/world';
import { createQuoteHub, type LiveQuote, type QuoteHub } from './quote-hub';

let world: World;
let hub: QuoteHub;
let bitcoin: string;
let loads = 0;
beforeAll(async () => {
  world = await openWorld();
  bitcoin = await instrumentId(world);
  hub = createQuoteHub({
    bus: world.bus,
    loadLatest: (ids) => {
      loads += 1;
      return latestQuotes(world.visitor, ids);
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 200)); // the bus listens
});
afterAll(async () => {
  hub.close();
  await world.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function record(price: string): Promise<string> {
  const { quote_id } = await quote(world, price);
  await world.bus.publish('quotes', [bitcoin]);
  return quote_id;
}

describe('P6: live quotes', () => {
  it('begin with the newest recorded quote and go on with each new one', async () => {
    const first = await record('90000.00');
    const seen: LiveQuote[] = [];
    const stop = hub.subscribe([bitcoin, '999999'], (changed) => seen.push(...changed));
    await pause(100);
    const second = await record('90000.50');
    await pause(400);
    stop();
    await record('90001.00');
    await pause(400);
    expect(seen.map(({ id, price }) => [id, price])).toEqual([
      [first, '90000.00'],
      [second, '90000.50'],
    ]);
    const [third] = await latestQuotes(world.visitor, [bitcoin]);
    expect(third?.price).toBe('90001.00');
  });

  it('come at most four times a second, the newest last, from one read for everybody', async () => {
    const frames: LiveQuote[][] = [[], []];
    const stops = frames.map((list) =>
      hub.subscribe([bitcoin], (changed) => list.push(...changed)),
    );
    await pause(300);
    loads = 0;
    const began = performance.now();
    let last = '';
    for (let step = 0; step < 40; step += 1) {
      last = await record(`90002.${String(10 + step)}`);
      await pause(20);
    }
    await pause(400);
    stops.forEach((stop) => {
      stop();
    });
    // Four a second for as long as it took, and one under way at either end.
    const most = Math.ceil((performance.now() - began) / 250) + 2;
    expect(loads).toBeLessThanOrEqual(most);
    for (const list of frames) {
      expect(list.length).toBeLessThanOrEqual(most + 1);
      expect(list.at(-1)?.id).toBe(last);
      expect(list.at(-1)?.price).toBe('90002.49');
    }
  });

  it('give a slow reader of the stream only the newest, and end when it leaves', async () => {
    const stream = hub.quotesFor([bitcoin]);
    const first = (await stream.next()).value as LiveQuote[];
    expect(first).toHaveLength(1);
    await record('90003.00');
    await pause(400);
    await record('90004.00');
    await pause(400);
    const newest = (await stream.next()).value as LiveQuote[];
    expect(newest.map(({ price }) => price)).toEqual(['90004.00']);
    const waiting = stream.next();
    await stream.return?.();
    expect(await waiting).toMatchObject({ done: true });
  });
});
