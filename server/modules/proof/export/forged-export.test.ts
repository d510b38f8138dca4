import { withSealed } from '../../../testing/people/sealed';
import { exported, resealed, written, type Line } from '../../../testing/proof/forged-export';
import { sha, type Rewrite } from '../../../testing/proof/sealed-anew';
import { withWorld } from '../../../testing/suite';
import { instrumentId, quote } from '../../../testing/world';
import { sealAll } from '../../../testing/people/sealed';
import { checkExport } from './check-export';

const world = withWorld();
const { orders } = withSealed(world);

let lines: readonly Line[];
const made = { btc: '', eth: '' };
beforeAll(async () => {
  made.btc = await instrumentId(world, 'BTC/USDT');
  made.eth = await instrumentId(world, 'ETH/USDT');
  await quote(world, '3000.00', 'ETH/USDT');
  await sealAll(world);
  lines = await exported(world);
});

const said = (forged: readonly Line[]) => checkExport(written(forged));
const isQuote = (line: Line) => 'quote' in line;

const quoteText = (instrument: string, seq: number, at: string) =>
  ['quote/1', instrument, seq, at, '99.00000000', '-', 'simulated']
    .map((line) => `${String(line)}\n`)
    .join('');
const linked = (before: string, text: string): Line => ({
  quote: text,
  link: sha(Buffer.concat([Buffer.from(before, 'hex'), Buffer.from(text)])).toString('hex'),
});
const ZEROS = '0'.repeat(64);

it('M3: an export that is sealed anew without a change holds', async () => {
  await expect(said(resealed(world, lines))).resolves.toMatchObject({ movements: 14 });
});

/** Money out of nothing into the fees: no account is out of balance, and no block holds it. */
function withGift(place: (gift: Line) => Line[]): Line[] {
  const leaf =
    'movement/1\n999999\ngift\ngift:1\n1\n2\nplatform/fees/USD 100 -\nplatform/trading/USD -100 -\n';
  const adjusted = (line: Line): Line => {
    const by = { 'platform/fees/USD': 100, 'platform/trading/USD': -100 }[String(line.account)];
    return by === undefined ? line : { ...line, balance: String(Number(line.balance) + by) };
  };
  return place({ leaf, movement: 999_999, block: null }).map(adjusted);
}

describe('M3: an export with a movement that no block holds', () => {
  const behindLeaves = (block: number | null) => (gift: Line) => {
    const last = lines.findLastIndex((line) => 'leaf' in line);
    return lines.toSpliced(last + 1, 0, { ...gift, block });
  };
  const beforeLeaves = (block: number) => (gift: Line) =>
    lines.toSpliced(
      lines.findIndex((line) => 'leaf' in line),
      0,
      { ...gift, block },
    );

  it('is proved where it says so, and is newer than what is sealed', async () => {
    await expect(said(withGift(behindLeaves(null)))).resolves.toMatchObject({ movements: 15 });
  });

  it.each<[string, () => Line[]]>([
    ['names a block that is to come', () => withGift(behindLeaves(999))],
    ['names none, before all others', () => withGift(beforeLeaves(0))],
    ['names a block that has passed', () => withGift(behindLeaves(1))],
    ['names a part of a block', () => withGift(beforeLeaves(1.5))],
  ])('is refused where it %s', async (_what, forged) => {
    await expect(said(forged())).rejects.toThrow('PATH_WRONG');
  });

  it('is refused where it comes before the blocks that would speak against it', async () => {
    const leaf = (gift: Line) => String(gift.leaf).replace('\n999999\n', '\n1\n');
    const first = lines.findIndex((line) => 'text' in line);
    const forged = withGift((gift) =>
      lines.toSpliced(first, 0, { ...gift, leaf: leaf(gift), movement: 1 }),
    );
    await expect(said(forged)).rejects.toThrow('NOT_AS_WRITTEN: text');
  });
});

describe('M3: an export with a line that is none', () => {
  const behind = (kind: string, line: unknown) => {
    const last = lines.findLastIndex((one) => kind in one);
    return lines.toSpliced(last + 1, 0, line as Line);
  };

  it.each<[string, () => Line[]]>([
    ['is nothing', () => behind('quote', null)],
    ['is a number', () => behind('quote', 7)],
    ['has no number of its movement', () => withGift((gift) => behind('leaf', unnumbered(gift)))],
    ['has no balance', () => behind('account', { account: 'platform/fees/USD', balance: 'x' })],
    ['has half a balance', () => behind('account', { account: 'x', balance: '0.5' })],
  ])('is refused as no proof where it %s', async (_what, forged) => {
    await expect(said(forged())).rejects.toThrow(/^NOT_A_PROOF/);
  });

  const unnumbered = (gift: Line): Line => ({
    ...gift,
    leaf: String(gift.leaf).replace('\n999999\n', '\nx\n'),
  });
});

