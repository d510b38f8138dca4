import fc from 'fast-check';
import { usd } from '../../../../schema/money';
import { paymentMethodKinds } from '../../../../schema/payment-methods';
import { coinAmountOf, coinOfKind, withdrawalFigures } from '../../../../schema/withdrawals';
import { withWorld } from '../../../testing/suite';
import { withdrawable } from '../policy/withdrawable';

const world = withWorld();

it('the fee is rounded down to the cent and comes out of the amount', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 9999 }), (minor, bp) => {
      const { fee, credited } = withdrawalFigures(usd(minor), bp);
      expect(fee.minor + credited.minor).toBe(minor);
      expect(fee.minor * 10_000n <= minor * BigInt(bp)).toBe(true);
      expect((fee.minor + 1n) * 10_000n > minor * BigInt(bp)).toBe(true);
    }),
  );
});

it('M3: the coin amount is the same in both, rounded down, never more than the money is worth', async () => {
  const coins = fc.constantFrom('USDT' as const, 'BTC' as const, 'ETH' as const);
  const asked = fc.record({
    minor: fc.bigInt(1n, 5_000_000n),
    coin: coins,
    whole: fc.integer({ min: 1, max: 200_000 }),
    fraction: fc.integer({ min: 0, max: 99_999 }),
    spreadBp: fc.integer({ min: 0, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ minor, coin, whole, fraction, spreadBp }) => {
      const price = `${String(whole)}.${String(fraction).padStart(5, '0')}`;
      const twin = coinAmountOf(usd(minor), { coin, price, spreadBp });
      const { rows } = await world.sql.owner.query<{ units: string }>(
        'SELECT coin_amount_of($1, $2, $3, $4) AS units',
        [minor.toString(), coin, price, spreadBp],
      );
      expect(rows[0]?.units).toBe(twin.minor.toString());
    }),
    { numRuns: 200 },
  );
});

it('a target is paid in the same coin in both', async () => {
  for (const kind of paymentMethodKinds) {
    const { rows } = await world.sql.owner.query<{ coin: string | null }>(
      'SELECT coin_of_kind($1) AS coin',
      [kind],
    );
    expect(rows[0]?.coin).toBe(coinOfKind(kind));
  }
});

it('M14: only what is left of a bonus whose turnover is open is held back, and never more than there is', () => {
  const bonus = (left: string, fulfilled: boolean) => ({ left: usd(left), fulfilled });
  expect(withdrawable(usd(1000n), [])).toEqual(usd(1000n));
  expect(withdrawable(usd(1000n), [bonus('300', false), bonus('400', true)])).toEqual(usd(700n));
  expect(withdrawable(usd(200n), [bonus('300', false)])).toEqual(usd(0n));
});
