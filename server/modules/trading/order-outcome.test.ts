import fc from 'fast-check';
import { outcomeOf, paidOf } from '../../../schema/order-outcome';
import { directions, outcomes } from '../../../schema/states';
import { withWorld } from '../../testing/suite';

const world = withWorld();

const price = fc.bigInt(1n, 10n ** 14n).map((ticks) => {
  const digits = ticks.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
});

it('P1: the browser’s outcome and the database’s are one, for any prices', async () => {
  const cases = fc
    .sample(
      fc.tuple(
        fc.constantFrom(...directions),
        price,
        fc.option(fc.oneof(price, fc.constant('same'))),
      ),
      500,
    )
    .map(([direction, open, close]) => [direction, open, close === 'same' ? open : close] as const);
  const { rows } = await world.sql.app.query<{ outcome: string }>(
    `SELECT order_outcome(direction, open, close) AS outcome
     FROM unnest($1::text[], $2::numeric[], $3::numeric[]) WITH ORDINALITY AS c (direction, open, close, n)
     ORDER BY n`,
    [cases.map(([one]) => one), cases.map(([, two]) => two), cases.map(([, , three]) => three)],
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(
    cases.map(([direction, open, close]) => outcomeOf(direction, open, close)),
  );
});

it('P9: and so is what they pay, rounded down to the cent', async () => {
  const cases = fc.sample(
    fc.tuple(
      fc.constantFrom(...outcomes),
      fc.bigInt(1n, 10n ** 9n),
      fc.bigInt(0n, 10n ** 7n),
      fc.integer({ min: 1, max: 10_000 }),
    ),
    500,
  );
  const { rows } = await world.sql.app.query<{ paid: string }>(
    `SELECT order_paid(outcome, stake, fee, payout) AS paid
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::int[]) WITH ORDINALITY AS c (outcome, stake, fee, payout, n)
     ORDER BY n`,
    [
      cases.map(([a]) => a),
      cases.map(([, b]) => b),
      cases.map(([, , c]) => c),
      cases.map(([, , , d]) => d),
    ],
  );
  expect(rows.map(({ paid }) => BigInt(paid))).toEqual(
    cases.map(
      ([outcome, stake, fee, payoutBp]) =>
        paidOf({ asset: 'USD', stake, fee, payoutBp }, outcome).minor,
    ),
  );
});
