import { codeOf, someone } from '../../../testing/people/accounts';
import { answerTo } from '../../../testing/raw';
import { withServer, withUser, withWorld } from '../../../testing/suite';

const world = withWorld();
const server = withServer(world);
const ann = withUser(world);

const QUERY = `mutation Send($input: CodeSendInput!) { codeSend(input: $input) {
  __typename expiresInSeconds resendInSeconds userErrors { __typename code message field figures { name value } } } }`;

/** All that comes back, the headers too. */
async function whole(path: string, body: string, type: string): Promise<string> {
  const headers = { 'content-type': type, token: ann.token };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', body, headers });
  return JSON.stringify([...answer.headers]) + (await answer.text());
}

const overGraphql = (account: string, scene: string) => {
  const variables = { input: { account, scene } };
  return whole('/graphql', JSON.stringify({ query: QUERY, variables }), 'application/json');
};
const overOldPath = (account: string, scene: string) =>
  whole(
    '/api/login/code',
    new URLSearchParams({ phone: account, scene }).toString(),
    'application/x-www-form-urlencoded',
  );
const overSocket = (account: string) => {
  const body = `phone=${encodeURIComponent(account)}`;
  const head = [
    'POST /api/login/code HTTP/1.1',
    'Host: x',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${String(body.length)}`,
  ];
  return answerTo(server.url, `${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Asks twice: the second answer is a refusal. */
const twice = async (ask: () => Promise<string>) => [await ask(), await ask()];

it('A5: no answer holds the code that was sent, by neither API, whatever it is for', async () => {
  const known = async () => {
    const account = someone();
    await world.sql.app.query(
      `INSERT INTO app_user (email, password_hash, invitation_code, agreement_version)
       VALUES ($1, 'none', upper(left(md5($1), 8)), 'test')`,
      [account],
    );
    return account;
  };
  const asks = [
    { account: someone(), ask: (account: string) => overGraphql(account, 'REGISTER') },
    { account: await known(), ask: (account: string) => overGraphql(account, 'RESET') },
    { account: await known(), ask: (account: string) => overGraphql(account, 'LIFT_WAIT') },
    { account: someone(), ask: (account: string) => overOldPath(account, 'reg') },
    { account: await known(), ask: (account: string) => overOldPath(account, 'forget') },
    { account: someone(), ask: overSocket },
  ];
  for (const { account, ask } of asks) {
    const answers = await twice(() => ask(account));
    const code = await codeOf(world, account);
    expect(code).toMatch(/^\d{6}$/);
    expect(answers.every((answer) => answer.length > 20)).toBe(true);
    // A date may hold any six digits, but not in a row.
    expect(answers.filter((answer) => answer.includes(code))).toEqual([]);
  }
});
