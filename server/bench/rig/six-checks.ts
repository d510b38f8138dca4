import { prove } from '../../modules/ledger';
import type { AnswerLog } from './answer-log';
import type { Verify } from './database';
import type { Trader } from './traders';

/**
 * The ledger's own proofs, and that the database holds exactly what was acknowledged: every order
 * once, with its movement, and none besides. (That what succeeded was exactly what was affordable
 * is counted where balances run out.)
 *
 * @throws Error that names what does not fit
 */
export async function sixChecks(
  verify: Verify,
  told: readonly (readonly [answers: AnswerLog, traders: readonly Trader[]])[],
): Promise<void> {
  const fault = await verify.with((client) => prove(client));
  if (fault) throw new Error(`${fault.check}: ${fault.subject}`);
  for (const [answers, traders] of told) await acknowledgedOnce(verify, answers, traders);
}

const ORDERS = 'SELECT id, user_id FROM verify.orders';
const OPENINGS = `
  SELECT substr(key, 12) AS id, count(DISTINCT transaction_id) AS times FROM verify.posting
  WHERE key LIKE 'order.open:%' GROUP BY key`;

interface OrderRow {
  readonly id: string;
  readonly user_id: string;
}

/** Compared here: what was told and what is stored meet nowhere else. */
async function acknowledgedOnce(
  verify: Verify,
  answers: AnswerLog,
  traders: readonly Trader[],
): Promise<void> {
  const { rows: orders } = await verify.query<OrderRow>(ORDERS);
  const { rows: openings } = await verify.query<{ id: string; times: string }>(OPENINGS);
  const owners = new Map(orders.map(({ id, user_id }) => [id, user_id]));
  const times = new Map(openings.map((one) => [one.id, one.times]));
  const told = new Set<string>();
  for (const { orderId, userId } of answers.placed()) {
    if (told.has(orderId)) throw new Error(`two keys were answered with order ${orderId}`);
    told.add(orderId);
    if (owners.get(orderId) !== userId || times.get(orderId) !== '1') {
      throw new Error(`order ${orderId} was acknowledged and is not there once`);
    }
  }
  const own = new Set(traders.map(({ id }) => id));
  const stranger = orders.find(({ id, user_id }) => own.has(user_id) && !told.has(id));
  if (stranger) throw new Error(`order ${stranger.id} is there and was told to nobody`);
}
