import type { Reviewer } from './reviewer';
import type { OrderClient } from './order-client';

export interface Trader {
  readonly id: string;
  readonly token: string;
  readonly dollars: number;
}

/** People with money, signed in: `dollars` has one entry for each. */
export async function openTraders(
  { reviewer, client }: { readonly reviewer: Reviewer; readonly client: OrderClient },
  name: string,
  dollars: readonly number[],
): Promise<Trader[]> {
  const traders: Trader[] = [];
  for (const [index, amount] of dollars.entries()) {
    const customer = await reviewer.customer(`${name}${String(index)}`, amount);
    traders.push({ id: customer.id, token: await client.signIn(customer), dollars: amount });
  }
  return traders;
}