describe('P5: an export', () => {
  const quotes = () => lines.filter(isQuote);
  const atOf = (line: Line | undefined) => String(line?.quote).split('\n')[3] ?? '';
  const ofBtc = (line: Line) => String(line.quote).startsWith(`quote/1\n${made.btc}\n`);

  it('of an instrument whose quotes come twice is refused', async () => {
    const first = lines.findIndex(isQuote);
    const [btc, eth] = [quotes().filter(ofBtc), quotes().filter((line) => !ofBtc(line))];
    expect(eth).toHaveLength(1);
    const false57 = linked(ZEROS, quoteText(made.btc, 57, atOf(btc[0])));
    const forged = [
      ...lines.slice(0, first),
      ...[false57, ...eth, ...btc],
      ...lines.slice(first + quotes().length),
    ];
    await expect(said(forged)).rejects.toThrow(/QUOTE_WRONG: quote 1 of instrument/);
  });

  it('with a quote behind the last that a block knows, of no later instant, is refused', async () => {
    const last = lines.findLastIndex((line) => isQuote(line) && ofBtc(line));
    const { quote: text, link } = lines[last] ?? {};
    const [, , seq] = String(text).split('\n');
    const next = Number(seq) + 1;
    const put = (at: string) =>
      lines.toSpliced(last + 1, 0, linked(String(link), quoteText(made.btc, next, at)));
    await expect(said(put(atOf(lines[last])))).rejects.toThrow(
      `QUOTE_LEFT_OUT: quote ${String(next)} of instrument ${made.btc}`,
    );
    await expect(said(put(String(Date.UTC(2200, 0))))).resolves.toMatchObject({ movements: 14 });
  });

  it('with a quote of an instrument that no block named by then is refused', async () => {
    const last = lines.findLastIndex(isQuote);
    const put = (at: string) =>
      lines.toSpliced(last + 1, 0, linked(ZEROS, quoteText('999', 1, at)));
    await expect(said(put(atOf(lines[last])))).rejects.toThrow('QUOTE_LEFT_OUT: quote 1');
    await expect(said(put(String(Date.UTC(2200, 0))))).resolves.toMatchObject({ movements: 14 });
  });

  it('in which a quote is older than the one before it is refused', async () => {
    const last = lines.findLastIndex((line) => isQuote(line) && ofBtc(line));
    const { link } = lines[last] ?? {};
    const text = quoteText(made.btc, 9_999, '1').replace(
      '\n9999\n',
      `\n${String(quotes().filter(ofBtc).length + 1)}\n`,
    );
    const forged = resealed(
      world,
      lines.toSpliced(last + 1, 0, linked(String(link), text)),
      (all) => all.map((line, n) => (n === 2 ? '0' : line)),
    );
    await expect(said(forged)).rejects.toThrow('QUOTE_WRONG');
  });

  it('whose newest block stands before the one before it is refused', async () => {
    const blocks = lines.filter((line) => 'text' in line).length;
    const forged = resealed(world, lines, (all) =>
      all.map((line, n) => (n === 2 && all[1] === String(blocks) ? '1' : line)),
    );
    await expect(said(forged)).rejects.toThrow(`NOT_A_PROOF: block ${String(blocks)}`);
  });
});

describe('P13: an export that was sealed anew', () => {
  const opening = (change: (facts: string[]) => void): Line[] => {
    const forged = lines.map((line) => {
      if (!String(line.leaf).includes(`\norder.open:${orders.win}\n`)) return line;
      const all = String(line.leaf).split('\n');
      const from = all.indexOf('opening/1');
      const facts = all.slice(from);
      change(facts);
      return { ...line, leaf: [...all.slice(0, from), ...facts].join('\n') };
    });
    expect(forged).not.toEqual(lines);
    return resealed(world, forged);
  };
  const called =
    (symbol: (block: number) => string): Rewrite =>
    (all) =>
      all.map((line, n) => (n > 10 ? line.replace('BTC/USDT', symbol(Number(all[1]))) : line));

  it.each<[string, () => Line[], string]>([
    [
      'with an expiry a second later',
      () =>
        opening((facts) => {
          facts[13] = String(Number(facts[13]) + 1000);
        }),
      'expiry',
    ],
    [
      'with a cent more of fee',
      () =>
        opening((facts) => {
          facts[6] = String(Number(facts[6]) + 1);
        }),
      'fee',
    ],
    [
      'with the hash of other terms',
      () =>
        opening((facts) => {
          facts[11] = 'ab'.repeat(32);
        }),
      'hash',
    ],
    [
      'with another payout than was hashed',
      () =>
        opening((facts) => {
          facts[8] = '8501';
        }),
      'hash',
    ],
    [
      'that calls its instrument otherwise',
      () =>
        resealed(
          world,
          lines,
          called(() => 'XAU/USD'),
        ),
      'hash',
    ],
    [
      'that calls it otherwise in one block',
      () =>
        resealed(
          world,
          lines,
          called((block) => (block === 3 ? 'XAU/USD' : 'BTC/USDT')),
        ),
      'symbol in block 3',
    ],
    [
      'that calls two by one symbol',
      () =>
        resealed(
          world,
          lines,
          called(() => 'ETH/USDT'),
        ),
      'symbol in block',
    ],
  ])('%s is refused', async (_what, forged, names) => {
    await expect(said(forged())).rejects.toThrow(`TERMS_WRONG: ${names}`);
  });
});
