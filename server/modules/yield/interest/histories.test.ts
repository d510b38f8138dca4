import { prove } from '../../ledger';
import { dice } from '../../../testing/dice';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { randomHistories } from '../../../testing/yield/histories';
import { recount } from '../../../testing/yield/recount';

const world = withWorld();
const desk = withProjectDesk(world);
const HISTORIES = Number(process.env.TARN_HISTORIES ?? 250);

describe('random histories of holdings, jobs late, doubled and by halves, over clock changes of four zones', () => {
  it('M11, M12: every cent is what anyone counts again from the movements alone', async () => {
    expect(await randomHistories({ world, desk, dice: dice(9) }, HISTORIES)).toBeGreaterThanOrEqual(
      HISTORIES,
    );
    expect(await recount(world.sql.verify)).toEqual([]);
    expect(await prove(world.sql.verify)).toBeNull();
  }, 240_000);
});
