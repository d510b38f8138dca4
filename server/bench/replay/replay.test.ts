import { join } from 'node:path';
import { replay } from './replay';
import { readTape } from './tape';

const trades = readTape(join(__dirname, 'xrpeth-trades-2019-10-11.cut.csv'));

describe('P2: five hundred contracts on a recorded market', () => {
  it('come to what the tape says, settled at each instant or long after', async () => {
    const atOnce = await replay({ trades, contracts: 500, settle: 'at once' });
    const late = await replay({ trades, contracts: 500, settle: 'late' });
    expect(late).toEqual(atOnce);
    expect(Object.keys(atOnce.byOutcome).sort()).toEqual(['DRAW', 'LOSS', 'VOID', 'WIN']);
    // A busy machine is no reason for red.
  }, 300_000);
});
