import type { Client } from 'pg';
import { accrueYield } from '../../../modules/yield';
import { withClient } from '../../../platform/database/database-exists';
import type { BenchServer } from '../bench-server';
import type { Figure } from '../figure';
import { placingP99 } from '../placing-p99';
import { makePeople, type People } from '../people';
import { bareRows } from './bare-rows';
import { yieldCosts } from './beside-holdings';
import { HOLDERS, makeHoldings, makeProjects } from './hold-projects';
import { figuresOf, holdingsOf, type Round, type Size } from './night-figures';

const HUNDRED_THOUSAND: Size = { projects: 10, rounds: 3, firstId: 300_001, rows: [14, 28, 29] };
/** Ten times as many, once: what takes minutes says little more at the third time. */
const MILLION: Size = { projects: 100, rounds: 1, firstId: 400_001, rows: [40, 41, 42] };

const SLICE_MS = 5_000;

/** One night for all of them, in the sets the job takes. Resolves to milliseconds. */
async function night({ ctx }: BenchServer, all: number): Promise<number> {
  const began = performance.now();
  let booked = 0;
  for (let found = -1; found !== 0; booked += found) found = await accrueYield(ctx);
  const ms = performance.now() - began;
  if (booked !== all) throw new Error(`${String(booked)} holdings were booked, not ${String(all)}`);
  return ms;
}

interface Stage {
  readonly bench: BenchServer;
  readonly client: Client;
  readonly people: People;
  readonly size: Size;
  /** Terms that can be joined. */
  readonly open: string;
}

/** A night for all of them by itself, what people do beside them, and a night while others place orders. */
async function oneRound(stage: Stage): Promise<Round> {
  const { bench, client, people, size, open } = stage;
  const all = holdingsOf(size);
  await makeHoldings(client, await makeProjects(client, size.projects), people);
  const beside = await yieldCosts(bench, open);
  const ours = await night(bench, all);
  const bare = await bareRows(client, all);
  await makeHoldings(client, await makeProjects(client, size.projects), people);
  const calm = await placingP99(bench, SLICE_MS);
  const nightly = night(bench, all);
  const busy = await placingP99(bench, SLICE_MS);
  await nightly;
  return { ours, bare, beside, calm, busy };
}

const nightsOf =
  (size: Size) =>
  async (bench: BenchServer): Promise<Figure[]> => {
    const people = await makePeople(bench.addresses.owner, HOLDERS, 0, size.firstId);
    return withClient(bench.addresses.owner, async (client) => {
      await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
      const [open = ''] = await makeProjects(client, 1);
      const alone = await yieldCosts(bench, open);
      const rounds: Round[] = [];
      while (rounds.length < size.rounds)
        rounds.push(await oneRound({ bench, client, people, size, open }));
      return figuresOf(size, alone, rounds);
    });
  };

export const yieldNights = nightsOf(HUNDRED_THOUSAND);
export const millionHoldings = nightsOf(MILLION);
