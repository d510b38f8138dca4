import { prove } from '../../ledger';
import { dice } from '../../../testing/dice';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { randomHistories } from '../../../testing/yield/histories';
import { recount } from '../../../testing/yield/recount';

const world = withWorld();
const desk = withProjectDesk(world);
/** A dose for every run; the whole is 10,000: `TARN_HISTORIES=10000`. */
const DOSE = 250;
const HISTORIES = Number(process.env.TARN_HISTORIES ?? DOSE);
/** What a dose takes on a slow machine, and as many times as much for more. */
const LIMIT_MS = 240_000 * Math.max(1, HISTORIES / DOSE);

describe('random histories of holdings, jobs late, doubled and by halves, over clock changes of four zones', () => {
  it(
    'M11, M12: every cent is what anyone counts again from the movements alone',
    async () => {
      expect(
        await randomHistories({ world, desk, dice: dice(9) }, HISTORIES),
      ).toBeGreaterThanOrEqual(HISTORIES);
      expect(await recount(world.sql.verify)).toEqual([]);
      expect(await prove(world.sql.verify)).toBeNull();
    },
    LIMIT_MS,
  );
});
