import { bringInBankFile } from '../modules/recharges';
import type { StaffPerson, World } from './world';

export interface PaidIn {
  readonly amount: string;
  readonly on?: string;
  readonly payer?: string;
  readonly text?: string;
  readonly reference?: string;
  readonly currency?: string;
}

/** The day of the test's clock. */
export const today = async (world: World): Promise<string> =>
  (await world.visitor.now()).toISOString().slice(0, 10);

/** A bank's CSV file of these payments. */
export const bankCsv = (day: string, paid: readonly PaidIn[]): string =>
  [
    'Booking date;Amount;Currency;Payer;Details;Transaction ID',
    ...paid.map(({ amount, on = day, payer = '', text = '', reference = '', currency = 'USD' }) =>
      [on, amount, currency, payer, text, reference].join(';'),
    ),
  ].join('\n');

/** Brings these payments in for a channel. Resolves to the ids of the lines that are new, in their order. */
export async function paidIn(
  world: World,
  { ctx }: StaffPerson,
  channelId: string,
  paid: readonly PaidIn[],
): Promise<string[]> {
  const content = Buffer.from(bankCsv(await today(world), paid));
  const { id } = await bringInBankFile(ctx, { channelId, name: 'bank.csv', content });
  const { rows } = await world.sql.app.query<{ id: string }>(
    'SELECT id FROM bank_line WHERE file_id = $1 ORDER BY place, id',
    [id],
  );
  return rows.map((row) => row.id);
}
