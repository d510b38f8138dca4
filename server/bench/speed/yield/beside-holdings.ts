import { randomUUID } from 'node:crypto';
import { usd } from '../../../../schema/money';
import { holdings, joinProject, projects, projectsByIds } from '../../../modules/yield';
import type { BenchServer } from '../bench-server';
import { median } from '../compare';
import { asPerson } from '../placing';

export const costNames = ['join', 'list', 'details', 'own'] as const;
/** Milliseconds of one, in the middle of many. */
export type Costs = Readonly<Record<(typeof costNames)[number], number>>;

const TIMES = 200;
/** Nobody joins twice. */
let joiners = 0;

/** What people do with projects; `termsId` is of one that can be joined. */
export async function yieldCosts(bench: BenchServer, termsId: string): Promise<Costs> {
  const { ctx, people } = bench;
  const page = { first: 10, after: null } as const;
  const found = await projects(ctx, { ...page, first: 100, tab: 'ALL' });
  const project = found.find((one) => one.termsId === termsId);
  if (!project) throw new Error('the project to be joined is gone');
  const someone = () => asPerson(ctx, String(people.firstId + joiners));
  const join = await middle(() => {
    joiners += 1;
    const asked = { projectId: project.id, termsId, amount: usd(10_000) };
    return joinProject(someone(), { ...asked, idempotencyKey: randomUUID() });
  });
  return {
    join,
    list: await middle(() => projects(ctx, { ...page, tab: 'ALL' })),
    details: await middle(() => projectsByIds(ctx.db, [project.id])),
    own: await middle(() => holdings(someone(), { ...page, tab: 'ALL' })),
  };
}

async function middle(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return median(took);
}
