import fc from 'fast-check';
import { thinQuotes } from './thin-quotes';

const MOST = 40;

/** Steps of a walk: a few prices over and over, so that level stretches and turns are many. */
const walks = fc
  .array(fc.integer({ min: -2, max: 2 }), { minLength: 200, maxLength: 400, size: 'max' })
  .map((steps) => {
    let price = 1_000;
    return steps.map((step, place) => ({ place, price: String((price += step)) }));
  });

/** Prices at which a walk turns, in their order; level stretches count once. */
function turns(quotes: readonly { readonly price: string }[]): string[] {
  const prices = quotes.map(({ price }) => price);
  const steps = prices.filter((price, place) => price !== prices[place - 1]);
  return steps.filter((price, place) => {
    const [before, after] = [steps[place - 1], steps[place + 1]];
    if (before === undefined || after === undefined) return true;
    return Number(price) > Number(before) === Number(price) > Number(after);
  });
}

describe('H1: a thinned chart', () => {
  it('has at most as many points as asked, all recorded, in their order', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const kept = thinQuotes(walk, MOST);
        expect(kept.length).toBeLessThanOrEqual(MOST);
        expect(walk.filter((quote) => kept.includes(quote))).toEqual(kept);
        expect([kept[0], kept.at(-1)]).toEqual([walk[0], walk.at(-1)]);
      }),
    );
  });

  it('turns wherever the prices turned, when the turns fit', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const all = turns(walk);
        const most = Math.max(all.length, walk.length - 1);
        expect(turns(thinQuotes(walk, most))).toEqual(all);
      }),
    );
  });

  it('reaches every high and low of its stretch, when the turns do not fit', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const kept = thinQuotes(walk, MOST);
        const places = kept.map(({ place }) => place);
        // Five kept points span at least the bucket of any quote between them.
        for (const { place, price } of walk) {
          const after = places.findIndex((one) => one >= place);
          const near = kept
            .slice(Math.max(0, after - 4), after + 5)
            .map((one) => Number(one.price));
          expect(Number(price)).toBeLessThanOrEqual(Math.max(...near));
          expect(Number(price)).toBeGreaterThanOrEqual(Math.min(...near));
        }
      }),
    );
  });
});
