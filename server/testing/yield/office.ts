import { formatMoney, usd } from '../../../schema/money';
import { closeProposal } from '../../modules/proposals/close-proposal';
import { confirmProposal } from '../../modules/proposals';
import { proposeProject, type ProjectOffer } from '../../modules/yield';
import { isRefusal } from '../../platform/domain-error';
import type { Dice } from '../dice';
import type { ProjectDesk } from '../people/projects';
import type { World } from '../world';

export interface Offered {
  readonly id: string;
  /** As its newest version says it, where it is another than usual. */
  offer: Partial<ProjectOffer>;
}

interface Office {
  readonly world: World;
  readonly desk: ProjectDesk;
  readonly dice: Dice;
}

/** What is suspended does not stay so for long: nobody joins meanwhile. */
const ACTS = ['VERSION', 'VERSION', 'SUSPEND', 'RESUME', 'RESUME', 'FUND', 'UNFUND'] as const;

/**
 * One thing that the administrators do to a project while people hold it, or nothing where it is refused: a new
 * version of its terms, suspended, offered again, money put aside for its interest or taken back.
 */
export async function officeAct(office: Office, project: Offered): Promise<void> {
  const { desk, dice } = office;
  await stillSignedIn(office);
  try {
    switch (dice.pick(ACTS)) {
      case 'VERSION':
        await newVersion(office, project);
        return;
      case 'SUSPEND':
        await desk.suspend(project.id, true);
        return;
      case 'RESUME':
        await desk.suspend(project.id, false);
        return;
      case 'FUND':
        await desk.fund(project.id, formatMoney(usd(1 + dice.below(5_000_000))));
        return;
      case 'UNFUND':
        await desk.fund(project.id, await spare(office, project), 'PROJECT_UNFUNDING');
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await withdrawOpen(office, project);
  }
}

/** However many years the histories take. */
async function stillSignedIn({ world, desk: { ada, jun } }: Office): Promise<void> {
  await world.sql.owner.query(
    `INSERT INTO staff_session (staff_id, token_hash, expires_at, last_used_at)
     SELECT s.id, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), tarn_now() + interval '1 year',
       tarn_now() + interval '1 year'
     FROM staff s WHERE s.id = ANY ($1) AND NOT staff_signed_in(s.id)`,
    [[ada.staff.staffId, jun.staff.staffId]],
  );
}

/** All that is not promised, or a part of it; a cent more than all of it is refused. */
async function spare({ desk, dice }: Office, { id }: Offered): Promise<string> {
  const free = BigInt(
    await desk.one<string>(
      'SELECT (funded - promised)::text FROM yield_project_total WHERE project_id = $1',
      [id],
    ),
  );
  const part = (free * BigInt(1 + dice.below(100))) / 100n;
  const amounts = [free, free + 1n, part, part] as const;
  return formatMoney(usd(dice.pick(amounts)));
}

/** Each at another rate, and with another part besides. */
async function newVersion({ desk, dice }: Office, project: Offered): Promise<void> {
  const annualPpm = 1 + dice.below(1_000_000);
  const offer = { ...project.offer, annualPpm, ...anotherPart(dice, project.offer) };
  const asked = { id: project.id, offer: await desk.offerOf(offer), reason: 'A test' };
  const { id } = await proposeProject(desk.ada.ctx, { ...asked, idempotencyKey: null });
  await confirmProposal(desk.jun.ctx, id);
  project.offer = offer;
}

function anotherPart(dice: Dice, offer: Partial<ProjectOffer>): Partial<ProjectOffer> {
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

/** What somebody else's act has made impossible meanwhile would keep the next proposal waiting. */
async function withdrawOpen({ world, desk }: Office, { id }: Offered): Promise<void> {
  const { rows } = await world.sql.app.query<{ id: string }>(
    `SELECT id FROM proposal WHERE state = 'OPEN' AND subject = 'project/' || $1`,
    [id],
  );
  for (const open of rows) await closeProposal(desk.ada.ctx, { id: open.id, act: 'WITHDRAWN' });
}
