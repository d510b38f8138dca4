import fc from 'fast-check';
import { withWorld } from '../../testing/suite';
import { coveredAmount, coversAnother } from '../../../schema/figures/offers';
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

it('M12: one more is covered while the fund reaches for the smallest amount with its top-up, to the cent', () => {
  // 300.00 for 30 days at 3.65 % come to 0.90.
  const terms = {
    ...{ annualPpm: 36_500, days: 30, topup: 20_000n },
    ...{ amountMin: 10_000n, amountMax: 500_000n },
  };
  const covers = (promised: bigint, funded: bigint) =>
    coversAnother({ ...terms, promised, funded });
  expect([covers(10n, 100n), covers(11n, 100n), covers(0n, 0n)]).toEqual([true, false, false]);
});

it('M12: of what one more can join with the promise fits what is free, and of a cent more it does not', () => {
  const amountMax = 100_000_000n;
  const anyProject = fc.record({
    ...{
      annualPpm: fc.integer({ min: 1, max: 1_000_000 }),
      days: fc.integer({ min: 1, max: 1_095 }),
    },
    ...{ topup: fc.bigInt(0n, 5_000n), promised: fc.bigInt(0n, 1_000_000n) },
    free: fc.bigInt(0n, 1_000_000n),
  });
  fc.assert(
    fc.property(anyProject, ({ free, ...terms }) => {
      const project = { ...terms, amountMax, funded: terms.promised + free };
      const most = coveredAmount(project);
      const fits = (amount: bigint) =>
        interestOf(terms.annualPpm, (amount + terms.topup) * BigInt(terms.days)) <= free;
      if (most > 0n) expect(fits(most)).toBe(true);
      if (most + terms.topup < amountMax) expect(fits(most + 1n)).toBe(false);
    }),
  );
});
