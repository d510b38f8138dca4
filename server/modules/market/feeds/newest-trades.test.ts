import { NewestTrades, type Trade } from './newest-trades';

const coin = { id: '1', symbol: 'BTC/USDT', providerSymbol: 'BTCUSDT', decimals: 2, pollMs: 0 };
const at = (ms: number): Date => new Date(Date.now() + ms);
const trade = (price: string, ms: number): Trade => ({
  ...{ providerSymbol: 'BTCUSDT', price, at: at(ms), size: '0.5' },
});

describe('P7: what came in between two beats', () => {
  it.each<[string, readonly Trade[]]>([
    ['the newest comes last', [trade('1.00', -200), trade('2.00', -100)]],
    ['the newest comes first', [trade('2.00', -100), trade('1.00', -200)]],
    ['one is dated ahead and comes last', [trade('2.00', -100), trade('9.00', 3_600_000)]],
    ['one is dated ahead and comes first', [trade('9.00', 3_600_000), trade('2.00', -100)]],
  ])('is the newest price and the sum of the sizes: %s', (_, trades) => {
    const newest = new NewestTrades();
    trades.forEach((one) => {
      newest.add(one);
    });
    expect(newest.take([coin])).toMatchObject([{ price: '2.00', size: '1.000000000' }]);
    expect(newest.take([coin])).toEqual([]);
  });
});
