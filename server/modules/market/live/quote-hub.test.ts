import { latestQuotes } from '..';
import { holds } from '../../../testing/holds';
import { beforeClosing, withWorld } from '../../../testing/suite';
import { instrumentId, quote } from '../../../testing/world';
import { createQuoteHub, type LiveQuote, type QuoteHub } from './quote-hub';

const world = withWorld();
let hub: QuoteHub;
let bitcoin: string;
let loads = 0;
beforeAll(async () => {
  bitcoin = await instrumentId(world);
  hub = createQuoteHub({
    bus: world.bus,
    loadLatest: (ids) => {
      loads += 1;
      return latestQuotes(world.visitor, ids);
    },
  });
});
beforeClosing(() => {
  hub.close();
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
    await holds(() => seen.length === 1);
    const second = await record('90000.50');
    await holds(() => seen.length === 2);
    stop();
    const later: string[] = [];
    const stopLater = hub.subscribe([bitcoin], (changed) =>
      later.push(...changed.map(({ price }) => price)),
    );
    await record('90001.00');
    await holds(() => later.includes('90001.00'));
    stopLater();
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
    await holds(() => frames.every((list) => list.length > 0));
    loads = 0;
    const began = performance.now();
    let last = '';
    for (let step = 0; step < 40; step += 1) {
      last = await record(`90002.${String(10 + step)}`);
      await pause(20);
    }
    await holds(() => frames.every((list) => list.at(-1)?.id === last));
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
    // Told after the stream, so that what it has seen the stream was to be told.
    const seen: string[] = [];
    const stop = hub.subscribe([bitcoin], (changed) =>
      seen.push(...changed.map(({ price }) => price)),
    );
    for (const price of ['90003.00', '90004.00']) {
      await record(price);
      await holds(() => seen.includes(price));
    }
    stop();
    const newest = (await stream.next()).value as LiveQuote[];
    expect(newest.map(({ price }) => price)).toEqual(['90004.00']);
    const waiting = stream.next();
    await stream.return?.();
    expect(await waiting).toMatchObject({ done: true });
  });
});
