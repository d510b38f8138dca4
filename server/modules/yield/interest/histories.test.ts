import { prove } from '../../ledger';
import { dice } from '../../../testing/dice';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { randomHistories, ZONES } from '../../../testing/yield/histories';
import { recount } from '../../../testing/yield/recount';
import { recountProjects } from '../../../testing/yield/recount-projects';
import { advance, aUserWith } from '../../../testing/world';

const world = withWorld();
const desk = withProjectDesk(world);
/** A dose for every run; the whole is 10,000: `TARN_HISTORIES=10000`. */
const DOSE = 250;
const HISTORIES = Number(process.env.TARN_HISTORIES ?? DOSE);
/** What a dose takes on a slow machine, and as many times as much for more. */
const LIMIT_MS = 240_000 * Math.max(1, HISTORIES / DOSE);

const ACTS = [
  ...['left early', 'project.fund', 'project.interest', 'project.join', 'project.renew'],
  ...['project.resume', 'project.settle', 'project.suspend', 'project.topup', 'project.unfund'],
  'version',
];

/** In which zones a night was booked whose day has not 24 hours. */
async function zonesOfOddDays(): Promise<string[]> {
  const { rows } = await world.sql.owner.query<{ zone: string }>(
    `SELECT DISTINCT h.zone FROM yield_day d JOIN yield_holding h ON h.id = d.holding_id
     WHERE zone_day_start(d.day, h.zone) - zone_day_start(d.day - 1, h.zone) <> interval '24 hours' ORDER BY 1`,
  );
  return rows.map(({ zone }) => zone);
}

/** How often each act took place, as anyone reads it. */
async function actsDone(): Promise<Record<string, number>> {
  const { rows } = await world.sql.verify.query<{ act: string; n: number }>(
    `SELECT act, count(*)::int AS n FROM (
       SELECT kind AS act FROM verify.posting WHERE kind LIKE 'project.%' GROUP BY transaction_id, kind
       UNION ALL SELECT action FROM verify.audit WHERE action IN ('project.suspend', 'project.resume')
       UNION ALL SELECT 'version' FROM verify.terms WHERE version > 1
       UNION ALL SELECT 'left early' FROM verify.holding WHERE settled_at < least(ends_at,
         CASE WHEN topup_paid_at IS NULL THEN topup_due_at END)) a
     GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ act, n }) => [act, n]));
}

/** UTC has no days of another length. */
const ODD = ZONES.filter((zone) => zone !== 'UTC').sort();

/**
 * What anybody does at once with others falls differently in each run: a run that lacks an act, or a night of a clock
 * change, is walked on.
 */
const isFull = async (): Promise<boolean> => {
  const done = await actsDone();
  const odd = await zonesOfOddDays();
  return ACTS.every((act) => act in done) && odd.length === ODD.length;
};

describe('random histories of holdings, jobs late, doubled and by halves, over clock changes of four zones', () => {
  it('a night that is missing at the end is counted', async () => {
    const ann = await aUserWith(world, '900.00');
    const id = await desk.join(ann, await desk.project(), 20_000);
    await advance(world, 2 * 86_400);
    const bookedTo = await world.visitor.now();
    expect(await recount(world.sql.verify, bookedTo)).toContainEqual(
      expect.stringMatching(new RegExp(`^holding ${id}: days: counted .+ \\| .+, found $`)),
    );
    await desk.catchUp();
    expect(await recount(world.sql.verify, bookedTo)).toEqual([]);
  });

  it(
    'M11, M12: every cent is what anyone counts again from the movements alone',
    async () => {
      expect(
        await randomHistories({ world, desk, dice: dice(9), isFull }, HISTORIES),
      ).toBeGreaterThanOrEqual(HISTORIES);
      const bookedTo = await world.visitor.now();
      await desk.catchUp();
      expect(await recount(world.sql.verify, bookedTo)).toEqual([]);
      expect(await recountProjects(world.sql.verify, bookedTo)).toEqual([]);
      expect(await prove(world.sql.verify)).toBeNull();
      const done = await actsDone();
      expect(Object.keys(done)).toEqual(ACTS);
      expect(await zonesOfOddDays()).toEqual(ODD);
    },
    LIMIT_MS,
  );
});
