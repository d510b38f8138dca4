import type { Office } from './office';
import type { OrderClient } from './order-client';

export interface Trader {
  readonly id: string;
  readonly token: string;
  readonly dollars: number;
}

/** People with money, signed in: `dollars` has one entry for each. */
export async function openTraders(
  { office, client }: { readonly office: Office; readonly client: OrderClient },
  name: string,
  dollars: readonly number[],
): Promise<Trader[]> {
  const traders: Trader[] = [];
  for (const [index, amount] of dollars.entries()) {
    const customer = await office.customer(`${name}${String(index)}`, amount);
    traders.push({ id: customer.id, token: await client.signIn(customer), dollars: amount });
  }
  return traders;
}
