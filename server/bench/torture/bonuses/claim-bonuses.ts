import { balancesOf } from '../../../modules/ledger';
import { askFor } from '../../rig/asking';
import { CONNECTIONS, crowd, pick, wayInOf } from '../../rig/load';
import { openReviewer, type Customer, type Reviewer } from '../../rig/reviewer';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { BONUS_MINOR, onlyThis } from './one-campaign';

const COPIES = 20;
/** So many come away with nothing. */
const TOO_MANY = 3;

interface Claimant extends Customer {
  readonly token: string;
  /** How the claims ended: a code, or null for a credit. */
  readonly codes: (string | null)[];
}

async function claimants(rig: Rig, reviewer: Reviewer): Promise<readonly Claimant[]> {
  const made: Claimant[] = [];
  await crowd(rig.dose.claimants, 8, async (index) => {
    const customer = await reviewer.customer(`bonus${String(index)}`, 0);
    made.push({ ...customer, token: await rig.client.signIn(customer), codes: [] });
  });
  return made;
}

export const claimBonuses: Row = {
  what: 'the daily bonus is claimed twenty times at once by each of more people than its budget has bonuses for, GraphQL and REST mixed',
  async run(rig) {
    const reviewer = await openReviewer(rig.addresses());
    try {
      const people = await claimants(rig, reviewer);
      const given = people.length - TOO_MANY;
      await onlyThis(reviewer, given);
      const count = people.length * COPIES;
      // One person's twenty go out together: the others' come before and after.
      await crowd(count, CONNECTIONS, async (index) => {
        const person = pick(people, Math.floor(index / COPIES));
        person.codes.push(await claim(rig, person, index));
      });
      for (const person of people) await proveOne(rig, reviewer, person);
      const credits = people.flatMap(({ codes }) => codes.filter((code) => code === null));
      assertThat(credits.length === given, `${String(credits.length)} bonuses were given`);
      return {
        count: `${String(people.length)} people, ${String(count)} claims`,
        result: `each was credited once at most, and all of the budget was given: ${String(given)} times`,
      };
    } finally {
      await reviewer.close();
    }
  },
};

async function claim({ server }: Rig, { token }: Claimant, index: number): Promise<string | null> {
  const asking = { url: server.url, token, wayIn: wayInOf(index) };
  const { code } = await askFor(asking, {
    mutation: ['dailyBonusClaim', 'DailyBonusClaimInput', 'credit'],
    ...{ input: {}, path: 'user/sign', form: {}, key: `bonus-claim-${String(index)}` },
  });
  return code;
}

const refusals: readonly (string | null)[] = ['ONLY_ONCE_A_DAY', 'CAMPAIGN_ENDED'];

/** What was answered, what stands in the books, and what can be spent is the same, and once a day at most. */
async function proveOne(rig: Rig, { ctx }: Reviewer, { id, codes }: Claimant): Promise<void> {
  const credited = codes.filter((code) => code === null).length;
  const others = codes.filter((code) => code !== null && !refusals.includes(code));
  assertThat(others.length === 0, `a claim was refused otherwise: ${others.join()}`);
  const { rows } = await rig.verify.query<{ day: string; n: string }>(
    'SELECT day::text AS day, count(*) AS n FROM verify.daily_bonuses WHERE user_id = $1 GROUP BY day',
    [id],
  );
  assertThat(
    rows.length === credited && rows.every(({ n }) => n === '1'),
    `user ${id} has other bonuses than were answered`,
  );
  const { available } = await balancesOf(ctx, id);
  assertThat(
    available.minor === BigInt(credited) * BONUS_MINOR,
    `user ${id} holds another amount than was given`,
  );
}
