import { sealBlocks } from '../../modules/proof';
import type { BenchServer } from './bench-server';
import { compare, type Side } from './compare';
import { bothSides, figure, unmeasured, type Figure, type Goal } from './figure';
import { placeScript, setScript } from './placing';

const goal = (row: number, what: string): Goal => ({
  row,
  what: `${what}, with the sealer on : off`,
  limitSeen: '',
  bar: 0.95,
  stretch: 1,
});
const SETS = goal(33, 'orders placed in sets of 8, 8 clients of pgbench');
const SINGLE = goal(34, 'one order a call, 8 clients of pgbench');

/** Oftener than the job: what a slice writes is sealed within it. */
const EVERY_MS = 500;

/** What sealing takes from those whose movements are sealed. */
export async function sealing(bench: BenchServer): Promise<Figure[]> {
  const { pgbench, addresses } = bench;
  if (!pgbench) return [SETS, SINGLE].map((one) => unmeasured(one, 'no pgbench'));
  const sets = pgbench.script('sealed-8', setScript(bench, 8), addresses.app);
  const single = pgbench.script('sealed-1', placeScript(bench), addresses.app);
  const figures: Figure[] = [];
  for (const [aim, side] of [
    [SETS, sets],
    [SINGLE, single],
  ] as const) {
    const found = await compare(sealed(bench, side), swept(bench, side), bench.pace());
    figures.push(figure(aim, found.ratio, bothSides(found)));
  }
  return figures;
}

/** Of what nobody cuts short. */
export const never = new AbortController().signal;

/** Both sides begin with nothing left to seal. */
const swept = ({ ctx }: BenchServer, { run }: Side): Side => ({
  async run(ms) {
    await sealBlocks(ctx, never);
    return run(ms);
  },
});

function sealed(bench: BenchServer, side: Side): Side {
  return swept(bench, {
    async run(ms) {
      let busy: Promise<void> = Promise.resolve();
      const timer = setInterval(() => {
        busy = busy.then(() => sealBlocks(bench.ctx, never));
      }, EVERY_MS);
      const slice = await side.run(ms);
      clearInterval(timer);
      await busy;
      return slice;
    },
  });
}
