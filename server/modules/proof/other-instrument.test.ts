import { readFileSync } from 'node:fs';
import { checkProof } from '../../../schema/proof/check-proof';
import type { Certificate, QuoteRun } from '../../../schema/proof/document-types';
import { fromRoot } from '../../platform/project-root';
import { withSealed } from '../../testing/people/sealed';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { ownHeads, sealedAnew, sha } from '../../testing/proof/sealed-anew';
import { withWorld } from '../../testing/suite';
import { instrumentId } from '../../testing/world';
import { createSeal } from './export/check-seal';
import { nodeTools } from './node-tools';
import { orderCertificate } from './order-certificate';
import { sealKey } from './seal-key';

const world = withWorld();
const { orders, ann } = withSealed(world);

const made = { btc: '', eth: '', file: '' };
beforeAll(async () => {
  made.btc = await instrumentId(world, 'BTC/USDT');
  made.eth = await instrumentId(world, 'ETH/USDT');
  made.file = await orderCertificate((await ann()).ctx, orders.win);
});

/** Quotes as another instrument's, and what each link of theirs became. */
function asOthers({ before, quotes }: QuoteRun, renamed: Map<string, string>): QuoteRun {
  const start = renamed.get(before) ?? before;
  let link: Buffer = Buffer.from(before, 'hex');
  let other: Buffer = Buffer.from(start, 'hex');
  const texts = quotes.map((text) => {
    const changed = text.replace(`quote/1\n${made.btc}\n`, `quote/1\n${made.eth}\n`);
    link = sha(Buffer.concat([link, Buffer.from(text)]));
    other = sha(Buffer.concat([other, Buffer.from(changed)]));
    renamed.set(link.toString('hex'), other.toString('hex'));
    return changed;
  });
  return { before: start, quotes: texts };
}

/**
 * The certificate of a contract on BTC/USDT that opened and settled on quotes of ETH/USDT: its leaves, quotes, links and
 * blocks agree with each other and are signed. `called`: how its blocks name instruments, by number.
 */
function onOthersQuotes(called: (instrument: string) => readonly string[]): string {
  const file = JSON.parse(made.file) as Certificate;
  const links = new Map<string, string>();
  const openingQuotes = asOthers(file.openingQuotes, links);
  const closingQuotes = asOthers(file.closingQuotes, links);
  const relinked = (text: string) =>
    text.replace(/[0-9a-f]{64}/g, (link) => links.get(link) ?? link);
  const opening = relinked(file.opening.leaf).replace(
    new RegExp(`(opening/1\n.*\n)${made.btc}\n`),
    `$1${made.eth}\n`,
  );
  const leaves = {
    opening: { ...file.opening, leaf: opening },
    settlement: { ...file.settlement, leaf: relinked(file.settlement.leaf) },
  };
  return sealedAnew(world, { ...file, ...leaves, openingQuotes, closingQuotes }, (lines) => {
    const [of, seq, link = ''] =
      lines.find((line) => line.startsWith(`${made.btc} `))?.split(' ') ?? [];
    expect(of).toBe(made.btc);
    const named = [
      [made.btc, seq, link, ...called(made.btc)],
      [made.eth, seq, relinked(link), ...called(made.eth)],
    ];
    return [...lines.slice(0, 11), ...named.map((line) => line.join(' '))];
  });
}

const faultOf = async (text: string) => (await checkProof(nodeTools, text, null)).fault?.code;
const independently = (text: string) => verifyIndependently(text, ownHeads(text));

describe('P13: quotes of another instrument under the symbol of a contract', () => {
  it.each<[string, (instrument: string) => readonly string[]]>([
    ['call it what it is', (id) => [id === made.eth ? 'ETH/USDT' : 'BTC/USDT']],
    ['call both so', () => ['BTC/USDT']],
    ['call it nothing', (id) => (id === made.eth ? [] : ['BTC/USDT'])],
  ])('are seen by both verifiers where blocks %s', async (_what, called) => {
    const text = onOthersQuotes(called);
    expect(await faultOf(text)).toBe('TERMS_WRONG');
    expect(() => independently(text)).toThrow('symbol');
  });

  it('need blocks in which that instrument has the symbol and the real one has another, which are published', async () => {
    const text = onOthersQuotes((id) => [id === made.eth ? 'BTC/USDT' : 'ETH/USDT']);
    expect(await faultOf(text)).toBeUndefined();
    expect(independently(text)).toContain('WIN');
  });
});

it('P13: a certificate from before blocks named symbols still holds in both', async () => {
  const read = (name: string) =>
    readFileSync(fromRoot('schema/proof/samples', name), 'utf8').trimEnd();
  for (const name of ['certificate', 'late-certificate']) {
    const text = read(`${name}.txt`);
    expect(text).toContain('block/1');
    const published = read(`${name}-blocks.txt`);
    expect((await checkProof(nodeTools, text, published)).fault).toBeNull();
    expect(independently(text)).toMatch(/^[A-Z2-9]{16} /);
  }
});

it('P13: a block names an instrument once', async () => {
  const file = JSON.parse(made.file) as Certificate;
  const twice = sealedAnew(world, file, (lines) => {
    const line = lines.find((one) => one.startsWith(`${made.btc} `)) ?? '';
    return [...lines, line.replace('BTC/USDT', 'ETH/USDT')];
  });
  expect(await faultOf(twice)).toBe('NOT_A_PROOF');
  expect(() => independently(twice)).toThrow('symbol');
});

it('P13: an export whose blocks cease to name symbols is refused', async () => {
  const key = sealKey(world.config);
  const add = async (...formats: readonly string[]) => {
    const seal = createSeal(new Map());
    seal.addKey({ id: key.id, publicKey: key.publicKey.toString('hex') });
    let before = '0'.repeat(64);
    for (const [n, format] of formats.entries()) {
      const lines = [format, n + 1, n, before, 0, '-', '-', 0, sha('').toString('hex'), 0];
      const text = [...lines, '0'.repeat(64)].map((line) => `${String(line)}\n`).join('');
      await seal.addBlock({ text, key: key.id, signature: key.sign(sha(text)).toString('hex') });
      before = sha(text).toString('hex');
    }
    return seal.end();
  };
  expect(await add('block/1', 'block/1', 'block/2', 'block/2')).toBe(4);
  await expect(add('block/1', 'block/2', 'block/1')).rejects.toThrow('NOT_A_PROOF: block 3');
});
