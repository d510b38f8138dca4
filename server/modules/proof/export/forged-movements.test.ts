import { sealAll, withSealed } from '../../../testing/people/sealed';
import { exported, resealed, written, type Line } from '../../../testing/proof/forged-export';
import type { Rewrite } from '../../../testing/proof/sealed-anew';
import { withWorld } from '../../../testing/suite';
import { checkExport } from './check-export';

const world = withWorld();
const { orders } = withSealed(world);

let lines: readonly Line[];
/** Blocks by how many movements they hold. */
const made = { none: '', many: '', next: '' };

const isLeaf = (line: Line) => 'leaf' in line;
const inBlock = (all: readonly Line[], block: string) =>
  all.filter((line) => isLeaf(line) && String(line.block) === block);
const numberOf = (line: Line | undefined) => String(line?.leaf ?? '').split('\n')[1] ?? '-';

beforeAll(async () => {
  await sealAll(world);
  lines = await exported(world);
  const blocks = lines.flatMap(({ text }) => String(text ?? '').split('\n')[1] ?? []);
  const holding = (block: string | undefined) => inBlock(lines, String(block)).length;
  made.none = blocks.find((block) => holding(block) === 0) ?? '';
  made.many = blocks.find((block) => holding(block) > 1) ?? '';
  made.next = blocks.find((block) => Number(block) > Number(made.many) && holding(block) > 0) ?? '';
});

const said = (forged: readonly Line[]) => checkExport(written(forged));

/** One line of one block otherwise, counted from 1 as the format does. */
const lineOf =
  (block: string, n: number, otherwise: string): Rewrite =>
  (all) =>
    all.map((line, at) => (all[1] === block && at === n - 1 ? otherwise : line));

/** Blocks that name as their ends what stands in them now, and as many. */
const fitting =
  (forged: readonly Line[]): Rewrite =>
  (all) => {
    const leaves = inBlock(forged, String(all[1]));
    return all
      .with(4, String(leaves.length))
      .with(5, numberOf(leaves[0]))
      .with(6, numberOf(leaves.at(-1)));
  };
const sealedAs = (forged: readonly Line[]) => resealed(world, forged, fitting(forged));

/** A movement of nothing: it puts no account out of balance. */
const empty = (number: string, block: number | null, key = `gift:${number}`): Line => ({
  leaf: `movement/1\n${number}\ngift\n${key}\n1\n0\n`,
  movement: Number(number),
  block,
});
const behindLeaves = (all: readonly Line[], ...more: readonly Line[]) =>
  all.toSpliced(all.findLastIndex(isLeaf) + 1, 0, ...more);
const withText = (pattern: RegExp, change: (leaf: string) => string) => {
  const forged = lines.map((line) =>
    pattern.test(String(line.leaf)) ? { ...line, leaf: change(String(line.leaf)) } : line,
  );
  expect(forged).not.toEqual(lines);
  return forged;
};
const fact = (key: RegExp, what: string) =>
  new RegExp(`\n${what}\n([^\n]+)\n`).exec(
    String(lines.find(({ leaf }) => key.test(String(leaf)))?.leaf),
  )?.[1] ?? '';

it('M3: the blocks of an export begin and end with the movements that they say', () => {
  const texts = lines.flatMap(({ text }) => (text === undefined ? [] : [String(text)]));
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) {
    const [, block = '', , , , first, last] = text.split('\n');
    const leaves = inBlock(lines, block).map(numberOf);
    expect([first, last]).toEqual([leaves[0] ?? '-', leaves.at(-1) ?? '-']);
    expect(leaves).toEqual(leaves.toSorted((a, b) => Number(a) - Number(b)));
  }
});

