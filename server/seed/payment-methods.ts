import { addPaymentMethod } from '../modules/payment-methods';
import type { Context } from '../platform/context';
import { FUND_PASSWORD, type People } from './people';
import { asUser } from './recharges';

/** Test numbers and addresses that standards publish: nobody is paid there. */
const plan = [
  {
    user: 'mia',
    key: 'practice-mia-card',
    target: { kind: 'BANK_CARD', account: 'GB82WEST12345698765432', bank: 'Northgate Bank' },
  },
  {
    user: 'mia',
    key: 'practice-mia-address',
    target: { kind: 'ETH', account: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  },
  {
    user: 'leo',
    key: 'practice-leo-card',
    target: { kind: 'BANK_CARD', account: 'DE89370400440532013000', bank: 'Hafenbank' },
  },
  {
    user: 'leo',
    key: 'practice-leo-address',
    target: { kind: 'BTC', account: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  },
] as const;

/** Where mia and leo can be paid out to. The same key adds each once. */
export async function fillPaymentMethods(ctx: Context, { users }: People): Promise<void> {
  for (const { user, key, target } of plan) {
    await addPaymentMethod(asUser(ctx, users[user]), {
      ...target,
      fundPassword: FUND_PASSWORD,
      idempotencyKey: key,
    });
  }
}
