import { readFileSync } from 'node:fs';
import { languages } from '../../../../schema/languages';
import { bindFirst, withdrawalConditions } from '../../../../schema/withdrawals';
import { fromRoot } from '../../../platform/project-root';
import { withCreditDesk, withPayoutDesk, withWorld } from '../../../testing/suite';
import { advance, quote } from '../../../testing/world';
import { withContracts } from '../../../testing/people/contracts';
import { settleDueOrders } from '../../trading';

const world = withWorld();
const desk = withPayoutDesk(world);
const giver = withCreditDesk(world);
const { open } = withContracts(world);

const listed = Object.keys(withdrawalConditions).sort();

/** What an SQL function can answer: the codes of the catalogue that stand in its text, but for its comments. */
async function codesIn(name: string): Promise<string[]> {
  const { rows } = await world.sql.owner.query<{ text: string }>(
    `SELECT prosrc AS text FROM pg_proc WHERE proname = $1 AND pronamespace = 'tarn'::regnamespace`,
    [name],
  );
  const lines = (rows[0]?.text ?? '').split('\n');
  const text = lines.map((line) => line.split('--')[0] ?? '').join('\n');
  return [...text.matchAll(/'([A-Z_]+_[A-Z]+)'/g)].map(([, code]) => code ?? '');
}

describe('M15: what can stand between a user and their money', () => {
  it('is one closed list: in SQL, in the schema, and in the words of ten languages', async () => {
    const answered = new Set([
      ...(await codesIn('withdrawal_unmet')),
      // What it is told of the fund password, and of what is bound first.
      ...(await codesIn('fund_password_refusal')),
      ...Object.values(bindFirst),
    ]);
    expect([...answered].sort()).toEqual(listed);
    for (const language of languages) {
      const file = fromRoot('schema/locales', language, 'errors.json');
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      expect(listed.filter((code) => words[code] === undefined)).toEqual([]);
    }
  });

  it('is no deposit: money that came by a credit alone goes out once its turnover is fulfilled', async () => {
    const person = await desk.saver('0.00');
    await giver.bonus(person, '400.00', 1);
    await expect(desk.submit(person, { dollars: '100.00' })).rejects.toMatchObject({
      code: 'TURNOVER_LOW',
    });
    for (let n = 0; n < 4; n += 1) {
      await quote(world, (2_000 + 2 * n).toFixed(2));
      await open(person, 10_000);
      await advance(world, 59);
      await quote(world, (2_001 + 2 * n).toFixed(2));
      await advance(world, 2);
      await settleDueOrders(world.visitor);
    }
    expect(await giver.bonuses(person)).toEqual([expect.stringMatching(/40000\/40000 free$/)]);
    const { rows } = await world.sql.owner.query<{ paid: string }>(
      `SELECT count(*) AS paid FROM recharge WHERE user_id = $1 AND class = 'SELF'`,
      [person.userId],
    );
    expect(rows[0]?.paid).toBe('0');
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
    const id = await desk.submitted(person, { dollars: '400.00' });
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await world.sql.owner.query('SELECT apply_decisions(100)');
    expect((await desk.find(id)).state).toBe('SUCCESS');
  });
});
