import { readFileSync } from 'node:fs';
import { checkMoney, checkOutcome, checkTerms } from '../../../schema/proof/check-contract';
import { checkProof } from '../../../schema/proof/check-proof';
import { readContract } from '../../../schema/proof/contract';
import { readLeafText } from '../../../schema/proof/texts';
import { fromRoot } from '../../platform/project-root';
import { exported } from '../../testing/proof/forged-export';
import { verifyIndependently } from '../../testing/proof/independent-verifier';
import { ownHeads } from '../../testing/proof/sealed-anew';
import { withSealed } from '../../testing/people/sealed';
import { withWorld } from '../../testing/suite';
import { nodeTools } from './node-tools';

const world = withWorld();
const { orders } = withSealed(world);

const format = readFileSync(fromRoot('server/modules/proof/FORMAT.md'), 'utf8');
const fenced = [...format.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => text);
const beginning = (start: string): string =>
  fenced.findLast((text) => text.startsWith(start)) ?? '';
const [opening, settlement] = [8, 9].map((id) => beginning(`movement/1\n${String(id)}\n`));

const hashOf = async (sql: string, args: readonly unknown[]): Promise<string> => {
  const { rows } = await world.sql.owner.query<{ hash: string }>(
    `SELECT encode(${sql}, 'hex') AS hash`,
    [...args],
  );
  return rows[0]?.hash ?? '';
};

describe('P13: the values of the format are what the product says', () => {
  it('of a contract', async () => {
    const [open, settle] = [readLeafText(opening ?? ''), readLeafText(settlement ?? '')];
    const contract = readContract('BTC/USDT', open, settle);
    await checkTerms(nodeTools, contract);
    checkOutcome(contract);
    checkMoney(contract, open, settle);
    const hash = await hashOf('order_terms_hash($1, $2, 60, 8500, 100, 5000)', ['BTC/USDT', 'UP']);
    expect(hash).toBe(contract.termsHash);
    const at = (ms: number) => new Date(ms).toISOString();
    const { openQuote, closeQuote } = contract;
    const before = [openQuote.link, at(closeQuote.at), closeQuote.price, at(1767323104990)];
    const next = `quote_link(decode($1, 'hex'), 1, 2, $2, $3, $4, 'binance')`;
    expect(await hashOf(next, before)).toBe(closeQuote.link);
  });

  it('of the terms of a project', async () => {
    const [, project, version, issuer, ppm, days, dividend, min, max, capacity, ...rest] =
      beginning('tarn-yield-terms-1|').split('|');
    const [released, starts, ends, topup, due, early, reduction, renewable] = rest.map(Number);
    const at = (ms: number | undefined) => new Date(ms ?? NaN).toISOString();
    const terms = {
      ...{ project_id: project, version, issuer, annual_ppm: ppm, days, dividend, capacity },
      ...{ amount_min: min, amount_max: max, release_at: at(released), sale_starts_at: at(starts) },
      ...{ sale_ends_at: at(ends), topup, topup_day: due, early_stop: early === 1 },
      ...{ reduction_bp: reduction, renewable: renewable === 1 },
      titles: { zh: '债券', en: 'Bond' },
      descriptions: { en: 'A bond.', zh: '一种债券。' },
      risks: { en: 'Its risk.', zh: '其风险。' },
    };
    const hash = await hashOf('yield_terms_hash(jsonb_populate_record(NULL::yield_terms, $1))', [
      JSON.stringify(terms),
    ]);
    expect(beginning('movement/1\n10\n').split('\n')).toContain(hash);
  });

  it('of the audit', async () => {
    const entry = (prev: string, n: number) => {
      const all = JSON.parse(beginning(`[${String(n)}, `)) as unknown[];
      // As it is written there: a number keeps its decimals.
      const before = n === 1 ? '{"aa": "é \\"x\\"\\n", "b": 1.50}' : null;
      const [seq, at, actor, action, subject, , after, reason, source] = all;
      const now = after === null ? null : JSON.stringify(after);
      const acted = [actor, action, subject, before, now, reason, source];
      const args = [prev, seq, new Date(Number(at)).toISOString(), ...acted];
      return hashOf(`audit_hash(decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8, $9, $10)`, args);
    };
    const first = await entry('0'.repeat(64), 1);
    const second = await entry(first, 2);
    expect(format).toContain(`Their hashes are \`${first}\` and\n\`${second}\``);
  });

  it('of a file that is signed', async () => {
    const text = beginning('{"format":"entry/1"').trimEnd();
    expect((await checkProof(nodeTools, text, null)).fault).toBeNull();
    expect(verifyIndependently(text, ownHeads(text))).toContain('recharge.credit:3');
  });

  it('and leaves have as many lines, an export the kinds of lines in their order', async () => {
    const lines = await exported(world);
    const written = (key: RegExp) =>
      String(lines.find(({ leaf }) => key.test(String(leaf)))?.leaf).split('\n').length;
    const shown = (id: number) => beginning(`movement/1\n${String(id)}\n`).split('\n').length;
    expect(written(new RegExp(`\norder\\.open:${orders.win}\n`))).toBe(shown(8));
    expect(written(new RegExp(`\norder\\.settle:${orders.win}\n`))).toBe(shown(9));
    expect(written(/\nproject\.join:/)).toBe(shown(10));
    // Interest adds a leg.
    expect(written(/\nproject\.settle:/)).toBeGreaterThanOrEqual(shown(11));
    const [kinds = ''] = fenced.filter((text) => text.includes('{"account"'));
    const names = (line: object) => Object.keys(line).join();
    const said = kinds
      .trimEnd()
      .split('\n')
      .map((line) => names(JSON.parse(line) as object));
    expect([...new Set(lines.slice(1).map(names))]).toEqual(said);
  });
});
