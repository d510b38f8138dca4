import { limits } from '../../../../schema/limits';
import { codeOf, someone, withRegistered } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { register } from '../register';
import { sendCode } from './send-code';

const world = withWorld();
const people = withRegistered(world);

describe('A5: a one-time code', () => {
  it('dies after five minutes', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(world, account);
    await advance(world, limits.codeSeconds);
    expect(await refusalOf(register(world.visitor, people.form(account, { code })))).toBe(
      'CODE_WRONG',
    );
  });

  it('dies after five wrong tries, and then the right one is refused too', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(world, account);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = [];
    for (let n = 0; n < 5; n += 1) {
      tries.push(await refusalOf(register(world.visitor, people.form(account, { code: wrong }))));
    }
    expect(tries).toEqual(Array.from({ length: 5 }, () => 'CODE_WRONG'));
    expect(await refusalOf(register(world.visitor, people.form(account, { code })))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  it('is used once', async () => {
    const account = someone();
    await sendCode(world.visitor, { account, scene: 'REGISTER' });
    const code = await codeOf(world, account);
    const both = await Promise.all(
      [1, 2].map(() => refusalOf(register(world.visitor, people.form(account, { code })))),
    );
    expect(both.sort()).toEqual(['CODE_WRONG', 'OK']);
  });
});
