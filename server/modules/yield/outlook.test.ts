import fc from 'fast-check';
import { withWorld } from '../../testing/suite';
import { expectedPrincipalDays, interestOf } from './outlook';

const world = withWorld();

it('M11: interest is counted alike in the database and outside it, up to every bound', async () => {
  const cases = fc.tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.bigInt(0n, 100_000_000n * 1_095n),
  );
  const samples = [...fc.sample(cases, 400), [1_000_000, 100_000_000n * 1_095n] as const];
  const { rows } = await world.sql.app.query<{ interest: string }>(
    `SELECT yield_interest(ppm, days) AS interest
     FROM unnest($1::int[], $2::bigint[]) WITH ORDINALITY u (ppm, days, place) ORDER BY place`,
    [samples.map(([ppm]) => ppm), samples.map(([, days]) => days.toString())],
  );
  expect(rows.map(({ interest }) => BigInt(interest))).toEqual(
    samples.map(([ppm, days]) => interestOf(ppm, days)),
  );
});

it('an agreed top-up counts from its due instant on', () => {
  expect(expectedPrincipalDays({ days: 30, topup: 200n, topupDay: 10 }, 1_000n)).toBe(34_000n);
  expect(expectedPrincipalDays({ days: 30, topup: 0n, topupDay: null }, 1_000n)).toBe(30_000n);
});
