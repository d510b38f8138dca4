import { proofPlaces, stretches } from './proofChartPlaces';
import type { ProofContract, ProofRecord } from './proofTypes';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();
const quote = (seconds: number, price: string) => ({ id: String(seconds), at: at(seconds), price });

const record: ProofRecord = {
  quotes: [quote(0, '10.00'), quote(1, '12.00'), quote(20, '11.00'), quote(21, '9.00')],
  gaps: [{ from: at(1), to: at(20) }],
};

const contract: ProofContract = {
  id: '1',
  number: 'T1',
  entry: { at: at(1), price: '12.00' },
  settlement: { at: at(21), price: '9.00' },
  endAt: at(22),
};

const places = (own: Partial<Parameters<typeof proofPlaces>[0]> = {}) =>
  proofPlaces({
    record,
    contracts: [contract],
    view: { from: START, to: START + 30_000 },
    size: { width: 360, height: 200 },
    labelWidth: 60,
    ...own,
  });

describe('H1: the picture of a contract', () => {
  it('draws no line over a gap', () => {
    const prices = stretches(record).map((part) => part.map(({ price }) => price));
    expect(prices).toEqual([
      ['10.00', '12.00'],
      ['11.00', '9.00'],
    ]);
    expect(places().lines).toHaveLength(2);
    expect(places({ record: { ...record, gaps: [] } }).lines).toHaveLength(1);
  });

  it('gives every second the same width, silent ones too', () => {
    const { x, right } = places();
    expect([x(at(0)), x(at(15)), x(at(30))]).toEqual([0, right / 2, right]);
  });

  it('has entry and settlement on the line of the record', () => {
    const { x, y, lines } = places();
    const [first = '', second = ''] = lines;
    expect(first.endsWith(`${x(at(1)).toFixed(1)} ${y('12.00').toFixed(1)}`)).toBe(true);
    expect(second.endsWith(`${x(at(21)).toFixed(1)} ${y('9.00').toFixed(1)}`)).toBe(true);
  });

  it('stands when prices never moved, and when there are none', () => {
    const still = { quotes: [quote(0, '5.00'), quote(1, '5.00')], gaps: [] };
    const none = { quotes: [], gaps: [] };
    for (const one of [still, none]) {
      const { priceMarks, lines } = places({ record: one, contracts: [] });
      expect(new Set(priceMarks).size).toBe(4);
      expect(lines.join()).not.toContain('NaN');
    }
  });
});
