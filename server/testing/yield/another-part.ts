import type { ProjectOffer } from '../../modules/yield';
import type { Dice } from '../dice';

/** What a new version of a project's terms says otherwise. */
export function anotherPart(dice: Dice, offer: Partial<ProjectOffer>): Partial<ProjectOffer> {
  const agreed = (days: number) =>
    days < 2 ? null : { amount: BigInt(1 + dice.below(50_000)), day: 1 + dice.below(days - 1) };
  const days = dice.pick([1, 2, 6, 11, 30]);
  switch (dice.below(5)) {
    case 0:
      return { days, topUp: dice.below(2) === 0 ? agreed(days) : null };
    case 1:
      return { topUp: dice.below(3) === 0 ? null : agreed(offer.days ?? 1) };
    case 2:
      return { earlyStop: dice.below(3) === 0 ? null : { reductionBp: dice.below(10_001) } };
    case 3:
      return {
        dividend: offer.dividend === 'END' ? 'DAILY' : 'END',
        renewable: dice.below(4) > 0,
      };
    default:
      // What is invested and agreed may be more than the lesser one: refused.
      return dice.pick([
        { max: 1_500_000n, capacity: 1_500_000n },
        { max: 100_000_000n, capacity: 10_000_000_000n },
      ]);
  }
}
