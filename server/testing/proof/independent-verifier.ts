import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * A verifier of certificates, written from server/modules/proof/FORMAT.md alone: it imports nothing of the product and
 * shares no line with the other one.
 */
type Part = string | Buffer;
const sha = (...parts: readonly Part[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const fail = (why: string): never => {
  throw new Error(why);
};
const must = (holds: boolean, why: string) => {
  if (!holds) fail(why);
};

interface Json {
  readonly [name: string]: Json;
}
const obj = (value: Json | undefined): Json => value ?? fail('no object');
const str = (value: unknown): string => (typeof value === 'string' ? value : fail('no text'));
const num = (value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : fail('no number');
const hexed = (value: unknown): Buffer =>
  /^[0-9a-f]*$/.test(str(value)) ? Buffer.from(str(value), 'hex') : fail('no hex');
const arr = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? (value as Json[]) : fail('no list');

const names = {
  'certificate/1':
    'format symbol opening settlement openingQuotes closingQuotes blocks keys key signature',
  'entry/1': 'format entry blocks keys key signature',
  entry: 'leaf block place leaves path',
  run: 'before quotes',
  block: 'text key signature',
  key: 'id publicKey',
} as const;
const kinds: Readonly<Record<string, keyof typeof names>> = {
  ...{ entry: 'entry', opening: 'entry', settlement: 'entry' },
  ...{ openingQuotes: 'run', closingQuotes: 'run', blocks: 'block', keys: 'key' },
};

/** Writes what was read again, by the names that may be there and in their order. */
function written(value: Json, kind: keyof typeof names): string {
  const parts = names[kind].split(' ').map((name) => {
    const inner = kinds[name];
    const it = value[name];
    const text = Array.isArray(it)
      ? `[${(it as Json[]).map((one) => (inner ? written(one, inner) : JSON.stringify(one))).join(',')}]`
      : inner && typeof it === 'object'
        ? written(it, inner)
        : JSON.stringify(it);
    return `"${name}":${text}`;
  });
  return `{${parts.join(',')}}`;
}

/** Ed25519 keys in SPKI begin with these bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const signedBy = (publicKey: Buffer, hash: Buffer, signature: Buffer): boolean =>
  verify(
    null,
    hash,
    createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );

const lines = (text: string): string[] => {
  must(text.endsWith('\n'), 'a line is not ended');
  return text.slice(0, -1).split('\n');
};

/** RFC 6962, by its own recursion: the left tree is the largest full one. */
function rootFrom(hash: Buffer, place: number, leaves: number, path: Buffer[]): Buffer {
  if (leaves === 1) return hash;
  const left = 2 ** (Math.ceil(Math.log2(leaves)) - 1);
  if (place < left) {
    const beside = path.pop() ?? fail('path too short');
    return sha(Buffer.of(1), rootFrom(hash, place, left, path), beside);
  }
  const beside = path.pop() ?? fail('path too short');
  return sha(Buffer.of(1), beside, rootFrom(hash, place - left, leaves - left, path));
}

/** @throws Error, saying why, when the file does not hold; else its contract in a few words */
export function verifyIndependently(text: string, published: ReadonlyMap<number, string>): string {
  const file = JSON.parse(text) as Json;
  const format = str(file.format);
  if (format !== 'certificate/1' && format !== 'entry/1') return fail('format');
  must(written(file, format) === text, 'not as written');
  const keys = new Map(arr(file.keys).map((key) => [str(key.id), hexed(key.publicKey)]));
  for (const [id, key] of keys)
    must(key.length === 32 && sha(key).toString('hex').startsWith(id) && id.length === 16, 'key');
  const check = (hash: Buffer, key: Json, signature: Json) => {
    must(signedBy(keys.get(str(key)) ?? fail('key'), hash, hexed(signature)), 'signature');
  };
  check(sha(text.slice(0, text.lastIndexOf(',"signature":"'))), obj(file.key), obj(file.signature));
  const blocks = new Map<number, string[]>();
  for (const block of arr(file.blocks)) {
    const hash = sha(str(block.text));
    check(hash, obj(block.key), obj(block.signature));
    const said = lines(str(block.text));
    must(/^block\/[12]$/.test(String(said[0])), 'block');
    must(published.get(Number(said[1])) === hash.toString('hex'), 'head');
    blocks.set(Number(said[1]), said);
  }
  const blockOf = (entry: Json): string[] => {
    const block = blocks.get(num(entry.block)) ?? fail('block');
    const path = arr(entry.path).map(hexed);
    const leaf = sha(Buffer.of(0), str(entry.leaf));
    must(Number(block[4]) === num(entry.leaves) && num(entry.place) < num(entry.leaves), 'leaves');
    must(
      rootFrom(leaf, num(entry.place), num(entry.leaves), path).toString('hex') === block[8],
      'root',
    );
    must(path.length === 0, 'path too long');
    return block;
  };
  if (format === 'entry/1') {
    blockOf(obj(file.entry));
    return str(obj(file.entry).leaf);
  }
  blockOf(obj(file.opening));
  blockOf(obj(file.settlement));
  return contractOf(file, [...blocks.values()]);
}

function contractOf(file: Json, blocks: readonly string[][]): string {
  const [opened, settled] = [lines(str(file.opening?.leaf)), lines(str(file.settlement?.leaf))];
  const o = opened.slice(6 + Number(opened[5]));
  const s = settled.slice(6 + Number(settled[5]));
  must(
    opened[0] === 'movement/1' && o[0] === 'opening/1' && s[0] === 'settlement/1' && o[1] === s[1],
    'facts',
  );
  const id = /^order\.open:(\d+)$/.exec(opened[3] ?? '')?.[1];
  must(id !== undefined && settled[3] === `order.settle:${id}`, 'keys');
  const [, , instrument = '', direction, , ...figures] = o;
  const [stake = 0n, fee = 0n, seconds = 0n, payout = 0n, rate = 0n, stale = 0n] = figures
    .slice(0, 6)
    .map(BigInt);
  const [hash, openedAt = '', settlesAt = '', openQuote = ''] = figures.slice(6);
  const terms = `tarn-terms-1|${str(file.symbol)}|${String(direction)}|${String(seconds)}|${String(payout)}|${String(rate)}|${String(stale)}`;
  must(sha(terms).toString('hex') === hash, 'terms');
  must(
    BigInt(settlesAt) === BigInt(openedAt) + seconds * 1000n && fee === (stake * rate) / 10_000n,
    'figures',
  );
  for (const block of blocks.filter(([kind]) => kind === 'block/2')) {
    const called = block.slice(11).map((line) => line.split(' '));
    const fits = called.every(([one, , , name]) => (one === instrument) === (name === file.symbol));
    must(fits, 'symbol');
  }
  const among = { instrument, blocks };
  const [from, to] = [BigInt(openedAt), BigInt(settlesAt)];
  const open = quoteIn(obj(file.openingQuotes), { ...among, named: openQuote, at: from });
  const close = quoteIn(obj(file.closingQuotes), { ...among, named: s[5] ?? '', at: to });
  const up = close.price > open.price;
  const came =
    BigInt(settlesAt) - close.at > stale
      ? 'VOID'
      : close.price === open.price
        ? 'DRAW'
        : up === (direction === 'UP')
          ? 'WIN'
          : 'LOSS';
  const paid =
    came === 'WIN' ? stake + (stake * payout) / 10_000n : came === 'LOSS' ? 0n : stake + fee;
  must(
    s[2] === came && BigInt(s[3] ?? '') === paid && BigInt(s[4] ?? '') >= BigInt(settlesAt),
    'outcome',
  );
  const user = /^user\/(\d+)\//.exec(opened[6] ?? '')?.[1] ?? '';
  const decided = came === 'WIN' || came === 'LOSS';
  must(opened[2] === 'order.open' && settled[2] === `order.${came.toLowerCase()}`, 'kinds');
  legs(opened, [
    [`user/${user}/available/USD`, -stake - fee],
    [`user/${user}/frozen/USD`, stake + fee],
  ]);
  legs(settled, [
    [`user/${user}/frozen/USD`, -stake - fee],
    [`user/${user}/available/USD`, paid],
    ['platform/trading/USD', decided ? stake - paid : 0n],
    ['platform/fees/USD', decided ? fee : 0n],
  ]);
  return `${String(o[1])} ${came} ${String(paid)}`;
}

function legs(leaf: readonly string[], wanted: readonly (readonly [string, bigint])[]) {
  const moved = leaf
    .slice(6, 6 + Number(leaf[5]))
    .map((leg) => leg.split(' ').slice(0, 2).join(' '));
  const asked = wanted
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => `${account} ${String(amount)}`);
  must(moved.join() === asked.join(), 'legs');
}

interface Named {
  readonly instrument: string;
  readonly named: string;
  readonly at: bigint;
  readonly blocks: readonly (readonly string[])[];
}

function quoteIn(run: Json, { instrument, named, at, blocks }: Named) {
  let link = hexed(run.before);
  const all = arr(run.quotes).map((text) => {
    const said = lines(str(text));
    link = sha(link, str(text));
    must(said[0] === 'quote/1' && said[1] === instrument, 'quote');
    return {
      seq: BigInt(said[2] ?? ''),
      at: BigInt(said[3] ?? ''),
      price: said[4] ?? '',
      link: link.toString('hex'),
    };
  });
  const place = all.findIndex(
    (one) => `${String(one.seq)} ${String(one.at)} ${one.price} ${one.link}` === named,
  );
  const first = str(run.before) === '0'.repeat(64);
  must(place === 1 || (place === 0 && first), 'the quote before is missing');
  must(
    all.every(
      (one, n) =>
        n === 0 || (one.seq === (all[n - 1]?.seq ?? 0n) + 1n && one.at >= (all[n - 1]?.at ?? 0n)),
    ),
    'order',
  );
  must(
    all.every((one, n) => (n <= place ? one.at <= at : one.at > at)),
    'not the newest',
  );
  const last = all.at(-1);
  const end = `${instrument} ${String(last?.seq)} ${String(last?.link)}`;
  const said = (line: string) => line.split(' ').slice(0, 3).join(' ');
  const reached = blocks.filter((block) => block.slice(11).map(said).includes(end));
  must(reached.length > 0, 'not up to a block');
  must(
    reached.some((block) => BigInt(block[2] ?? '') >= at),
    'made before',
  );
  const chosen = all[place] ?? fail('quote');
  return { at: chosen.at, price: BigInt(chosen.price.replace('.', '')) };
}
