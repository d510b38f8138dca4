import fc from 'fast-check';
import { withCreditDesk, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';

const world = withWorld();
const desk = withCreditDesk(world);

interface Bonus {
  readonly amount: number;
  readonly left: number;
  readonly required: number;
  readonly done: number;
}

const isOpen = ({ left, required, done }: Bonus) => left > 0 && done < required;

/** What one set of contracts does, in the words of the rule: stakes count first, then losses, the oldest first. */
function settled(bonuses: readonly Bonus[], stake: number, lost: number): Bonus[] {
  const counted = bonuses.map((bonus) =>
    isOpen(bonus) ? { ...bonus, done: Math.min(bonus.required, bonus.done + stake) } : bonus,
  );
  const used: Bonus[] = [];
  let rest = lost;
  for (const bonus of counted) {
    const part = isOpen(bonus) ? Math.min(bonus.left, rest) : 0;
    rest -= part;
    used.push({ ...bonus, left: bonus.left - part });
  }
  return used;
}

const contract = fc
  .record({ stake: fc.integer({ min: 1, max: 9_000 }), won: fc.boolean() })
  .map(({ stake, won }) => {
    const fee = Math.floor(stake / 100);
    return { stake, lost: won ? fee : stake + fee };
  });
const terms = fc.record({
  amount: fc.integer({ min: 1, max: 10_000 }),
  times: fc.integer({ min: 0, max: 4 }),
});

it('M14: whatever was given and staked, the database and the rule agree on what is left and done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(terms, { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(contract, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (given, sets) => {
        const person = await aUser(world);
        for (const { amount, times } of given) {
          await desk.credited(person, { amount: BigInt(amount), turnoverTimes: times });
        }
        let model: Bonus[] = given.map(({ amount, times }) => ({
          ...{ amount, left: amount, required: amount * times, done: 0 },
        }));
        for (const set of sets) {
          await world.sql.owner.query('SELECT use_bonus($1, $2, $3)', [
            set.map(() => person.userId),
            set.map(({ stake }) => stake),
            set.map(({ lost }) => lost),
          ]);
          const sum = (of: 'stake' | 'lost') => set.reduce((all, one) => all + one[of], 0);
          model = settled(model, sum('stake'), sum('lost'));
          const says = model.map(
            (bonus) =>
              `${String(bonus.left)}/${String(bonus.amount)} ${String(bonus.done)}/${String(bonus.required)}` +
              (isOpen(bonus) ? '' : ' free'),
          );
          expect(await desk.bonuses(person)).toEqual(says);
        }
      },
    ),
    { numRuns: 25 },
  );
});
