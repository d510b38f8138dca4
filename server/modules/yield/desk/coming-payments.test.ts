import { dice } from '../../../testing/dice';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';
import { randomHistories } from '../../../testing/yield/histories';

const world = withWorld();
const desk = withProjectDesk(world);

const DAY_S = 86_400;

/** The figures as they are told, and as anyone counts them from every unsettled holding, at one instant. */
const BOTH = `
  SELECT (SELECT to_jsonb(c) FROM coming_payments(u.at) c) AS told, (
    SELECT to_jsonb(p) FROM (
      SELECT coalesce(sum(CASE
          WHEN h.matures_at <= u.at
            THEN h.principal + yield_interest(h.annual_ppm, h.principal_days + n.nights * h.principal) - h.paid
          WHEN h.dividend = 'DAILY' THEN n.nights * yield_interest(h.annual_ppm, h.principal)
          ELSE 0 END), 0)::bigint AS payments,
        coalesce(sum(h.topup) FILTER (WHERE h.state = 'NEEDS_TOPUP' AND h.topup_due_at <= u.at), 0)::bigint AS topups,
        count(*) FILTER (WHERE h.state = 'NEEDS_TOPUP' AND h.topup_due_at <= u.at)::int AS topup_count
      FROM yield_holding h CROSS JOIN LATERAL (SELECT holding_due_days(h, u.at)::bigint AS nights) n
      WHERE h.state <> 'SETTLED') p) AS counted
  FROM (SELECT tarn_now() + interval '7 days' AS at) u`;

async function look(): Promise<void> {
  const { rows } = await world.sql.owner.query<{ told: object; counted: object }>(BOTH);
  expect(rows[0]?.told).toEqual(rows[0]?.counted);
}

it('M11: what seven days bring is what all holdings come to, whoever joins, tops up, leaves or is late', async () => {
  let looks = 0;
  await randomHistories({ world, desk, dice: dice(21) }, 120, async () => {
    await look();
    looks += 1;
  });
  expect(looks).toBeGreaterThan(3);
}, 240_000);

it('M11: and of one that pays for longer than a week, nights that are not booked yet included', async () => {
  const ann = await aUserWith(world, '9000.00');
  const offer = { dividend: 'DAILY', annualPpm: 365_000, days: 90 } as const;
  const project = await desk.project({ ...offer, earlyStop: { reductionBp: 0 } });
  const id = await desk.join(ann, project, 100_000);
  await look();
  await advance(world, 2 * DAY_S);
  await look();
  await desk.catchUp();
  await look();
  await desk.topUp(ann, id, 50_000);
  await look();
  await advance(world, DAY_S);
  await desk.settle(ann, id);
  await look();
});
