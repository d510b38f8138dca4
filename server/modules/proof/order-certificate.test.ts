import { createHash } from 'node:crypto';
import { checkProof, type Checked } from '../../../schema/proof/check-proof';
import type { Certificate } from '../../../schema/proof/document-types';
import { readProof } from '../../../schema/proof/documents';
import { withContracts } from '../../testing/people/contracts';
import { sealAll, unsigned, withSealed } from '../../testing/people/sealed';
import { whileFirstBlockStandsLater } from '../../testing/proof/first-block';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUserWith, quote } from '../../testing/world';
import { anyOrderById, settleDueOrders } from '../trading';
import { statement } from '../ledger';
import { entryProof } from './entry-proof';
import { nodeTools } from './node-tools';
import { anyOrderCertificate, certificateStates, orderCertificate } from './order-certificate';
import { publishedBlocks, publishedHeads } from './published';
import { sealKey } from './seal-key';

const world = withWorld();
const { orders, ann } = withSealed(world);
const { open } = withContracts(world);

const heads = async () => publishedHeads(world.visitor);
const certificate = async (order: keyof typeof orders) =>
  orderCertificate((await ann()).ctx, orders[order]);

/** What the product's verifier says, against the published heads. */
const checked = async (text: string): Promise<Checked> =>
  checkProof(nodeTools, text, JSON.stringify(await heads()));

async function independently(text: string): Promise<string> {
  const { heads: all } = await heads();
  return verifyIndependently(text, new Map(all.map(({ number, hash }) => [number, hash])));
}

describe('P13: a certificate', () => {
  it.each([
    ['win', 'WIN 7400'],
    ['loss', 'LOSS 0'],
    ['draw', 'DRAW 5050'],
    ['void', 'VOID 6060'],
  ] as const)(
    'of a %s derives it again, by two verifiers of different hands',
    async (order, came) => {
      const text = await certificate(order);
      expect(await independently(text)).toMatch(new RegExp(`^[A-Z2-9]{16} ${came}$`));
      const { fault, contract } = await checked(text);
      expect(fault).toBeNull();
      expect(`${contract?.outcome ?? ''} ${String(contract?.paid)}`).toBe(came);
      expect(contract?.user).toBe((await ann()).userId);
    },
  );

  it('of each of many contracts on a moving price holds in both', async () => {
    const bo = await aUserWith(world, '9000.00');
    const placed = [];
    for (let n = 0; n < 24; n += 1) {
      await quote(world, `10${String(1 + (n % 3))}.${String(n).padStart(2, '0')}`);
      const direction = n % 2 === 0 ? 'UP' : 'DOWN';
      placed.push(await open(bo, 1_000 + n * 137, { direction, durationSeconds: 30 }));
      if (n % 5 === 0) await sealAll(world);
      if (n % 4 === 0) await advance(world, 3);
    }
    await advance(world, 28);
    await quote(world, '102.50');
    await advance(world, 31);
    await settleDueOrders(world.visitor);
    await sealAll(world);
    for (const { id, number } of placed) {
      const text = await orderCertificate(bo.ctx, id);
      expect(await independently(text)).toContain(number);
      expect((await checked(text)).fault).toBeNull();
    }
  });

  it('fails with anything besides, were it a blank', async () => {
    const text = await certificate('win');
    for (const more of [
      `${text}\n`,
      ` ${text}`,
      text.replace('{', '{"note":"",'),
      `${text.slice(0, -1)} }`,
    ]) {
      expect((await checked(more)).fault).not.toBeNull();
      await expect(independently(more)).rejects.toThrow();
    }
    expect((await checked(`${text}\n`)).fault?.code).toBe('NOT_AS_WRITTEN');
  });

  it('fails where its signature says the same in capitals, in both', async () => {
    const text = await certificate('win');
    const end = text.lastIndexOf(',"signature":"') + ',"signature":"'.length;
    const capitals = text.slice(0, end) + text.slice(end).toUpperCase();
    expect(capitals).not.toBe(text);
    expect((await checked(capitals)).fault?.code).toBe('SIGNATURE_WRONG');
    await expect(independently(capitals)).rejects.toThrow();
  });
});

