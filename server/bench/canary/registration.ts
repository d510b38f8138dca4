import { send } from '../../testing/asks';
import type { Canary } from './canary';

const ASK = `mutation C($input: CodeSendInput!) { codeSend(input: $input) { userErrors { code } } }`;
const REGISTER = `mutation R($input: UserRegisterInput!) {
  userRegister(input: $input) { registered userErrors { code } } }`;

/** Somebody registers with the code they were sent. Resolves to it, and to what they were told. */
export async function registration({ server, markers }: Canary) {
  const where = (what: string) => `${what} of somebody who registers`;
  const account = `${markers.word('personal', where('the e-mail'))}@canary.tarn`;
  const password = markers.word('secret', where('the password'));
  const graphql = (query: string, input: object) =>
    send(server.url, {
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
  await graphql(ASK, { account, scene: 'REGISTER' });
  const outbox = await send(server.url, { path: '/practice/outbox?format=json', headers: {} });
  const messages = JSON.parse(outbox.text) as readonly { to: string; body: string }[];
  const body = messages.find(({ to }) => to === account)?.body ?? '';
  const [, code = ''] = /\b(\d{6})\b/.exec(body) ?? [];
  const { text } = await graphql(REGISTER, {
    account,
    code,
    password,
    passwordRepeat: password,
    userName: markers.word('personal', where('the name')),
    invitationCode: 'TARN01',
    agreed: true,
  });
  return { code, told: text };
}
