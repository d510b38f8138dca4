import { randomInt } from 'node:crypto';
import { generateSync } from 'otplib';
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
const BEGIN = `mutation B($input: SecondFactorBeginInput!) {
  secondFactorBegin(input: $input) { setupKey userErrors { code } } }`;
const CONFIRM = `mutation C($input: SecondFactorConfirmInput!) {
  secondFactorConfirm(input: $input) { recoveryCodes userErrors { code } } }`;

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');
const letters = (count: number): string =>
  digits(count).replace(/\d/g, (one) => 'abcdefghij'.charAt(Number(one)));

/** What is right, and what nobody else has. */
const written = ({ markers }: Canary) => ({
  idNumber: `X${digits(9)}`,
  realName: `Marika Canary${letters(8)}`,
  card: `6228${digits(15)}`,
  address: `0x${digits(40)}`,
  alipay: `${markers.word('secret', 'an account that is paid out to')}@canary.tarn`,
});

/**
 * Somebody new, who can send in who they are and add a card, an account and an address, all right, by either way in.
 * Each resolves to what was sent, by its name, and to what they were told.
 */
export async function identity(canary: Canary, name: string) {
  const { server, addresses } = canary;
  const reviewer = await openReviewer(addresses);
  const somebody = await reviewer.customer(name, 0);
  const client = openOrderClient(server.url, 1);
  const token = await client.signIn(somebody);
  client.close();
  const [front = '', back = ''] = await Promise.all(
    [31, 32].map(async (shade) => {
      const picture = await receipt(shade);
      return (await acceptUpload(reviewer.asUser(somebody.id), picture)).path;
    }),
  );
  await reviewer.close();
  const key = () => `canary-${digits(12)}`;
  const ask = async (query: string, input: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', token };
    const body = JSON.stringify({ query, variables: { input } });
    return (await send(server.url, { path: '/graphql', headers, body })).text;
  };
  const post = async (path: string, form: Readonly<Record<string, string>>): Promise<string> => {
    const type = 'application/x-www-form-urlencoded';
    const headers = { 'content-type': type, token, 'idempotency-key': key() };
    const body = new URLSearchParams(form).toString();
    return (await send(server.url, { path: `/api/user/${path}`, headers, body })).text;
  };
  return {
    async overGraphql() {
      const sent = written(canary);
      const add = (kind: string, account: string) =>
        ask(ADD, { kind, account, bank: 'Bank', holder: sent.realName, idempotencyKey: key() });
      const told = [
        await ask(SEND_IN, {
          ...{ name: sent.realName, idType: 'PASSPORT', idNumber: sent.idNumber },
          ...{ birthDate: '1987-03-09', front, back, idempotencyKey: key() },
        }),
        await add('BANK_CARD', sent.card),
        await add('ETH', sent.address),
        await add('ALIPAY', sent.alipay),
      ];
      return { sent, told };
    },
    async overRest() {
      const sent = written(canary);
      const { realName: name, idNumber: idcard } = sent;
      const pictures = { card_front: front, card_bank: back };
      const told = [
        await post('certification', { name, idcard, id_type: '3', ...pictures }),
        await post('add_card', { bank: 'Bank', name, account: sent.card, leixing: '2' }),
        await post('add_card', { name, account: sent.alipay, leixing: '3' }),
        await post('add_wallet_addr', { address: sent.address, type: '4' }),
      ];
      return { sent, told };
    },
    /** What the server made for them and told them once: the session's token, the key of their app, their codes. */
    async issued(): Promise<readonly string[]> {
      const begun = await ask(BEGIN, { password: somebody.password });
      const [, secret = ''] = /"setupKey":"([^"]+)"/.exec(begun) ?? [];
      const confirmed = await ask(CONFIRM, { code: generateSync({ secret }) });
      const [, codes = ''] = /"recoveryCodes":\[([^\]]+)\]/.exec(confirmed) ?? [];
      return [token, secret, ...codes.split(',').map((code) => code.replaceAll('"', ''))];
    },
  };
}
