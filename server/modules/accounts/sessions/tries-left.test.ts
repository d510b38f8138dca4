import type { Context } from '../../../platform/context';
import { isRefusal } from '../../../platform/domain-error';
import { graphql, legacy } from '../../../testing/http';
import { someone, withRegistered } from '../../../testing/people/accounts';
import { withServer, withWorld } from '../../../testing/suite';
import { checkFundPassword } from '../security/check-fund-password';
import { logIn } from './log-in';

const world = withWorld();
const server = withServer(world);
const people = withRegistered(world);

const OPEN = `mutation ($input: SessionOpenInput!) {
  sessionOpen(input: $input) { userErrors { code message } } }`;

interface Opened {
  readonly sessionOpen: { readonly userErrors: readonly { code: string; message: string }[] };
}

async function said(account: string): Promise<string> {
  const variables = { input: { account, password: 'wrong-one' } };
  const { data } = await graphql(server, { query: OPEN, variables });
  return (data as unknown as Opened).sessionOpen.userErrors[0]?.message ?? '';
}

/** How many tries are left after each of five wrong ones; null where nothing is told. */
async function leftOf(tries: readonly (() => Promise<unknown>)[]): Promise<(number | null)[]> {
  const left: (number | null)[] = [];
  for (const wrong of tries) {
    const refused: unknown = await wrong().catch((error: unknown) => error);
    left.push(isRefusal(refused) ? refused.triesLeft : null);
  }
  return left;
}

const five = <T>(one: T): T[] => Array.from({ length: 5 }, () => one);

describe('A4: somebody who guesses wrong', () => {
  it.each(['known', 'unknown'] as const)('is told the last three tries, %s or not', async (who) => {
    const account = who === 'known' ? (await people.registered()).account : someone();
    const words = [];
    for (let n = 0; n < 6; n += 1) words.push(await said(account));
    expect(words.slice(0, 5).map((text) => /Tries left: (\d)/.exec(text)?.[1])).toEqual([
      ...[undefined, '3', '2', '1', '0'],
    ]);
    expect(words[5]).toMatch(/^Too many attempts/);
  });

  it('learns no more of an account that is there than of one that is not', async () => {
    const config = { ...world.config, loginMessages: 'same' as const };
    const guess = (account: string) => {
      const ctx: Context = { ...world.visitor, config };
      return () => logIn(ctx, { account, password: 'wrong-one' });
    };
    const { account } = await people.registered();
    expect(await leftOf(five(guess(account)))).toEqual([4, 3, 2, 1, 0]);
    expect(await leftOf(five(guess(someone())))).toEqual([4, 3, 2, 1, 0]);
  });

  it('is told of the fund password, too, with which the tries to sign in count', async () => {
    const fundPassword = { password: 'lantern-5', repeat: 'lantern-5' };
    const { account, user } = await people.registered({ fundPassword });
    const fund = () => checkFundPassword(world.visitor, user.id, 'wrong-one');
    const login = () => logIn(world.visitor, { account, password: 'wrong-one' });
    expect(await leftOf([fund, login, fund, login, fund])).toEqual([4, 3, 2, 1, 0]);
  });

  it('reads the old words by the old paths', async () => {
    const { account } = await people.registered();
    const form = { phone: account, password: 'wrong-one' };
    for (let n = 0; n < 5; n += 1)
      expect((await legacy(server, { path: 'login/index', form })).msg).toBe(
        'Login password error, try again',
      );
  });
});
