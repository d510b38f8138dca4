import { isRefusal } from '../../platform/domain-error';
import { accrueYield, catchUpYield, matureHoldings } from '../../modules/yield';
import type { Dice } from '../dice';
import type { ProjectDesk } from '../people/projects';
import { advance, aUserWith, type Person, type World } from '../world';
import { officeAct, type Offered } from './office';

/** One of them changes its clocks at midnight, one has half hours, one has none. */
export const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Beirut', 'America/St_Johns'] as const;
const HOUR = 3_600;
/** The sale outlasts every walk. */
const FAR = new Date('2100-01-01T00:00:00Z');

interface Walk {
  readonly world: World;
  readonly desk: ProjectDesk;
  readonly dice: Dice;
  /** Whether all has happened that is to happen once at least: however the throws fall, the walk goes on until it has. */
  readonly isFull?: () => Promise<boolean>;
}

/** Projects of every sort: both dividends, with and without top-up and early stop, one of a single day. */
async function projectsOf({ desk }: Walk): Promise<Offered[]> {
  const topUp = (day: number) => ({ topUp: { amount: 7_777n, day } });
  const offers = [
    { days: 1, dividend: 'DAILY' as const, annualPpm: 1_000_000, min: 1n },
    { days: 5, dividend: 'DAILY' as const, annualPpm: 73_123, min: 1n, ...topUp(2) },
    { days: 9, dividend: 'END' as const, annualPpm: 182_499, min: 1n, ...topUp(8) },
    { days: 4, dividend: 'END' as const, annualPpm: 1, min: 1n },
    {
      days: 7,
      dividend: 'DAILY' as const,
      annualPpm: 365_000,
      min: 1n,
      earlyStop: { reductionBp: 1 },
    },
    { days: 30, dividend: 'END' as const, annualPpm: 91_250, min: 1n, earlyStop: null },
  ];
  const projects: Offered[] = [];
  for (const one of offers) {
    const offer = { ...one, saleEndsAt: FAR, capacity: 10_000_000_000n, max: 100_000_000n };
    projects.push({ id: await desk.project(offer), offer });
  }
  return projects;
}

async function open(walk: Walk, person: Person): Promise<{ id: string; state: string }[]> {
  const { rows } = await walk.world.sql.app.query<{ id: string; state: string }>(
    `SELECT id, state FROM yield_holding WHERE user_id = $1 AND state <> 'SETTLED'`,
    [person.userId],
  );
  return rows;
}

/** One thing that somebody does, or nothing where it is refused: what a refusal leaves is checked with the rest. */
async function act(walk: Walk, person: Person, projects: readonly Offered[]): Promise<void> {
  const { desk, dice } = walk;
  const holdings = await open(walk, person);
  const holding = holdings[dice.below(Math.max(1, holdings.length))];
  const cents = 1 + dice.below(200_000);
  try {
    if (!holding || dice.below(3) === 0) {
      await desk.join(person, projects[dice.below(projects.length)]?.id ?? '', cents);
      return;
    }
    const choice = dice.below(holding.state === 'DUE' ? 6 : 9);
    if (choice < 2) await desk.settle(person, holding.id);
    else if (choice < 4) await desk.renew(person, holding.id);
    else if (choice < 7)
      await desk.topUp(
        person,
        holding.id,
        holding.state === 'NEEDS_TOPUP' && dice.below(2) === 0 ? null : 1_000 + cents,
      );
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Jobs that come in time, late, doubled, by halves or not at all. */
async function night({ world, dice }: Walk): Promise<void> {
  const { visitor } = world;
  switch (dice.below(6)) {
    case 0:
      return;
    case 1:
      await Promise.all([catchUpYield(visitor), catchUpYield(visitor)]);
      return;
    case 2:
      await accrueYield(visitor, 3);
      return;
    case 3:
      await Promise.all([matureHoldings(visitor, 2), accrueYield(visitor, 2)]);
      return;
    default:
      await catchUpYield(visitor);
  }
}

/** Ten days before the clocks of all zones that change theirs do so within four weeks: in March or in October. */
async function beforeClockChanges({ world }: Walk): Promise<void> {
  const { rows } = await world.sql.owner.query<{ days: number | null }>(
    `WITH odd AS (
       SELECT z.zone, d.n FROM unnest($1::text[]) z (zone), generate_series(1, 400) d (n),
         LATERAL (SELECT tarn_now() + d.n * interval '1 day' AS at) t
       WHERE (t.at AT TIME ZONE z.zone) - (t.at - interval '1 day') AT TIME ZONE z.zone <> interval '1 day')
     SELECT min(s.n) AS days FROM generate_series(0, 370) s (n)
     WHERE (SELECT count(DISTINCT o.zone) FROM odd o WHERE o.n BETWEEN s.n + 10 AND s.n + 27)
       = (SELECT count(DISTINCT zone) FROM odd)`,
    [ZONES],
  );
  const days = rows[0]?.days;
  if (days == null) throw new Error('the clocks of these zones never change together');
  await advance(world, days * 24 * HOUR);
}

async function inZone({ world }: Walk, zone: string): Promise<void> {
  await world.sql.owner.query(
    `UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`,
    [zone],
  );
}

/**
 * At least so many holdings of random histories, over clock changes of four zones, while administrators publish new
 * versions, suspend, resume, fund and take back; `look` is called behind each round. Resolves to how many.
 */
export async function randomHistories(
  walk: Walk,
  atLeast: number,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { world, desk, dice, isFull = () => Promise.resolve(true) } = walk;
  await beforeClockChanges(walk);
  const projects = await projectsOf(walk);
  const people = await Promise.all(Array.from({ length: 24 }, () => aUserWith(world, '20000.00')));
  const until = new Date((await world.visitor.now()).getTime() + 29 * 24 * HOUR * 1_000);
  // In each zone before its clock changes, and behind all changes at the end.
  for (let round = 0; ; round += 1) {
    await inZone(walk, ZONES[round] ?? dice.pick(ZONES));
    await advance(
      world,
      dice.pick([1, HOUR, 5 * HOUR, 13 * HOUR, 24 * HOUR, 61 * HOUR]) + dice.below(HOUR),
    );
    await night(walk);
    const busy = people.filter(() => dice.below(3) > 0);
    const project = projects[dice.below(projects.length)];
    await Promise.all([
      ...busy.map((person) => act(walk, person, projects)),
      ...(project && dice.below(3) > 0 ? [officeAct(walk, project)] : []),
    ]);
    await look();
    const count = Number(await desk.one<string>('SELECT count(*) FROM yield_holding'));
    const isOver = count >= atLeast && (await world.visitor.now()) >= until;
    if (isOver && (await isFull())) return count;
  }
}
