import { Staff, startStaffSession } from '../../modules/staff';
import { consoleHeaders, consoleQuery } from '../rig/desk-client';
import type { BenchServer } from './bench-server';
import { figure, type Figure, type Goal } from './figure';

/** How much waits in a queue that is measured. */
export const WAITING = 100_000;
const OPENINGS = 60;

export const someoneOnDuty = (bench: BenchServer): Promise<string> => onDuty(bench, 'SUPPORT');
export const administratorOnDuty = (bench: BenchServer): Promise<string> => onDuty(bench, 'ADMIN');

async function onDuty({ ctx }: BenchServer, role: 'ADMIN' | 'SUPPORT'): Promise<string> {
  const { id } = await ctx.db.getRepository(Staff).findOneByOrFail({ role });
  const { token } = await startStaffSession(ctx, id);
  return token;
}

export type Ask = (name: string, variables?: object) => Promise<string>;

/** Asks what the console asks, by the name of its document. */
export const asker =
  ({ server }: BenchServer, token: string): Ask =>
  async (name, variables = {}) => {
    const response = await fetch(`${server.url}/admin/graphql`, {
      method: 'POST',
      headers: consoleHeaders(token),
      body: JSON.stringify({ query: consoleQuery(name), variables }),
    });
    const text = await response.text();
    if (text.includes('"errors":[')) throw new Error(`${name}: ${text.slice(0, 300)}`);
    return text;
  };

/** The documents of a queue's screen, with what they are asked with. */
export interface Screen {
  readonly list: readonly [name: string, variables: object];
  readonly totals?: readonly [name: string, variables: object];
  readonly views?: readonly [name: string, variables?: object];
}

interface Measured {
  readonly ask: Ask;
  readonly cpuMs: () => number;
}

/** All that the page asks for before it is whole, at once as it asks. */
export async function opening(
  goal: Goal,
  { list, totals, views }: Screen,
  { ask, cpuMs }: Measured,
): Promise<Figure> {
  const times: number[] = [];
  const parts = { list: 0, totals: 0 };
  const timed = async (part: keyof typeof parts, work: Promise<string>) => {
    const began = performance.now();
    await work;
    parts[part] += (performance.now() - began) / OPENINGS;
  };
  const cpuBefore = cpuMs();
  for (let n = 0; n < OPENINGS; n += 1) {
    const began = performance.now();
    await Promise.all([
      timed('list', ask(...list)),
      totals && timed('totals', ask(...totals)),
      views && ask(...views),
      ask('Dashboard'),
    ]);
    times.push(performance.now() - began);
  }
  const cpu = (cpuMs() - cpuBefore) / OPENINGS;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const detail = `median ${ms(at(0.5))}; beside each other the list ${ms(parts.list)}, the totals ${ms(parts.totals)} on average, CPU ${ms(cpu)} each`;
  return figure(goal, at(0.95), detail);
}