/** The same file with a change in it, signed anew by the operator's own key. */
async function forged(change: (file: Certificate) => Partial<Certificate>): Promise<string> {
  const file = readProof(await certificate('win'));
  if (file.format !== 'certificate/1') throw new Error('no certificate');
  const whole = unsigned({ ...file, ...change(file) });
  const signed = JSON.stringify(whole).slice(0, -1);
  const key = sealKey(world.config);
  const signature = key.sign(createHash('sha256').update(signed).digest()).toString('hex');
  return `${signed},"signature":"${signature}"}`;
}

const leaf = (entry: Certificate['opening'], from: string, to: string) => ({
  ...entry,
  leaf: entry.leaf.replace(from, to),
});

describe('P13: what the operator’s own key signs again', () => {
  it('unchanged, is the same file', async () => {
    expect(await forged(() => ({}))).toBe(await certificate('win'));
  });

  it.each<[string, (file: Certificate) => Partial<Certificate>, string]>([
    [
      'a direction',
      ({ opening }) => ({ opening: leaf(opening, '\nUP\n', '\nDOWN\n') }),
      'PATH_WRONG',
    ],
    [
      'an outcome',
      ({ settlement }) => ({ settlement: leaf(settlement, '\nWIN\n', '\nLOSS\n') }),
      'PATH_WRONG',
    ],
    [
      'another place',
      ({ opening }) => ({ opening: { ...opening, place: opening.place + 1 } }),
      'PATH_WRONG',
    ],
    ['another symbol', () => ({ symbol: 'ETH/USDT' }), 'TERMS_WRONG'],
    [
      'a price',
      ({ closingQuotes: run }) => ({
        closingQuotes: {
          ...run,
          quotes: run.quotes.map((text) => text.replace('\n101.0', '\n102.0')),
        },
      }),
      'QUOTE_WRONG',
    ],
    [
      'the last quote left out',
      ({ closingQuotes: run }) => ({ closingQuotes: { ...run, quotes: run.quotes.slice(0, -1) } }),
      'QUOTE_LEFT_OUT',
    ],
    [
      'the quote before left out',
      ({ openingQuotes: run }) => ({ openingQuotes: { ...run, quotes: run.quotes.slice(1) } }),
      'QUOTE_WRONG',
    ],
    ['the settlement of none', ({ opening }) => ({ settlement: opening }), 'TERMS_WRONG'],
    [
      'a block of its own',
      ({ blocks }) => ({
        blocks: blocks.map((block) => ({ ...block, text: `${block.text}9 9 ff\n` })),
      }),
      'BLOCK_SIGNATURE_WRONG',
    ],
    ['no keys', () => ({ keys: [] }), 'KEY_UNKNOWN'],
  ])('with %s changed, fails in both', async (_what, change, code) => {
    const text = await forged(change);
    expect((await checked(text)).fault?.code).toBe(code);
    await expect(independently(text)).rejects.toThrow();
  });

  it('fits no head that was kept of another history', async () => {
    const text = await certificate('win');
    const { keys, heads: all } = await heads();
    const older = { format: 'heads/1', keys, heads: all.slice(0, 1) };
    expect((await checkProof(nodeTools, text, JSON.stringify(older))).fault?.code).toBe(
      'HEAD_MISSING',
    );
    const { blocks } = await publishedBlocks(world.visitor, { from: '1', to: null, numbers: null });
    const whole = JSON.stringify({ format: 'blocks/1', keys, blocks });
    expect((await checkProof(nodeTools, text, whole)).fault).toBeNull();
    const key = sealKey({ ...world.config, sealKey: Buffer.alloc(32, 7) });
    const mine = { id: key.id, publicKey: key.publicKey.toString('hex') };
    const others = all.map(({ number }) => {
      const hash = createHash('sha256').update(String(number)).digest();
      return {
        number,
        hash: hash.toString('hex'),
        key: key.id,
        signature: key.sign(hash).toString('hex'),
      };
    });
    const invented = JSON.stringify({ format: 'heads/1', keys: [...keys, mine], heads: others });
    expect((await checkProof(nodeTools, text, invented)).fault?.code).toBe('HEAD_DIFFERS');
  });

  it.each([
    ['no JSON', 'PK\u0003\u0004', 'NOT_JSON'],
    ['more than five megabytes', ' '.repeat(5 * 1024 * 1024 + 1), 'TOO_LARGE'],
    ['another document', '{"format":"receipt"}', 'NOT_A_PROOF'],
    ['a list', '[]', 'NOT_A_PROOF'],
  ])('%s is no certificate', async (_what, text, code) => {
    expect((await checked(text)).fault?.code).toBe(code);
  });
});

