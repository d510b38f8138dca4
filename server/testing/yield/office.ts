import { formatMoney, usd } from '../../../schema/money';
import { closeProposal } from '../../modules/proposals/close-proposal';
import { confirmProposal } from '../../modules/proposals';
import { proposeProject, type ProjectOffer } from '../../modules/yield';
import { isRefusal } from '../../platform/domain-error';
import type { Dice } from '../dice';
import type { ProjectDesk } from '../people/projects';
import type { World } from '../world';
import { anotherPart } from './another-part';

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

/** What somebody else's act has made impossible meanwhile would keep the next proposal waiting. */
async function withdrawOpen({ world, desk }: Office, { id }: Offered): Promise<void> {
  const { rows } = await world.sql.app.query<{ id: string }>(
    `SELECT id FROM proposal WHERE state = 'OPEN' AND subject = 'project/' || $1`,
    [id],
  );
  for (const open of rows) await closeProposal(desk.ada.ctx, { id: open.id, act: 'WITHDRAWN' });
}
