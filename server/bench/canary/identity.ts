import { randomInt } from 'node:crypto';
import { acceptUpload } from '../../modules/uploads';
import { receipt } from '../../seed/receipt';
import { send } from '../../testing/asks';
import { openOrderClient } from '../rig/order-client';
import { openReviewer } from '../rig/reviewer';
import type { Canary } from './canary';

const ADD = `mutation A($input: PaymentMethodAddInput!) {
  paymentMethodAdd(input: $input) { userErrors { code } } }`;
const SEND_IN = `mutation V($input: VerificationSubmitInput!) {
  verificationSubmit(input: $input) { userErrors { code } } }`;

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');

/**
 * Somebody new sends in who they are and adds a card, an account and an address, all right. Resolves to what they
 * sent, by its name, and to what they were told.
 */
export async function identity({ server, addresses, markers }: Canary) {
  const sent = {
    idNumber: `X${digits(9)}`,
    realName: `Marika Canary${digits(8)}`.replace(/\d/g, (one) => 'abcdefghij'.charAt(Number(one))),
    card: `6228${digits(15)}`,
    address: `0x${digits(40)}`,
    alipay: `${markers.word('secret', 'an account that is paid out to')}@canary.tarn`,
  };
  const reviewer = await openReviewer(addresses);
  const somebody = await reviewer.customer('canary-identity', 0);
  const client = openOrderClient(server.url, 1);
  const token = await client.signIn(somebody);
  client.close();
  const [front, back] = await Promise.all(
    [31, 32].map(async (shade) => {
      const picture = await receipt(shade);
      return (await acceptUpload(reviewer.asUser(somebody.id), picture)).path;
    }),
  );
  await reviewer.close();
  const told: string[] = [];
  const ask = async (query: string, input: object) => {
    const headers = { 'content-type': 'application/json', token };
    const body = JSON.stringify({ query, variables: { input } });
    told.push((await send(server.url, { path: '/graphql', headers, body })).text);
  };
  const key = () => `canary-${digits(12)}`;
  await ask(SEND_IN, {
    ...{ name: sent.realName, idType: 'PASSPORT', idNumber: sent.idNumber },
    ...{ birthDate: '1987-03-09', front, back, idempotencyKey: key() },
  });
  const add = (kind: string, account: string) =>
    ask(ADD, { kind, account, bank: 'Bank', holder: sent.realName, idempotencyKey: key() });
  await add('BANK_CARD', sent.card);
  await add('ETH', sent.address);
  await add('ALIPAY', sent.alipay);
  return { sent, told };
}
