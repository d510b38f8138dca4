import { joined, withLive, type Told } from './joinedRecord';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const quote = (seconds: number) => ({ id: String(seconds), at: at(seconds), price: '1.00' });
const told = (seconds: readonly number[], until: number, gaps: Told['gaps'] = []): Told => ({
  quotes: seconds.map(quote),
  gaps,
  until: at(until),
});
const ids = ({ quotes }: Told) => quotes.map(({ id }) => id).join(' ');

describe('H1: a record that grows', () => {
  it('shows a live price at once, and one that was there already not twice', () => {
    const grown = withLive(told([1, 2], 2), quote(3));
    expect(ids(grown)).toBe('1 2 3');
    expect(ids(withLive(grown, quote(3)))).toBe('1 2 3');
    expect(ids(withLive(grown, quote(2)))).toBe('1 2 3');
  });

  it('is what the record says, whatever the stream has left out or made up', () => {
    const shown = withLive(withLive(told([1, 2], 2), quote(4)), quote(7));
    expect(ids(joined(shown, told([2, 3, 4, 5], 5)))).toBe('1 2 3 4 5');
    expect(ids(joined(shown, told([], 5)))).toBe('1 2');
  });

  it('has one gap where two answers tell of the same silence', () => {
    const before = told([1], 8, [{ from: at(1), to: at(8) }]);
    const after = told([14], 15, [{ from: at(6), to: at(14) }]);
    expect(joined(before, after).gaps).toEqual([{ from: at(1), to: at(14) }]);
  });
});
