import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { codeOf, someone } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { sendCode } from './send-code';

const world = withWorld();
const from = (address: string): Context => ({ ...world.visitor, address });

describe('A5: a one-time code', () => {
  it('has six digits, is stored as a keyed hash and never in an answer', async () => {
    const account = someone();
    const answer = await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(world, account);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer)).not.toContain(code);
    const { rows } = await world.sql.owner.query<{ row: string }>(
      'SELECT c::text AS row FROM one_time_code c WHERE target = $1',
      [account],
    );
    expect(rows[0]?.row).not.toContain(code);
  });

  it('is sent once a minute', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    expect(await refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' }))).toBe(
      'CODE_TOO_SOON',
    );
    await advance(world, limits.codeResendSeconds + 1);
    expect(await refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' }))).toBe('OK');
  });

  it('is asked for twenty times at once and sent once', async () => {
    const account = someone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(sendCode(world.visitor, { account, scene: 'REGISTER' })),
      ),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('is sent fifty times for one address in a quarter of an hour, and then again later', async () => {
    const crowded = from('198.51.100.7');
    const ask = (ctx: Context) => refusalOf(sendCode(ctx, { account: someone(), scene: 'RESET' }));
    for (let n = 0; n < limits.codesPerAddressMax; n += 1) expect(await ask(crowded)).toBe('OK');
    expect(await ask(crowded)).toBe('TOO_MANY_REQUESTS');
    expect(await ask(from('198.51.100.8'))).toBe('OK');
    await advance(world, limits.failureWindowSeconds + 1);
    expect(await ask(crowded)).toBe('OK');
  });

  it('keeps to its bounds in the database as well', async () => {
    await expect(
      world.sql.app.query(`SELECT store_code('x@y.zz', 'REGISTER', $1, 301)`, [Buffer.alloc(32)]),
    ).rejects.toThrow(/one_time_code_five_minutes/);
    await expect(world.sql.app.query('UPDATE one_time_code SET tries = 6')).rejects.toThrow(
      /one_time_code_tries/,
    );
  });
});
