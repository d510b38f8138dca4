import { withClient } from '../../../platform/database/database-exists';
import { compare, precisely, type Side } from '../compare';
import type { BenchServer } from '../bench-server';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { makePeople, type People } from '../people';
import { quotesOldEnough } from '../settling';
import { compareWorks, settledInBatches, worksOf } from '../works';

const BESIDE: Goal = {
  row: 24,
  what: 'settling in batches of 1,000 beside 10,000 bonus holders : without any',
  limitSeen: '',
  bar: 0.95,
  stretch: 1,
};
const holding = (what: string): Goal => ({
  row: 23,
  what: `${what}, by 10,000 bonus holders : by people without a bonus`,
  limitSeen: '',
  bar: 0.95,
  stretch: 1,
});

const HOLDERS = 10_000;
const SIGNED_IN = 100;

const CAMPAIGN = `
  WITH proposed AS (
    INSERT INTO proposal (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at, state, closed_by,
      closed_at)
    SELECT 'CAMPAIGN', 'campaign/new', 'bench', '{}', jsonb_build_object('titles', '{"en": "Bench"}'::jsonb,
        'class', 'GIFT', 'amount', '1000000', 'turnoverTimes', 100, 'budget', '100000000000',
        'starts', 'bench', 'ends', 'bench', 'open', true),
      s.one, n.at, n.at + interval '7 days', 'CONFIRMED', s.another, n.at
    FROM (SELECT min(id) AS one, max(id) AS another FROM staff WHERE role = 'ADMIN') s,
      (SELECT tarn_now() AS at) n RETURNING id)
  SELECT id FROM proposed`;

/** Each far from its turnover, and with more than is lost here. */
const CREDIT = `
  SELECT count(*) FILTER (WHERE g.status = 'OK')::int AS credited
  FROM generate_series($2::bigint, $2::bigint + $3::int - 1) person, grant_credit(person, $1, NULL, NULL) g`;
/** In one transaction each: a campaign counts what it gives in one row. */
const AT_ONCE = 100;

const PUT = `
  INSERT INTO campaign (titles, class, amount, turnover_times, budget, starts_at, ends_at, open, proposal_id)
  VALUES ('{"en": "Bench"}', 'GIFT', 1000000, 100, 100000000000, tarn_now() - interval '1 day',
    tarn_now() + interval '1 year', true, $1) RETURNING id`;

/** Ten thousand people, each with a bonus whose turnover is open. */
async function makeHolders({ addresses }: BenchServer, from: number): Promise<People> {
  const holders = await makePeople(addresses.owner, HOLDERS, SIGNED_IN, from);
  await withClient(addresses.owner, async (client) => {
    await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
    const proposal = await client.query<{ id: string }>(CAMPAIGN);
    const campaign = await client.query<{ id: string }>(PUT, [proposal.rows[0]?.id]);
    for (let done = 0; done < HOLDERS; done += AT_ONCE) {
      const args = [campaign.rows[0]?.id, holders.firstId + done, AT_ONCE];
      const { rows } = await client.query<{ credited: number }>(CREDIT, args);
      if (rows[0]?.credited !== AT_ONCE) throw new Error('somebody was not credited');
    }
    await client.query('RESET ROLE; ANALYZE');
  });
  return holders;
}

/** Opens or closes all bonuses at once, as no act does: the same people settle beside them, and without any, in turn. */
const openAll = ({ addresses }: BenchServer, open: boolean): Promise<void> =>
  withClient(addresses.owner, async (client) => {
    await client.query('SET session_replication_role = replica; SET search_path = tarn, pg_temp');
    await client.query(
      'UPDATE bonus SET open = $1, turnover_done = CASE WHEN $1 THEN 0 ELSE turnover_required END',
      [open],
    );
    await client.query('VACUUM ANALYZE bonus');
  });

const besideBonuses = (bench: BenchServer, people: People, open: boolean): Side => {
  const settling = settledInBatches({ ...bench, people });
  return {
    async run(ms) {
      await openAll(bench, open);
      return settling.run(ms);
    },
  };
};

/** What bonuses cost those who hold one, in each kind of work of rows 1 to 8, and those who do not. */
export async function bonusHolders(bench: BenchServer): Promise<Figure[]> {
  const { addresses, people } = bench;
  const others = await makePeople(addresses.owner, HOLDERS, SIGNED_IN, people.count + 1);
  await quotesOldEnough(bench);
  const holders = await makeHolders(bench, people.count + HOLDERS + 1);
  const beside = await compare(
    besideBonuses(bench, others, true),
    besideBonuses(bench, others, false),
    precisely(bench.pace()),
  );
  await openAll(bench, true);
  const sides = [await worksOf(bench, holders), await worksOf(bench, others)] as const;
  return [
    figure(BESIDE, beside.ratio, bothSides(beside)),
    ...(await compareWorks(sides, holding, bench.pace())),
  ];
}
