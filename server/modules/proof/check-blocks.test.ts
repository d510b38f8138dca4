import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkProof } from '../../../schema/proof/check-proof';
import type { Certificate } from '../../../schema/proof/document-types';
import { fromRoot } from '../../platform/project-root';
import { sealAll, withSealed } from '../../testing/people/sealed';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { ownHeads, sealedAnew } from '../../testing/proof/sealed-anew';
import { aSession, graphql } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';
import { quote } from '../../testing/world';
import { blockFault } from './check-blocks';
import { checkExport } from './export/check-export';
import { writeExport } from './export/write-export';
import { nodeTools } from './node-tools';
import { orderCertificate } from './order-certificate';
import { sealKey } from './seal-key';

const world = withWorld();
const server = withServer(world);
const { orders, ann, changing } = withSealed(world);

const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('O5: the heads are public', () => {
  it('newest first, without a session, as whole blocks page by page', async () => {
    const { status, text, headers } = await get('/proof/heads');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=2']);
    const { heads } = JSON.parse(text) as { heads: { number: number; hash: string }[] };
    expect(heads.map(({ number }) => number)).toEqual(
      [...heads.keys()].map((n) => n + 1).toReversed(),
    );
    const page = await get('/proof/blocks?from=2&to=3');
    const { blocks } = JSON.parse(page.text) as { blocks: { text: string }[] };
    expect(
      blocks.map(({ text: block }) => createHash('sha256').update(block).digest('hex')),
    ).toEqual(
      heads
        .filter(({ number }) => number === 2 || number === 3)
        .map(({ hash }) => hash)
        .toReversed(),
    );
    const apart = await get('/proof/blocks?numbers=3,1,999999');
    const named = JSON.parse(apart.text) as { blocks: { text: string }[] };
    expect(named.blocks.map(({ text: block }) => block.split('\n')[1])).toEqual(['1', '3']);
  });

  it.each([
    'from=0',
    'from=-1',
    'from=x',
    'from=3&to=2',
    'from=1&from=2',
    'to=1e3',
    'from=9999999999999999',
    'numbers=0',
    'numbers=1,x',
    'numbers=1,',
    'numbers=1&numbers=2',
    `numbers=${Array.from({ length: 101 }, () => '1').join()}`,
  ])('of %s nothing is answered but why', async (query) => {
    const { status, text } = await get(`/proof/blocks?${query}`);
    expect([status, text.includes('PARAM_INVALID')]).toEqual([200, true]);
  });

  it.each(['heads', 'blocks', 'format'])('%s are read by GET alone', async (what) => {
    const { status, headers } = await fetch(`${server.url}/proof/${what}`, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('are served with the format of every byte, whose values are right', async () => {
    const { status, text } = await get('/proof/format');
    expect(status).toBe(200);
    expect(text).toBe(readFileSync(fromRoot('server/modules/proof/FORMAT.md'), 'utf8'));
    const sha = (...parts: (string | Buffer)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
    const leafText = /^\| leaf `([^`]+)`/m.exec(text)?.[1]?.replaceAll('\\n', '\n') ?? '';
    const leaf = sha(Buffer.of(0), leafText).toString('hex');
    const quoteText = /^\| link of `([^`]+)`/m.exec(text)?.[1]?.replaceAll('\\n', '\n') ?? '';
    const link = sha(Buffer.alloc(32), quoteText).toString('hex');
    const [a, b, c] = ['a', 'b', 'c'].map((one) => sha(Buffer.of(0), one));
    const root = sha(Buffer.of(1), sha(Buffer.of(1), a ?? '', b ?? ''), c ?? '').toString('hex');
    const none = '0'.repeat(64);
    const newest = `1 1 ${link} BTC/USDT`;
    const block = ['block/2', 1, 1767323046000, none, 1, 7, 7, 7, leaf, 0, none, newest];
    const hash = sha(block.map((line) => `${String(line)}\n`).join(''));
    const seed = /private key `([0-9a-f]{64})`/.exec(text)?.[1] ?? '';
    const key = sealKey({ sealKey: Buffer.from(seed, 'hex'), appSecret: '' });
    const values = [leaf, link, root, hash.toString('hex'), key.id, key.publicKey.toString('hex')];
    for (const value of [...values, key.sign(hash).toString('hex')])
      expect(text).toContain(`\`${value}\``);
  });

  it('and a certificate comes to its owner over GraphQL', async () => {
    const { text } = await graphql(server, {
      token: await aSession(world, (await ann()).userId),
      query:
        'query C($id: ID!) { orderCertificate(id: $id) statement(first: 1) { edges { node { block } } } }',
      variables: { id: orders.win },
    });
    expect(text).toContain('certificate/1');
    expect(text).toMatch(/"block":[0-9]+/);
  });
});

/** An operator's lie, sealed and signed as the truth would have been: what follows from what is all that is left. */
async function lie(change: (file: Certificate) => Certificate): Promise<string> {
  const file = change(
    JSON.parse(await orderCertificate((await ann()).ctx, orders.win)) as Certificate,
  );
  return sealedAnew(world, file);
}

const opened = (from: string | RegExp, to: string) => (file: Certificate) => ({
  ...file,
  opening: { ...file.opening, leaf: file.opening.leaf.replace(from, to) },
});
const settled = (from: string | RegExp, to: string) => (file: Certificate) => ({
  ...file,
  settlement: { ...file.settlement, leaf: file.settlement.leaf.replace(from, to) },
});

/** A settlement as it would be had the contract been lost. */
const lost = (file: Certificate): Certificate => {
  const text = file.settlement.leaf
    .replace('order.win', 'order.loss')
    .replace('\nWIN\n7400\n', '\nLOSS\n0\n');
  const leaf = text.replace(/\n4\n(user.*)\n.*\n.*\n/, '\n3\n$1\nplatform/trading/USD 4000 -\n');
  return { ...file, settlement: { ...file.settlement, leaf } };
};

describe('P13: a lie that was sealed and signed', () => {
  it.each<[string, (file: Certificate) => Certificate, string]>([
    ['an outcome that does not follow', settled('\nWIN\n', '\nLOSS\n'), 'OUTCOME_WRONG'],
    ['a win turned into a loss, with all that follows from it', lost, 'OUTCOME_WRONG'],
    ['another amount paid', settled('\nWIN\n7400\n', '\nWIN\n7300\n'), 'OUTCOME_WRONG'],
    ['a settlement before the expiry', settled(/\n(WIN\n7400\n)[0-9]+/, '\n$11'), 'OUTCOME_WRONG'],
    [
      'money to somebody else',
      settled('user/1001/available', 'user/1002/available'),
      'MONEY_WRONG',
    ],
    [
      'a fee for another account',
      settled('platform/fees/USD', 'platform/trading/USD'),
      'MONEY_WRONG',
    ],
    ['more frozen than stake and fee', opened('frozen/USD 4040', 'frozen/USD 4041'), 'MONEY_WRONG'],
    ['a higher fee', opened('\n4000\n40\n60', '\n4000\n41\n60'), 'TERMS_WRONG'],
    ['another payout', opened('\n8500\n', '\n8600\n'), 'TERMS_WRONG'],
    ['a later expiry', opened('\n60\n8500', '\n61\n8500'), 'TERMS_WRONG'],
    ['a quote of another instrument', opened('opening/1', 'opening/2'), 'TERMS_WRONG'],
    ['another number', settled(/\n[A-Z2-9]{16}\nWIN/, '\nAAAABBBBCCCCDDDD\nWIN'), 'TERMS_WRONG'],
    ['the closing quote of before', settled(/\n3 [0-9]+ 101/, '\n2 1 101'), 'QUOTE_WRONG'],
  ])('with %s is seen in both', async (_what, change, code) => {
    const text = await lie(change);
    const { fault } = await checkProof(nodeTools, text, null);
    expect(fault?.code).toBe(code);
    expect(() => verifyIndependently(text, ownHeads(text))).toThrow();
  });

  it('with nothing changed but the block, is refused by what was published alone', async () => {
    const text = await lie((file) => file);
    expect((await checkProof(nodeTools, text, null)).fault).toBeNull();
    const heads = (await get('/proof/heads')).text;
    expect((await checkProof(nodeTools, text, heads)).fault?.code).toBe('HEAD_DIFFERS');
  });
});

const exported = async (client: Parameters<typeof writeExport>[0]): Promise<string[]> => {
  const lines: string[] = [];
  await writeExport(client, (line) => {
    lines.push(line);
    return Promise.resolve();
  });
  return lines;
};

async function* each(lines: readonly string[]) {
  for (const line of lines) yield await Promise.resolve(line);
}

describe('M3: an export', () => {
  let lines: string[];
  beforeAll(async () => {
    await quote(world, '101.60');
    await sealAll(world);
    const client = await world.sql.verify.connect();
    lines = await exported(client).finally(() => {
      client.release();
    });
  });

  it('is proved without a database', async () => {
    const { blocks, movements } = await checkExport(each(lines));
    expect(blocks).toBeGreaterThan(3);
    expect(movements).toBeGreaterThan(10);
  });

  it.each<[string, RegExp, (line: string) => string | null, RegExp]>([
    ['a movement that is gone', /"leaf":"movement/, () => null, /PATH_WRONG: block 2/],
    [
      'a leg',
      /available\/USD 500000/,
      (line) => line.replace('USD 500000', 'USD 500001'),
      /MONEY_WRONG: movement/,
    ],
    ['an outcome', /\\nWIN\\n/, (line) => line.replace('\\nWIN\\n', '\\nLOSS\\n'), /OUTCOME_WRONG/],
    [
      'a direction',
      /\\nDOWN\\n/,
      (line) => line.replace('\\nDOWN\\n', '\\nUP\\n'),
      /TERMS_WRONG: hash/,
    ],
    ['a price', /"quote"/, (line) => line.replace('99.0', '98.0'), /QUOTE_WRONG: quote 1/],
    ['a quote that is gone', /\\n16\\n3\\n/, () => null, /QUOTE_LEFT_OUT: quote 4/],
    ['an audit entry that is gone', /"audit":2,/, () => null, /NOT_AS_WRITTEN: audit entry 3/],
    [
      'a block',
      /"block\/2\\n2/,
      (line) => line.replace('block/2\\n2\\n', 'block/2\\n2\\n1'),
      /BLOCK_SIGNATURE_WRONG/,
    ],
    ['a block that is gone', /"block\/2\\n2/, () => null, /HEAD_DIFFERS: block 3/],
    [
      'a balance',
      /"account":"user\/1001\/available\/USD"/,
      (line) => line.replace('"balance":"', '"balance":"1'),
      /MONEY_WRONG: user/,
    ],
    [
      'an account that is gone',
      /"account":"user\/1001\/available\/USD"/,
      () => null,
      /MONEY_WRONG: user/,
    ],
    ['what is no line', /"audit":2,/, () => 'no JSON', /NOT_JSON/],
  ])('with %s changed is refused, and it is named', async (_what, which, change, says) => {
    const at = lines.findIndex((line) => which.test(line));
    expect(at).toBeGreaterThan(-1);
    const line = change(lines[at] ?? '');
    const changed = lines.toSpliced(at, 1, ...(line === null ? [] : [line]));
    await expect(checkExport(each(changed))).rejects.toThrow(says);
  });

  it('that ends earlier than a head that was kept is refused', async () => {
    await expect(checkExport(each(lines), new Map([[999, 'ff']]))).rejects.toThrow(
      /HEAD_MISSING: block 999/,
    );
  });
});

describe('O5: the blocks of a database', () => {
  it('are signed, and those of the heads that were kept', async () => {
    const kept = (await get('/proof/heads')).text;
    await changing([], async (client) => {
      expect(await blockFault(client, null)).toBeNull();
      expect(await blockFault(client, kept)).toBeNull();
    });
  });

  it.each([
    [
      'a signature',
      [`UPDATE proof_block SET signature = decode(repeat('00', 64), 'hex') WHERE number = 3`],
      'block 3',
    ],
    [
      'a key of one’s own',
      [
        'ALTER TABLE proof_key DROP CONSTRAINT proof_key_named_by_its_hash',
        `UPDATE proof_key SET public_key = sha256('mine')`,
      ],
      'block 1',
    ],
    [
      'all that was newest, with its leaves',
      ['DELETE FROM proof_block WHERE number > 3', 'DELETE FROM proof_leaf WHERE block > 3'],
      'block',
    ],
  ])('with %s changed are refused', async (_what, changes, subject) => {
    const kept = (await get('/proof/heads')).text;
    await changing(changes, async (client) => {
      expect((await blockFault(client, kept))?.subject).toContain(subject);
    });
  });
});
