import { sealBlocks } from '../../modules/proof';
import type { BenchServer } from './bench-server';
import type { Side } from './compare';
import type { Figure, Goal } from './figure';
import { quotesOldEnough } from './settling';
import { compareWorks, worksOf } from './works';

const goal = (what: string): Goal => ({
  row: 33,
  what: `${what}, with the sealer on : off`,
  limitSeen: '',
  bar: 0.95,
  stretch: 1,
});

/** Oftener than the job: what a slice writes is sealed within it. */
const EVERY_MS = 500;

/** What sealing takes from those whose movements are sealed, in each kind of work of rows 1 to 8. */
export async function sealing(bench: BenchServer): Promise<Figure[]> {
  await quotesOldEnough(bench);
  const works = await worksOf(bench, bench.people);
  const sides = [
    works.map(({ what, side }) => ({ what, side: sealed(bench, side) })),
    works.map(({ what, side }) => ({ what, side: swept(bench, side) })),
  ] as const;
  return compareWorks(sides, goal, bench.pace());
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
