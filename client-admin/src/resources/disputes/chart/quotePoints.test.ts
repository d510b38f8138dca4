import { priceAt, quotePicture } from './quotePoints';

const order = {
  ...{ openPrice: '100.50000000', openQuoteAt: '2026-11-20T11:00:00.000Z' },
  ...{ openedAt: '2026-11-20T11:00:00.100Z', settlesAt: '2026-11-20T11:00:30.100Z' },
  ...{ closePrice: '99.25', closeQuoteAt: '2026-11-20T11:00:30.000Z' },
} as Parameters<typeof quotePicture>[0];
const quotes = [
  { id: '1', at: '2026-11-20T10:59:59.000Z', price: '100.00' },
  { id: '2', at: '2026-11-20T11:00:00.000Z', price: '100.50' },
  { id: '3', at: '2026-11-20T11:00:30.000Z', price: '99.25' },
];
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

it('H8: the picture has every quote, and both of the contract where they stand', () => {
  expect(quotePicture(order, quotes)).toEqual({
    line: [
      { at: at('10:59:59.000'), units: 10_000 },
      { at: at('11:00:00.000'), units: 10_050 },
      { at: at('11:00:30.000'), units: 9_925 },
    ],
    opening: { at: at('11:00:00.000'), units: 10_050 },
    closing: { at: at('11:00:30.000'), units: 9_925 },
    openedAt: at('11:00:00.100'),
    settlesAt: at('11:00:30.100'),
    places: 2,
  });
});

it('marks no settlement where none counted, and no opening from before the picture begins', () => {
  const unsettled = { ...order, closePrice: null, closeQuoteAt: null };
  expect(quotePicture(unsettled, quotes)).toMatchObject({ closing: null });
  expect(quotePicture(order, quotes.slice(2))).toMatchObject({ opening: null });
});

it('is none where nothing was recorded', () => {
  expect(quotePicture(order, [])).toBeNull();
});

it.each([
  [10_050, 2, '100.50'],
  [5, 3, '0.005'],
  [64_000, 0, '64000'],
])('%d units of %d places are read as %s', (units, places, price) => {
  expect(priceAt(units, places)).toBe(price);
});
