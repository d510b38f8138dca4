import { randomUUID } from 'node:crypto';
import { languages } from '../../../schema/languages';
import { parseMoney, usd } from '../../../schema/money';
import { confirmProposal } from '../../modules/proposals';
import {
  catchUpYield,
  joinProject,
  proposeFunding,
  proposeProject,
  renewHolding,
  settleHolding,
  suspendProject,
  topUpHolding,
  type ProjectOffer,
  type ProposeFunding,
} from '../../modules/yield';
import { advance, aStaffMember, aUserWith, type Person, type World } from '../world';

const DAY_MS = 86_400_000;

/** 30 days at 9.125 %, from 100.00 to 5,000.00, left early for half of the interest, unless said otherwise. */
async function offerOf(world: World, more: Partial<ProjectOffer> = {}): Promise<ProjectOffer> {
  const now = (await world.visitor.now()).getTime();
  const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
  return {
    ...{ titles: inAll('Steady 30'), descriptions: inAll('Lends to harbours.') },
    ...{ risks: inAll('A loan may fail.'), issuer: 'Tarn' },
    ...{ annualPpm: 91_250, days: 30, dividend: 'END', min: 10_000n, max: 500_000n },
    ...{ capacity: 10_000_000n, releaseAt: new Date(now - DAY_MS), saleStartsAt: new Date(now) },
    ...{ saleEndsAt: new Date(now + 400 * DAY_MS), topUp: null, earlyStop: { reductionBp: 5_000 } },
    ...{ renewable: true },
    ...more,
  };
}

/** Two administrators who publish and fund projects, and what people do with them. */
export async function openProjectDesk(world: World) {
  const [ada, jun] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const one = async <T>(sql: string, args: readonly unknown[] = []): Promise<T> => {
    const { rows } = await world.sql.app.query<{ it: T }>(`SELECT (${sql}) AS it`, [...args]);
    return rows[0]?.it as T;
  };
  const publish = async (id: string | null, more: Partial<ProjectOffer>) => {
    const asked = { id, offer: await offerOf(world, more), reason: 'A test', idempotencyKey: null };
    await confirmProposal(jun.ctx, (await proposeProject(ada.ctx, asked)).id);
  };
  const desk = {
    ada,
    jun,
    one,
    offerOf: (more: Partial<ProjectOffer> = {}) => offerOf(world, more),
    /** Both agreed to it; funded with dollars, by default more than it can promise. Resolves to its id. */
    async project(more: Partial<ProjectOffer> = {}, dollars = '1000000.00'): Promise<string> {
      await publish(null, more);
      const id = await one<string>('SELECT max(id) FROM yield_project');
      if (dollars !== '0.00') await desk.fund(id, dollars);
      return id;
    },
    async version(projectId: string, more: Partial<ProjectOffer>): Promise<string> {
      await publish(projectId, more);
      return desk.termsOf(projectId);
    },
    async fund(
      projectId: string,
      dollars: string,
      kind: ProposeFunding['kind'] = 'PROJECT_FUNDING',
      bankReference = `WIRE ${randomUUID()}`,
    ): Promise<void> {
      const { id } = await proposeFunding(ada.ctx, {
        ...{ projectId, kind, amount: parseMoney('USD', dollars), bankReference },
        ...{ reason: 'A test', idempotencyKey: null },
      });
      await confirmProposal(jun.ctx, id);
    },
    suspend: (projectId: string, suspend: boolean) =>
      suspendProject(ada.ctx, { projectId, suspend, reason: 'A test' }),
    termsOf: (projectId: string) =>
      one<string>('SELECT terms_id FROM yield_project WHERE id = $1', [projectId]),
    async join({ ctx }: Person, projectId: string, cents: number): Promise<string> {
      const termsId = await desk.termsOf(projectId);
      const asked = { projectId, amount: usd(cents), termsId, idempotencyKey: randomUUID() };
      return (await joinProject(ctx, asked)).holdingId;
    },
    topUp: ({ ctx }: Person, holdingId: string, cents: number | null = null) =>
      topUpHolding(ctx, {
        holdingId,
        amount: cents === null ? null : usd(cents),
        idempotencyKey: randomUUID(),
      }),
    settle: ({ ctx }: Person, holdingId: string) =>
      settleHolding(ctx, { holdingId, idempotencyKey: randomUUID() }),
    async renew({ ctx }: Person, holdingId: string): Promise<string> {
      const projectId = await one<string>('SELECT project_id FROM yield_holding WHERE id = $1', [
        holdingId,
      ]);
      const termsId = await desk.termsOf(projectId);
      return (await renewHolding(ctx, { holdingId, termsId, idempotencyKey: randomUUID() }))
        .holdingId;
    },
    /** All that time has done up to now. */
    catchUp: () => catchUpYield(world.visitor),
    /** `STATE principal accrued/paid` in cents. */
    says: (holdingId: string) =>
      one<string>(
        `SELECT state || ' ' || principal || ' ' || accrued || '/' || paid FROM yield_holding WHERE id = $1`,
        [holdingId],
      ),
  };
  return desk;
}

export type ProjectDesk = Awaited<ReturnType<typeof openProjectDesk>>;

/** Somebody's holding of a day: its night and its end have passed, nobody has booked them, and what is booked so far. */
export async function aDueHolding(world: World) {
  const desk = await openProjectDesk(world);
  const project = await desk.project({ days: 1, dividend: 'DAILY', annualPpm: 365_000 });
  const id = await desk.join(await aUserWith(world, '200.00'), project, 20_000);
  await advance(world, 2 * 86_400);
  return { id, says: () => desk.says(id), catchUp: desk.catchUp };
}
