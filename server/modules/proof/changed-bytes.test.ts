import { checkProof } from '../../../schema/proof/check-proof';
import { withSealed } from '../../testing/people/sealed';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { withWorld } from '../../testing/suite';
import { statement } from '../ledger';
import { entryProof } from './entry-proof';
import { nodeTools } from './node-tools';
import { orderCertificate } from './order-certificate';
import { publishedHeads } from './published';

const world = withWorld();
const { orders, ann } = withSealed(world);

/** Whether it holds in the one verifier or the other, against what was published. */
async function reader() {
  const all = await publishedHeads(world.visitor);
  const published = new Map(all.heads.map(({ number, hash }) => [number, hash]));
  const said = JSON.stringify(all);
  return async (text: string): Promise<[ours: boolean, other: boolean]> => {
    const { fault } = await checkProof(nodeTools, text, said);
    try {
      verifyIndependently(text, published);
      return [fault === null, true];
    } catch {
      return [fault === null, false];
    }
  };
}

/** The bytes that can be others with the file holding all the same: of each byte another bit than of the one before is tried. */
async function holdingChanged(text: string): Promise<number[]> {
  const bytes = Buffer.from(text, 'utf8');
  const holds = await reader();
  expect(await holds(text)).toEqual([true, true]);
  const held: number[] = [];
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ (1 << (at % 8));
    if ((await holds(changed.toString('utf8'))).some(Boolean)) held.push(at);
  }
  return held;
}

it.each(['win', 'loss', 'draw', 'void'] as const)(
  'P13: the certificate of a %s holds in neither verifier with a bit of any byte changed',
  async (order) => {
    const text = await orderCertificate((await ann()).ctx, orders[order]);
    expect(await holdingChanged(text)).toEqual([]);
  },
  60_000,
);

it('M3: neither does a line of the statement', async () => {
  const { ctx, userId } = await ann();
  const [line] = await statement(ctx, userId, { first: 1, after: null });
  expect(await holdingChanged(await entryProof(ctx, line?.id ?? ''))).toEqual([]);
}, 60_000);
