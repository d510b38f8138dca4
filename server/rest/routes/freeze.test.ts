import { registering } from '../../testing/people/accounts';
import { aPerson } from '../../testing/people/second-factors';
import { graphql, legacy } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';

const world = withWorld();
const server = withServer(world);
const FREEZE = 'mutation { accountFreeze { until userErrors { code } } }';

it('A3: a frozen account is answered as a locked one by both ways in: signing in, orders, recharges, withdrawals, projects', async () => {
  const { account, token } = await aPerson(world, 'lantern-5');
  const { data } = await graphql(server, { query: FREEZE, token });
  expect(data).toMatchObject({ accountFreeze: { userErrors: [] } });
  const form = { phone: account, password: registering.password };
  const signedIn = await legacy(server, { path: 'login/index', form });
  expect([signedIn.code, signedIn.err]).toEqual([0, 'ACCOUNT_LOCKED']);
  expect(signedIn.info).toContain('You froze this account yourself.');
  for (const path of [
    'user/index',
    'user/addorder',
    'user/recharge',
    'user/cash',
    'user/exchange',
    'user/yebjoinnow',
    'user/yebappend',
    'user/yebstop',
    'user/yebkeep',
  ]) {
    const { code, err } = await legacy(server, {
      path,
      token,
      method: 'POST',
      form: { money: '1' },
    });
    expect([path, code, err]).toEqual([path, 401, 'ACCOUNT_LOCKED']);
  }
  const again = await graphql(server, { query: FREEZE, token });
  expect(again.text).toContain('ACCOUNT_LOCKED');
});