/** What lists say of it. */
const stateOf = async (id: string) => {
  const order = await anyOrderById(world.visitor, id);
  return certificateStates(world.visitor, order ? [order] : []);
};

describe('whose certificate it is', () => {
  it('A2: its owner’s and staff’s: the same bytes; somebody else’s looks as if it were not', async () => {
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    expect(await anyOrderCertificate(ctx, orders.win)).toBe(await certificate('win'));
    const bo = await aUserWith(world, '10.00');
    for (const id of [orders.win, '999999', 'x', '']) {
      await expect(orderCertificate(bo.ctx, id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
    await expect(orderCertificate(world.visitor, orders.win)).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    });
  });

  it('is not ready while the contract is open, nor before it is sealed, and says so', async () => {
    const { ctx } = await ann();
    await quote(world, '102.00');
    const { id } = await open(await ann(), 1_000, { durationSeconds: 30 });
    const pending = { code: 'CERTIFICATE_PENDING' };
    await expect(orderCertificate(ctx, id)).rejects.toMatchObject(pending);
    await sealAll(world);
    await advance(world, 31);
    await settleDueOrders(world.visitor);
    await expect(orderCertificate(ctx, id)).rejects.toMatchObject(pending);
    expect(await stateOf(id)).toEqual(['PENDING']);
    await sealAll(world);
    expect(await stateOf(id)).toEqual(['READY']);
    expect((await checked(await orderCertificate(ctx, id))).contract?.id).toBe(id);
  });

  it('P13: of a contract from before the first block, as that is signed, there is none, and it says so', async () => {
    const column = (by: string) =>
      world.sql.owner.query(
        `ALTER TABLE proof_block DISABLE TRIGGER USER;
         UPDATE proof_block SET made_at = made_at ${by} interval '10 years' WHERE number = 1;
         ALTER TABLE proof_block ENABLE TRIGGER USER`,
      );
    await column('+');
    expect(await stateOf(orders.win)).toEqual(['READY']);
    await column('-');
    await whileFirstBlockStandsLater(world, async () => {
      await expect(certificate('win')).rejects.toMatchObject({ code: 'CERTIFICATE_BEFORE_SEAL' });
      expect(await stateOf(orders.win)).toEqual(['NONE']);
    });
  });
});

describe('M3: a line of the statement', () => {
  it('is saved with its way to a block, and checked like a certificate', async () => {
    const { ctx, userId } = await ann();
    const [line, older] = await statement(ctx, userId, { first: 2, after: null });
    await sealAll(world);
    const text = await entryProof(ctx, line?.id ?? '');
    const { fault, entry } = await checked(text);
    expect([fault, entry?.key]).toEqual([null, line?.key]);
    expect(await independently(text)).toContain(`\n${line?.key ?? ''}\n`);
    const changed = text.replace('"place":', '"place":1');
    expect((await checked(changed)).fault?.code).toBe('SIGNATURE_WRONG');
    const bo = await aUserWith(world, '10.00');
    for (const id of [older?.id ?? '', '999999999', 'x']) {
      await expect(entryProof(bo.ctx, id)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
    }
  });

  it('that no block holds yet says so', async () => {
    const bo = await aUserWith(world, '11.00');
    const [line] = await statement(bo.ctx, bo.userId, { first: 1, after: null });
    await expect(entryProof(bo.ctx, line?.id ?? '')).rejects.toMatchObject({
      code: 'CERTIFICATE_PENDING',
    });
  });
});
