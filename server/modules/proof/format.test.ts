import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Nothing of the product is asked here: what FORMAT.md says is enough.
const format = readFileSync(join(__dirname, 'FORMAT.md'), 'utf8');
const values = format.slice(format.indexOf('## Values to try'));

const sha = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafOf = (text: string): string => sha(Buffer.of(0), text).toString('hex');
const linesOf = (...lines: readonly unknown[]): string =>
  lines.map((line) => `${String(line)}\n`).join('');
const NONE = '0'.repeat(64);

/** What stands between fences, in its order. */
const fenced = [...values.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => text);
const beginning = (start: string): string => fenced.find((text) => text.startsWith(start)) ?? '';
const textOf = (start: string): string => beginning(start).slice(0, -1);
const inTable = (what: string): string =>
  new RegExp(`^\\| ${what} \`([^\`]+)\``, 'm').exec(values)?.[1]?.replaceAll('\\n', '\n') ?? '';

const leaf = inTable('leaf');
const link = sha(Buffer.alloc(32), inTable('link of'));
const [secondQuote = ''] = /quote\/1\\n1\\n2\\n[^`]+/.exec(values) ?? [];
const secondLink = sha(link, secondQuote.replaceAll('\\n', '\n'));

const seed = /private key `([0-9a-f]{64})`/.exec(values)?.[1] ?? '';
const key = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
const keyName = sha(publicKey).toString('hex').slice(0, 16);
const signed = (hash: Buffer): string => sign(null, hash, key).toString('hex');

const block = linesOf(
  ...['block/2', 1, 1767323046000, NONE, 1, 7, 7, 7, leafOf(leaf), 0, NONE],
  `1 1 ${link.toString('hex')} BTC/USDT`,
);

const [a, b, c] = ['a', 'b', 'c'].map((one) => sha(Buffer.of(0), one));
const beside = sha(Buffer.of(1), a ?? '', b ?? '');

const opening = beginning('movement/1\n8\n');
const settlement = beginning('movement/1\n9\n');
const joined = beginning('movement/1\n10\n');
const ended = beginning('movement/1\n11\n');
const project = textOf('tarn-yield-terms-1|');
const [first, second] = ['[1, ', '[2, '].map(textOf);
const firstHash = sha(Buffer.alloc(32), first ?? '');

describe('P13: the values of the format, made again from what it says alone', () => {
  it.each<[string, string]>([
    ['a link', link.toString('hex')],
    ['a leaf', leafOf(leaf)],
    ['a root', sha(Buffer.of(1), beside, c ?? '').toString('hex')],
    ['the root of none', sha('').toString('hex')],
    ['the path of the last of an odd level', beside.toString('hex')],
    ['a block', sha(block).toString('hex')],
    ['its signature', signed(sha(block))],
    ['a public key', publicKey.toString('hex')],
    ['its name', keyName],
    ['the second link', secondLink.toString('hex')],
    ['the terms of a contract', sha(textOf('tarn-terms-1|')).toString('hex')],
    ['an opening', leafOf(opening)],
    ['a settlement', leafOf(settlement)],
    ['the terms of a project', sha(project).toString('hex')],
    ['the beginning of a holding', leafOf(joined)],
    ['its end', leafOf(ended)],
    ['the first entry of the audit', firstHash.toString('hex')],
    ['the second', sha(firstHash, second ?? '').toString('hex')],
  ])('hold for %s', (_what, value) => {
    expect(values).toContain(`\`${value}\``);
  });

  it('hold for a file that is signed, of that leaf in that block', () => {
    const entry = { leaf, block: 1, place: 0, leaves: 1, path: [] };
    const keys = [{ id: keyName, publicKey: publicKey.toString('hex') }];
    const blocks = [{ text: block, key: keyName, signature: signed(sha(block)) }];
    const whole = { format: 'entry/1', entry, blocks, keys, key: keyName };
    const until = JSON.stringify(whole).slice(0, -1);
    expect(textOf('{"format":"entry/1"')).toBe(`${until},"signature":"${signed(sha(until))}"}`);
  });

  it('say of the facts of a contract what their lines are', () => {
    const terms = textOf('tarn-terms-1|');
    const [, , direction, seconds, payout, rate, stale] = terms.split('|');
    const facts = ['opening/1', 'K7M2Q9RSTVWX3456', 1, direction, 1, 4000, 40, seconds];
    const times = [1767323045900, 1767323045900 + 1000 * Number(seconds)];
    const hash = sha(terms).toString('hex');
    const quote = (n: string, price: string, of: Buffer) => `${n} ${price} ${of.toString('hex')}`;
    const opened = quote('1 1767323045678', '91000.50000000', link);
    const closed = quote('2 1767323105000', '91000.75000000', secondLink);
    expect(opening).toContain(linesOf(...facts, payout, rate, stale, hash, ...times, opened));
    expect(settlement).toContain(
      linesOf(
        'settlement/1',
        facts[1],
        'WIN',
        4000 + (4000 * Number(payout)) / 10_000,
        1767323106000,
        closed,
      ),
    );
  });

  it('say of the facts of a holding what their lines are', () => {
    const hash = sha(project).toString('hex');
    const languages = [
      ['en', 'Bond', 'A bond.', 'Its risk.'],
      ['zh', '债券', '一种债券。', '其风险。'],
    ].map(([code = '', ...texts]) =>
      [code, ...texts.map((text) => sha(text).toString('hex'))].join(':'),
    );
    expect(project.split('|').slice(18)).toEqual(languages);
    const [began, ends, due] = [1767323107000, 1769915107000, 1768187107000];
    const number = 'H4J6K8L2M3N5P7Q9';
    expect(joined).toContain(
      linesOf('holding/1', number, 3, hash, 15_000, 5_000, began, ends, due),
    );
    expect(ended).toContain(linesOf('holding-end/1', number, hash, 15_000, 0, 0, began, ends, due));
  });

  it('say how a file is checked', () => {
    const text = textOf('{"format":"entry/1"');
    const until = text.slice(0, text.lastIndexOf(',"signature":"'));
    const { signature } = JSON.parse(text) as { signature: string };
    const right = verify(null, sha(until), createPublicKey(key), Buffer.from(signature, 'hex'));
    expect(right).toBe(true);
  });
});
