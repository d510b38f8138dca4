import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blocks, Certificate } from '../../../schema/proof/document-types';
import { publishedBlocks, sealBlock } from '../../modules/proof';
import { orderCertificate } from '../../modules/proof/order-certificate';
import { settleDueOrders } from '../../modules/trading';
import { fromRoot } from '../../platform/project-root';
import { withContracts } from '../../testing/people/contracts';
import { sealAll } from '../../testing/people/sealed';
import { beforeClosing, withWorld } from '../../testing/suite';
import { advance, aUserWith, quote } from '../../testing/world';
import { readArguments } from './arguments';
import { verifyCertificate } from './verify-files';

const world = withWorld();
const { open } = withContracts(world);
const folder = mkdtempSync(join(tmpdir(), 'tarn-verify-'));
beforeClosing(() => {
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const published = async (asked: { from?: number; numbers?: readonly number[] }): Promise<Blocks> =>
  publishedBlocks(world.visitor, {
    ...{ from: asked.from === undefined ? null : String(asked.from), to: null },
    numbers: asked.numbers?.join() ?? null,
  });

/** What the command says and how it ends. */
function verified(...args: readonly string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/verify.ts', ...args], {
    cwd: fromRoot(),
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_VERIFY_URL: world.sql.urls.verify },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  return new Promise((resolve) =>
    child.once('close', (code) => {
      resolve({ code, said });
    }),
  );
}

/** Blocks between those of the two movements: more than one answer of the server holds. */
const APART = 150;
const long = { certificate: '', first: 0, last: 0 };

beforeAll(async () => {
  await quote(world, '100.00');
  await sealAll(world);
  const ann = await aUserWith(world, '100.00');
  const order = await open(ann);
  await sealAll(world);
  for (let blocks = 0; blocks < APART; blocks += 1) await sealBlock(world.visitor, { idleMs: 0 });
  await advance(world, 58);
  await quote(world, '101.00');
  await advance(world, 4);
  await settleDueOrders(world.visitor);
  await sealAll(world);
  const text = await orderCertificate(ann.ctx, order.id);
  const { opening, settlement } = JSON.parse(text) as Certificate;
  Object.assign(long, { first: opening.block, last: settlement.block });
  long.certificate = file('certificate.json', text);
}, 120_000);

describe('P13: npm run verify -- certificate', () => {
  it('says what a file proves by itself, and which blocks to compare', async () => {
    const { code, said } = await verified('certificate', long.certificate);
    expect([code, said]).toEqual([0, expect.stringContaining('It fits itself. Compare block')]);
    expect(said).toContain('BTC/USDT UP');
  });

  it('takes what was published of blocks that stand far apart in as many files as there are', async () => {
    expect(long.last - long.first).toBeGreaterThan(APART);
    const one = file('one.json', JSON.stringify(await published({ from: 1 })));
    const other = file('other.json', JSON.stringify(await published({ from: 101 })));
    const missing = await verified('certificate', long.certificate, '--heads', one);
    expect([missing.code, missing.said]).toEqual([
      1,
      expect.stringContaining('stands in no file of heads that was given'),
    ]);
    expect(missing.said).not.toContain('✗');
    const both = await verified('certificate', long.certificate, '--heads', one, '--heads', other);
    expect([both.code, both.said]).toEqual([
      0,
      expect.stringContaining(`block ${String(long.first)} and ${String(long.last)}, as published`),
    ]);
  });

  it('takes one answer of the server to the numbers alone', async () => {
    const numbers = [long.first, long.last];
    const heads = file('two.json', JSON.stringify(await published({ numbers })));
    const { code, said } = await verified('certificate', long.certificate, '--heads', heads);
    expect([code, said]).toEqual([0, expect.stringContaining('as published')]);
  });

  it('fails where the last bit of every fifth byte of a certificate is another', async () => {
    const whole = readFileSync(long.certificate);
    const without = (at: number): string => {
      const changed = Buffer.from(whole);
      changed.writeUInt8((whole[at] ?? 0) ^ 1, at);
      writeFileSync(join(folder, 'changed.json'), changed);
      return join(folder, 'changed.json');
    };
    const held: number[] = [];
    for (let at = 0; at < whole.length; at += 5) {
      const fails = await verifyCertificate(without(at), []).catch((error: unknown) =>
        String(error),
      );
      if (!String(fails).includes('✗')) held.push(at);
    }
    expect(held).toEqual([]);
    const { code, said } = await verified('certificate', without(whole.length >> 1));
    expect([code, said]).toEqual([1, expect.stringContaining('✗')]);
  });

  it('fails where a file is altered, where files contradict each other, and where one is none', async () => {
    const { keys, blocks } = await published({ numbers: [long.first, long.last] });
    const heads = JSON.stringify({ format: 'blocks/1', keys, blocks });
    const [kept, wrong] = [
      file('kept.json', heads),
      file('wrong.json', heads.replace(/block\/2\\n(\d+)\\n/, 'block/2\\n$1\\n9')),
    ];
    for (const [files, says] of [
      [[wrong], '✗ HEADS_WRONG'],
      [[kept, wrong], 'The files name block'],
      [[join(folder, 'none.json')], 'cannot be read'],
    ] as const) {
      await expect(verifyCertificate(long.certificate, files)).rejects.toThrow(says);
    }
    await expect(verifyCertificate(kept, [])).rejects.toThrow('✗ NOT_A_PROOF');
  });
});

it('P13: npm run verify writes an export and proves it without a database, by the same heads', async () => {
  const kept = file('kept.json', JSON.stringify(await published({ from: 101 })));
  const written = join(folder, 'books');
  expect((await verified('export', written)).code).toBe(0);
  const { code, said } = await verified('file', written, '--heads', kept);
  expect([code, said]).toEqual([0, expect.stringContaining('Everything fits')]);
  expect((await verified('--heads', kept)).code).toBe(0);
});

describe('how npm run verify is called', () => {
  it('is read: what, which file, and files of heads wherever they stand', () => {
    expect(readArguments([])).toEqual({ what: 'database', heads: [] });
    expect(readArguments(['--heads', 'a', 'file', 'b', '--heads', 'c'])).toEqual({
      ...{ what: 'file', file: 'b', heads: ['a', 'c'] },
    });
  });

  it.each([['certificate'], ['receipt', 'a'], ['file', 'a', 'b'], ['file', 'a', '--heads']])(
    'is explained where it makes no sense: %s %s %s',
    (...args) => {
      expect(() => readArguments(args.filter(Boolean))).toThrow('npm run verify -- certificate');
    },
  );
});
