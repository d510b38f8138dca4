import { checkProof } from '../../../schema/proof/check-proof';
import { checkQuotes } from '../../../schema/proof/check-quotes';
import { readContract } from '../../../schema/proof/contract';
import type { Certificate } from '../../../schema/proof/document-types';
import { PROOF_BYTES_MAX, readProof } from '../../../schema/proof/documents';
import { readBlockText, readLeafText } from '../../../schema/proof/texts';
import { prove } from '../ledger';
import { settleDueOrders, type Order } from '../trading';
import { withContracts } from '../../testing/people/contracts';
import { sealAll } from '../../testing/people/sealed';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { nodeTools } from './node-tools';
import { orderCertificate } from './order-certificate';
import { publishedBlocks } from './published';
import { sealBlock, sealBlocks } from './seal-block';

const world = withWorld();
const { open } = withContracts(world);
const never = new AbortController().signal;

/** A feed writes no more of one instrument, and a quote is no longer than this in a file. */
const QUOTES_PER_SECOND = 4;
const QUOTE_BYTES = 160;
/** Between two blocks lies no more than this while quotes come. */
const PAUSE_S = 300;

beforeAll(async () => {
  await quote(world, '100.00');
  await sealAll(world);
});

/** Of somebody's contract of 30 seconds that won; what comes between its instants and its end is up to `later`. */
async function won(later: (order: Order) => Promise<void>): Promise<string> {
  const ann = await aUserWith(world, '500.00');
  await quote(world, '100.00');
  const order = await open(ann, 1_000, { durationSeconds: 30 });
  await advance(world, 28);
  await quote(world, '101.00');
  await later(order);
  return orderCertificate(ann.ctx, order.id);
}

/** A quote each half minute, for so many minutes. */
async function quotesFor(minutes: number, each: () => Promise<unknown> = () => Promise.resolve()) {
  for (let n = 0; n < 2 * minutes; n += 1) {
    await advance(world, 30);
    await quote(world, `10${String(1 + (n % 5))}.00`);
    await each();
  }
}

/** What both verifiers say, against what is published of its blocks. */
async function holds(text: string): Promise<Certificate> {
  const file = readProof(text);
  if (file.format !== 'certificate/1') throw new Error('no certificate');
  const numbers = file.blocks.map((block) => readBlockText(block.text).number);
  const blocks = await publishedBlocks(world.visitor, {
    ...{ from: null, to: null, numbers: numbers.join() },
  });
  const { fault } = await checkProof(nodeTools, text, JSON.stringify(blocks));
  expect(fault).toBeNull();
  const { rows } = await world.sql.verify.query<{ number: number; hash: string }>(
    `SELECT number::int, encode(hash, 'hex') AS hash FROM verify.block`,
  );
  const published = new Map(rows.map(({ number, hash }) => [number, hash]));
  expect(verifyIndependently(text, published)).toContain(' WIN ');
  return file;
}

describe('P13: what is issued is no larger than what is verified', () => {
  it('of a contract that was settled hours late its quotes end at the first block behind its expiry', async () => {
    const text = await won(async () => {
      await sealAll(world);
      await quotesFor(60, () => sealBlock(world.visitor, { idleMs: 0 }));
      await settleDueOrders(world.visitor);
      await sealAll(world);
    });
    const { openingQuotes, closingQuotes, blocks } = await holds(text);
    expect(closingQuotes.quotes.length).toBeLessThan(5);
    expect(openingQuotes.quotes.length).toBeLessThan(5);
    expect(blocks).toHaveLength(3);
  });

  it('of one that was sealed hours late they end within the minutes that the seal stands for behind its pause', async () => {
    const text = await won(async () => {
      await advance(world, 2);
      await settleDueOrders(world.visitor);
      await quotesFor(90);
      await sealBlocks(world.visitor, never);
    });
    const { openingQuotes, closingQuotes } = await holds(text);
    const most = 2 * (PAUSE_S / 60) + 4;
    expect(openingQuotes.quotes.length).toBeLessThan(most);
    expect(closingQuotes.quotes.length).toBeLessThan(most);
    for (const text of closingQuotes.quotes)
      expect(JSON.stringify(text).length + 1).toBeLessThan(QUOTE_BYTES);
    expect(await prove(world.sql.verify)).toBeNull();
  });

  it('of one behind whose opening the clock was set back no block stands before it opened', async () => {
    const ann = await aUserWith(world, '500.00');
    await quote(world, '100.00');
    const order = await open(ann, 1_000, { durationSeconds: 30 });
    await advance(world, -10);
    await sealAll(world);
    // Nor is a quote recorded at the instant of the block once the clock comes to it again.
    const { rows } = await world.sql.owner.query<{ behind: boolean }>(
      `SELECT m.last_value > (SELECT extract(epoch FROM max(b.made_at)) * 1000 FROM proof_block b) AS behind
       FROM clock_mark m`,
    );
    expect(rows).toEqual([{ behind: true }]);
    await advance(world, 38);
    await quote(world, '101.00');
    await advance(world, 3);
    await settleDueOrders(world.visitor);
    await sealAll(world);
    const { opening, blocks } = await holds(await orderCertificate(ann.ctx, order.id));
    const stands = blocks.map(({ text }) => readBlockText(text));
    const own = stands.find(({ number }) => number === opening.block);
    expect(own?.madeAt).toBeGreaterThanOrEqual(order.openedAt.getTime());
  });

  it('a run ends at no block that stands before its instant', async () => {
    const file = await holds(
      await won(async () => {
        await advance(world, 2);
        await settleDueOrders(world.visitor);
        await sealAll(world);
      }),
    );
    const [opening, settlement] = [file.opening, file.settlement].map((entry) => entry.leaf);
    const { instrument, closeQuote, settlesAt } = readContract(
      file.symbol,
      readLeafText(opening ?? ''),
      readLeafText(settlement ?? ''),
    );
    const ends = (standsAt: number) =>
      checkQuotes(nodeTools, file.closingQuotes, {
        ...{ instrument, quote: closeQuote, instant: settlesAt },
        blocks: file.blocks.map(({ text }) => ({
          ...readBlockText(text),
          ...{ hash: '', madeAt: standsAt },
        })),
      });
    await expect(ends(settlesAt)).resolves.toBeUndefined();
    await expect(ends(settlesAt - 1)).rejects.toMatchObject({ code: 'QUOTE_LEFT_OUT' });
  });

  it('a pause without quotes needs no block, and no block stands before one that was made', async () => {
    const count = async () =>
      (await world.sql.verify.query<{ n: number }>('SELECT count(*)::int AS n FROM verify.block'))
        .rows[0]?.n ?? NaN;
    const before = await count();
    await advance(world, 40_000);
    await sealBlocks(world.visitor, never);
    expect((await count()) - before).toBe(1);
    const { rows } = await world.sql.app.query(
      `SELECT 1 FROM (SELECT made_at, lag(made_at) OVER (ORDER BY number) AS before FROM proof_block) b
       WHERE made_at < before OR made_at > tarn_now()`,
    );
    expect(rows).toEqual([]);
  });

  it('as many quotes as a feed can write in such a time, twice, are within the bound of a file', () => {
    // Up to a minute behind the instant, and what lies between two blocks.
    const quotes = QUOTES_PER_SECOND * (60 + PAUSE_S);
    expect(2 * quotes * QUOTE_BYTES).toBeLessThan(PROOF_BYTES_MAX / 4);
  });
});
