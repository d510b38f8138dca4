import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decimalOf, priceAt, simulatedFeed, simulatedTicks } from './simulated';

const NOON = Date.UTC(2026, 10, 20, 12);
const inHouse = { providerSymbol: null, pollMs: 0 };
const euro = { id: '1', symbol: 'EUR/USD', decimals: 5, ...inHouse };
const bitcoin = { id: '16', symbol: 'BTC/USDT', decimals: 2, ...inHouse };
const SECOND = 1_000;

const path = (seed: string, instrument = euro, seconds = 600) =>
  Array.from({ length: seconds }, (_, i) => priceAt(seed, instrument, NOON + i * SECOND));

describe('P7: the simulated feed', () => {
  it('gives the same quotes for the same seed, in whatever order it is asked', () => {
    const backwards = Array.from({ length: 600 }, (_, i) =>
      priceAt('seed', euro, NOON + (599 - i) * SECOND),
    ).reverse();
    expect(path('seed')).toEqual(backwards);
    expect(path('seed')).not.toEqual(path('another seed'));
  });

  it('is pinned: this seed gave these prices on the day the walk was written', () => {
    expect(path('seed', euro, 3)).toEqual(['1.08494', '1.08495', '1.08493']);
    expect(path('seed', bitcoin, 3)).toEqual(['95063.15', '95046.41', '95057.74']);
  });

  it('knows seed, symbol and time: nothing else of the instrument or its company matters', () => {
    const feed = simulatedFeed('seed', 1);
    const at = new Date(NOON);
    const alone = feed.ticks([euro], at);
    const [among] = feed.ticks([{ ...euro, id: '99' }, bitcoin], at);
    expect(among).toEqual({ ...alone[0], instrumentId: '99' });
  });

  it('imports nothing but its own folder, the contract, the log, the way out and the way to record', () => {
    const allowed =
      /^(\.\/|node:|pg$|ws$|\.\.\/(record\/record-quotes|hours\/trading-hours)$|(\.\.\/)+(schema|platform\/(log|outgoing)))/;
    const files = readdirSync(__dirname).filter((file) => !file.endsWith('.test.ts'));
    const imported = files.flatMap((file) =>
      [...readFileSync(join(__dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(imported.filter((name) => !allowed.test(name))).toEqual([]);
  });

  it('moves by some ticks in thirty seconds, nearly always, and stays near its home', () => {
    const ticks = simulatedTicks('seed', euro);
    const moves = Array.from({ length: 2_000 }, (_, i) => {
      const at = NOON + i * 61 * SECOND;
      return ticks(at + 30 * SECOND) - ticks(at);
    });
    expect(moves.filter((move) => move === 0).length).toBeLessThan(200);
    expect(Math.abs(moves.reduce((sum, move) => sum + Math.sign(move), 0))).toBeLessThan(200);
    const years = Array.from({ length: 500 }, (_, i) => ticks(NOON + i * 7 * 86_400 * SECOND));
    expect(Math.max(...years) / Math.min(...years)).toBeLessThan(1.3);
  });

  it('writes whole ticks as plain decimals', () => {
    expect([decimalOf(241_135, 2), decimalOf(7, 4), decimalOf(12, 0)]).toEqual([
      '2411.35',
      '0.0007',
      '12',
    ]);
  });
});
