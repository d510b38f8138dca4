import { quoteGaps } from './quote-gaps';

const always = [{ from: -Infinity, to: Infinity }];
const span = { from: 1_000, to: 60_000 };
const gaps = (recordedAt: readonly number[], open = always) =>
  quoteGaps({ recordedAt, span, open, staleAfterMs: 5_000 });

describe('H1: a gap of the record', () => {
  it('begins where silence outlasts the bound', () => {
    expect(gaps([1_000, 6_000, 11_001, 15_000, 20_000, 56_000])).toEqual([
      { from: 6_000, to: 11_001 },
      { from: 20_000, to: 56_000 },
    ]);
  });

  it('may stand at the beginning and at the end', () => {
    expect(gaps([-9_000, 4_000])).toEqual([
      { from: 1_000, to: 4_000 },
      { from: 4_000, to: 60_000 },
    ]);
  });

  it('is none while the market is closed, and counts from the opening', () => {
    const hours = [
      { from: 0, to: 10_000 },
      { from: 50_000, to: 90_000 },
    ];
    expect(gaps([1_000, 6_000, 52_000, 57_000], hours)).toEqual([]);
    expect(gaps([1_000, 6_000, 56_000], hours)).toEqual([{ from: 50_000, to: 56_000 }]);
  });
});