describe('M3: an export that was sealed anew', () => {
  it('and names the ends of its blocks holds', async () => {
    await expect(said(sealedAs(lines))).resolves.toMatchObject({ movements: 14 });
  });

  it.each([
    ['with another first movement of a block', 6],
    ['with another last movement of a block', 7],
  ])('%s is refused', async (_what, n) => {
    for (const otherwise of ['0', '999999', '-', ''])
      await expect(said(resealed(world, lines, lineOf(made.many, n, otherwise)))).rejects.toThrow(
        `PATH_WRONG: block ${made.many}`,
      );
    await expect(said(resealed(world, lines, lineOf(made.none, n, '1')))).rejects.toThrow(
      `PATH_WRONG: block ${made.none}`,
    );
  });

  it('with two movements of a block in each other’s place is refused', async () => {
    const at = lines.findIndex((line) => isLeaf(line) && String(line.block) === made.many);
    const [one, other] = lines.slice(at, at + 2) as [Line, Line];
    await expect(said(sealedAs(lines.toSpliced(at, 2, other, one)))).rejects.toThrow(
      `PATH_WRONG: movement ${numberOf(one)}`,
    );
  });

  it('with a movement in a block behind one that says that none is left is refused', async () => {
    const at = lines.findLastIndex((line) => isLeaf(line) && String(line.block) === made.many);
    const moved = lines[at] ?? {};
    const forged = lines.toSpliced(at, 1, { ...moved, block: Number(made.next) });
    await expect(said(sealedAs(forged))).rejects.toThrow(`PATH_WRONG: movement ${numberOf(moved)}`);
  });

  it('with two movements of one number is refused', async () => {
    const last = Number(lines.findLast(isLeaf)?.block);
    const forged = behindLeaves(lines, empty('999999', last), empty('999999', null, 'gift:1'));
    await expect(said(sealedAs(forged))).rejects.toThrow('PATH_WRONG: movement 999999 twice');
    await expect(
      said(sealedAs(behindLeaves(lines, empty('999999', last), empty('1000000', null)))),
    ).resolves.toMatchObject({ movements: 16 });
  });

  it('with a line that names another movement than its leaf is refused', async () => {
    const forged = behindLeaves(lines, { ...empty('999999', null), movement: 999_998 });
    await expect(said(forged)).rejects.toThrow('NOT_A_PROOF: movement 999999');
  });

  it.each<[string, () => string]>([
    ['which settled a contract', () => `order.settle:${orders.win}`],
    ['which did something else', () => fact(/\nproject\.join:/, 'project.join')],
  ])('with a second movement of a key %s is refused', async (_what, key) => {
    expect(key()).toMatch(/:[0-9]+$/);
    await expect(said(behindLeaves(lines, empty('999999', null, key())))).rejects.toThrow(
      `MONEY_WRONG: key ${key()} twice`,
    );
  });

  it('with two contracts of one number is refused', async () => {
    const { win, loss } = orders;
    const [number = '', other = ''] = [win, loss].map((id) =>
      fact(new RegExp(`\norder\\.open:${id}\n`), 'opening/1'),
    );
    const ofLoss = new RegExp(`\norder\\.(?:open|settle):${loss}\n`);
    const forged = withText(ofLoss, (leaf) => leaf.replace(`\n${other}\n`, `\n${number}\n`));
    await expect(said(sealedAs(forged))).rejects.toThrow(`TERMS_WRONG: contract ${number} twice`);
  });

  it('with two holdings of one number is refused', async () => {
    const number = fact(/\nproject\.join:/, 'holding/1');
    const forged = withText(/\nproject\.join:/, (leaf) =>
      leaf.replace(/\nholding\/1\n[^\n]+\n/, `\nholding/1\n${number}\n`),
    );
    await expect(said(sealedAs(forged))).rejects.toThrow(`TERMS_WRONG: holding ${number} twice`);
  });

  it('with an account that comes twice is refused', async () => {
    const again = { account: 'platform/fees/USD', balance: '0' };
    await expect(said([...lines, again])).rejects.toThrow(
      'MONEY_WRONG: account platform/fees/USD twice',
    );
  });
});
