import { formatMoney, money, parseMoney } from '../../../../schema/money';
import type { MoneyLike } from '../../lib/money/format';
import type { OutcomeTotalsQuery } from './proof.generated';

type Total = OutcomeTotalsQuery['outcomeTotals']['totals'][number];

/** How contracts over a duration came out. */
export type OutcomeSum = Omit<Total, 'instrument'>;

/** By duration, the shortest first: of several markets the sum of their lines. */
export function byDuration(totals: readonly Total[]): OutcomeSum[] {
  const durations = [...new Set(totals.map(({ durationSeconds }) => durationSeconds))];
  return durations
    .toSorted((one, two) => one - two)
    .flatMap((seconds) => {
      const [first, ...others] = totals.filter((total) => total.durationSeconds === seconds);
      return first ? [others.reduce<OutcomeSum>(plus, first)] : [];
    });
}

const plus = (one: OutcomeSum, two: OutcomeSum): OutcomeSum => ({
  durationSeconds: one.durationSeconds,
  count: one.count + two.count,
  won: one.won + two.won,
  lost: one.lost + two.lost,
  drawn: one.drawn + two.drawn,
  void: one.void + two.void,
  stakes: sumOf(one.stakes, two.stakes),
  paid: sumOf(one.paid, two.paid),
});

function sumOf({ asset, amount }: MoneyLike, two: MoneyLike): MoneyLike {
  const minor = parseMoney(asset, amount).minor + parseMoney(asset, two.amount).minor;
  return { asset, amount: formatMoney(money(asset, minor)) };
}
