import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withClient } from '../../../platform/database/database-exists';
import { pause } from '../../../platform/processes';
import { fromRoot } from '../../../platform/project-root';
import type { BenchServer } from '../bench-server';
import { median } from '../compare';
import { ownCpuMs } from '../cpu-time';
import { figure, type Figure, type Goal } from '../figure';
import { openCrowd, type Crowd } from './crowd';

const READERS = 5_000;
const CPU: Goal = {
  row: 10,
  what: 'quotes to 5,000 clients, 10 instruments at 4 Hz, CPU per client and frame : one frame written to each socket',
  limitSeen: '1.0 (15 µs)',
  bar: 1.25,
  stretch: 1.05,
  falling: true,
};
const LAG: Goal = {
  row: 11,
  what: 'the same, p99 of the lag',
  limitSeen: '1.0 (81 ms)',
  bar: 1.3,
  stretch: 0.6,
  falling: true,
};
const STALLED: Goal = {
  row: 12,
  what: 'p99 of the lag with 5 % of the clients stalled : without',
  limitSeen: '',
  bar: 1.15,
  stretch: 1.05,
  falling: true,
};

const INSTRUMENTS = 10;
const BEAT_MS = 250;
const SLICE_MS = 6_000;
const ROUNDS = 3;

interface Measured {
  /** Microseconds of the sending process for each frame that arrived. */
  readonly cpuUs: number;
  readonly lagMs: number;
}

/** Quotes as they reach many: ours, the least that could send them, and ours beside clients that stall. */
export async function fanOut(bench: BenchServer): Promise<Figure[]> {
  const instrumentIds = bench.instruments.slice(0, INSTRUMENTS);
  const { url, pid } = bench.server;
  const ours = (stalled: number) => async (): Promise<Measured> => {
    const { tokens } = bench.people;
    const crowd = await openCrowd({ url, tokens, count: READERS, instrumentIds, stalled });
    return measured(crowd, pid, () => beats(bench, instrumentIds));
  };
  const [calm, held] = [ours(0), ours(READERS / 20)];
  const frame = await oneFrame(bench, instrumentIds);
  const rounds: { ours: Measured; bare: Measured; beside: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await fromBare(bench, frame), ours: await calm(), beside: await held() });
  }
  const over = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const both = (unit: string, one: number, other: number) =>
    `${one.toFixed(1)} ${unit} : ${other.toFixed(1)} ${unit}`;
  const cpu = [over((at) => at.ours.cpuUs), over((at) => at.bare.cpuUs)] as const;
  const lag = [over((at) => at.ours.lagMs), over((at) => at.bare.lagMs)] as const;
  const beside = over((at) => at.beside.lagMs);
  return [
    figure(CPU, cpu[0] / cpu[1], both('µs', ...cpu)),
    figure(LAG, lag[0] / lag[1], both('ms', ...lag)),
    figure(STALLED, beside / lag[0], both('ms', beside, lag[0])),
  ];
}

async function measured(crowd: Crowd, pid: number, work: () => Promise<unknown>) {
  const before = ownCpuMs(pid);
  const { frames, lagsMs } = await crowd.during(work);
  const cpuMs = ownCpuMs(pid) - before;
  crowd.close();
  if (frames < READERS) throw new Error(`${String(frames)} frames came to ${String(READERS)}`);
  const lagMs = lagsMs.toSorted((a, b) => a - b)[Math.floor(lagsMs.length * 0.99)] ?? NaN;
  return { cpuUs: (cpuMs * 1_000) / frames, lagMs };
}

/** Each instrument moves by one step, up and down, four times a second. */
const beats = ({ addresses, ctx }: BenchServer, ids: readonly string[]): Promise<void> =>
  withClient(addresses.owner, async (client) => {
    await client.query('SET search_path = tarn, pg_temp');
    const began = performance.now();
    for (let n = 0; n * BEAT_MS < SLICE_MS; n += 1) {
      await client.query(
        `SELECT FROM record_quotes((SELECT jsonb_agg(jsonb_build_object('instrument_id', i.id::text,
           'price', (q.price + $2::int * power(10::numeric, -i.decimals))::text))
         FROM instrument i JOIN instrument_quote q ON q.instrument_id = i.id WHERE i.id = ANY ($1::bigint[])))`,
        [ids, n % 2 === 0 ? 1 : -1],
      );
      await ctx.bus.publish('quotes', ids);
      await pause(Math.max(0, (n + 1) * BEAT_MS - (performance.now() - began)));
    }
  });

/** All instruments in one frame, as the server writes it. */
async function oneFrame(bench: BenchServer, instrumentIds: readonly string[]): Promise<string> {
  const { tokens } = bench.people;
  const crowd = await openCrowd({ url: bench.server.url, tokens, count: 1, instrumentIds });
  await crowd.during(() => beats(bench, instrumentIds));
  crowd.close();
  return crowd.frame();
}

async function fromBare({ people }: BenchServer, frame: string): Promise<Measured> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fromRoot('server/bench/speed/fan-out/bare-sockets.ts'), frame],
    { cwd: fromRoot(), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${line.toString().trim()}`;
    const { tokens } = people;
    const crowd = await openCrowd({ url, tokens, count: READERS, instrumentIds: ['1'] });
    return await measured(crowd, child.pid ?? 0, () => pause(SLICE_MS));
  } finally {
    child.kill();
  }
}
