import { settleDueOrders } from '../../trading';
import { withContracts } from '../../../testing/people/contracts';
import { sealAll, shortlyBefore } from '../../../testing/people/sealed';
import { withWorld } from '../../../testing/suite';
import { advance, aUserWith, quote } from '../../../testing/world';
import { checkExport } from './check-export';
import { writeExport } from './write-export';

const world = withWorld();
const { open } = withContracts(world);

/** Lines of an export. Its newest contract is not sealed: no root speaks against another text of it. */
let lines: readonly string[];
let id = '';

async function* each(texts: readonly string[]) {
  for (const text of texts) yield await Promise.resolve(text);
}

beforeAll(async () => {
  await quote(world, '100.00');
  await sealAll(world);
  const ann = await aUserWith(world, '500.00');
  await quote(world, '101.00');
  const order = await open(ann);
  id = order.id;
  await shortlyBefore(world, order);
  for (const price of ['101.50', '102.00']) await quote(world, price);
  await advance(world, 3);
  await quote(world, '103.00');
  await settleDueOrders(world.visitor);
  const client = await world.sql.verify.connect();
  const written: string[] = [];
  await writeExport(client, (line) => {
    written.push(line);
    return Promise.resolve();
  });
  client.release();
  lines = written;
});

/** How a leaf names a quote: sequence, time, price and link. */
const factOf = (seq: number): string => {
  const line = lines.find(
    (one) => one.includes(`"quote":"quote/1\\n`) && one.includes(`\\n${String(seq)}\\n`),
  );
  const { quote: text, link } = JSON.parse(line ?? '{}') as { quote: string; link: string };
  const [, , , at = '', price = ''] = text.split('\n');
  return [seq, at, price, link].join(' ');
};

/** What is said of the export when a leaf of the contract is another. */
const saidWith = (act: 'open' | 'settle', change: (line: string) => string) => {
  const at = lines.findIndex((line) => line.includes(`order.${act}:${id}\\n`));
  const line = lines[at] ?? '';
  expect(change(line)).not.toBe(line);
  return checkExport(each(lines.toSpliced(at, 1, change(line))));
};

describe('P13: an export names the quotes that decided', () => {
  it('and they are those that were recorded', async () => {
    await expect(checkExport(each(lines))).resolves.toMatchObject({ blocks: 1 });
  });

  it('of a contract settled by the quote before the newest, the newest is missed', async () => {
    await expect(saidWith('settle', (line) => line.replace(factOf(4), factOf(3)))).rejects.toThrow(
      'QUOTE_LEFT_OUT: quote 4 of instrument',
    );
  });

  it('of a contract opened by a quote that came later, that quote is wrong', async () => {
    await expect(saidWith('open', (line) => line.replace(factOf(2), factOf(3)))).rejects.toThrow(
      'QUOTE_WRONG: quote 3 of instrument',
    );
  });

  it('of a contract settled by a quote that never was, that quote is missed', async () => {
    await expect(
      saidWith('settle', (line) => line.replace(factOf(4), factOf(4).replace(/^4/, '99'))),
    ).rejects.toThrow('QUOTE_LEFT_OUT: quote 99 of instrument');
  });

  it.each<[string, 'open' | 'settle', number, (fact: string) => string]>([
    ['settled at another price', 'settle', 4, (fact) => fact.replace(' 102.0', ' 102.5')],
    ['opened at another price', 'open', 2, (fact) => fact.replace(' 101.0', ' 100.5')],
    ['opened by another link', 'open', 2, (fact) => fact.replace(/[0-9a-f]{64}$/, 'f'.repeat(64))],
    ['opened as if quotes had no links', 'open', 2, (fact) => fact.replace(/[0-9a-f]{64}$/, '-')],
  ])('of a contract %s, that quote is wrong', async (_, act, seq, change) => {
    const fact = factOf(seq);
    await expect(saidWith(act, (line) => line.replace(fact, change(fact)))).rejects.toThrow(
      `QUOTE_WRONG: quote ${String(seq)} of instrument`,
    );
  });

  it('of a contract opened by the quote before the newest, the newest is missed', async () => {
    await expect(saidWith('open', (line) => line.replace(factOf(2), factOf(1)))).rejects.toThrow(
      'QUOTE_LEFT_OUT: quote 2 of instrument',
    );
  });
});
