import { Pool } from 'pg';
import { submitWithdrawal } from '../../../modules/withdrawals';
import { parseMoney } from '../../../../schema/money';
import { hashPassword } from '../../../platform/password';
import { aTarget, openAllDay, verify } from '../../../testing/people/withdrawals';
import { askFor, type Told } from '../../rig/asking';
import type { WayIn } from '../../rig/order-client';
import { openReviewer, type Customer, type Reviewer } from '../../rig/reviewer';
import type { Rig } from '../rig';
import { assertThat } from '../row';

const FUND_PASSWORD = 'torture-fund-1';
/** The least that a withdrawal may be. */
const ASKED = '100.00';
export const ASKED_MINOR = 10_000n;

/** Somebody verified, with a fund password, a card and money. */
export interface Saver extends Customer {
  readonly target: string;
}

export interface Payouts {
  readonly rig: Rig;
  readonly reviewer: Reviewer;
  readonly owner: Pool;
  readonly savers: readonly Saver[];
}

/**
 * The time of `work` with people who may withdraw at any hour, as often as they like. `undoSeconds`: how long a
 * decision waits for its effect meanwhile.
 */
export async function withSavers<T>(
  rig: Rig,
  asked: {
    readonly name: string;
    readonly dollars: readonly number[];
    readonly undoSeconds: number;
  },
  work: (payouts: Payouts) => Promise<T>,
): Promise<T> {
  const addresses = rig.addresses();
  const owner = new Pool({
    connectionString: addresses.owner,
    max: 2,
    options: '-c search_path=tarn',
  });
  const reviewer = await openReviewer(addresses);
  try {
    await owner.query(
      `UPDATE setting SET value = '100000000' WHERE key IN ('withdrawDayMax', 'withdrawDayCount')`,
    );
    await openAllDay({ config: addresses.config, sql: { owner } });
    const savers: Saver[] = [];
    for (const [index, dollars] of asked.dollars.entries()) {
      const customer = await reviewer.customer(`${asked.name}${String(index)}`, dollars);
      savers.push({ ...customer, target: await prove({ rig, reviewer, owner }, customer.id) });
    }
    await undoWindow(owner, asked.undoSeconds);
    return await work({ rig, reviewer, owner, savers });
  } finally {
    await undoWindow(owner, 0);
    await owner.end();
    await reviewer.close();
  }
}

/** How long a decision waits for its effect. */
const undoWindow = (owner: Pool, seconds: number) =>
  owner.query(`UPDATE setting SET value = to_jsonb($1::int) WHERE key = 'undoSeconds'`, [seconds]);

/** Real name, fund password and card, all of them old. Resolves to the card. */
async function prove(
  { rig, reviewer, owner }: Omit<Payouts, 'savers'>,
  userId: string,
): Promise<string> {
  const ground = { config: rig.addresses().config, sql: { owner } };
  const [member] = reviewer.staff;
  assertThat(member !== undefined, 'the practice world has no staff');
  await verify(ground, { userId }, { by: member.staffId });
  await owner.query('UPDATE app_user SET fund_password_hash = $2 WHERE id = $1', [
    userId,
    await hashPassword(FUND_PASSWORD),
  ]);
  await owner.query('DELETE FROM security_event WHERE user_id = $1', [userId]);
  return aTarget(ground, { userId });
}

/** Asks for one withdrawal. Resolves to its id. */
export async function withdraw(
  { reviewer }: Pick<Payouts, 'reviewer'>,
  { id, target }: Saver,
  idempotencyKey: string,
): Promise<string> {
  const { resultId } = await submitWithdrawal(reviewer.asUser(id), {
    amount: parseMoney('USD', ASKED),
    target: { id: target, kind: null },
    fundPassword: FUND_PASSWORD,
    idempotencyKey,
  });
  return resultId;
}

export interface Submitting {
  readonly token: string;
  readonly key: string;
  readonly wayIn: WayIn;
}

/** The same over a way in of the running server. Resolves to its id, or to why not. */
export const submitOver = (
  { rig }: Pick<Payouts, 'rig'>,
  { target }: Saver,
  { key, ...asking }: Submitting,
): Promise<Told> =>
  askFor(
    { ...asking, url: rig.server.url },
    {
      mutation: ['withdrawalSubmit', 'WithdrawalSubmitInput', 'withdrawal'],
      input: { amount: ASKED, targetId: target, fundPassword: FUND_PASSWORD },
      path: 'user/cash',
      form: { money: ASKED, bank: target, pwd: FUND_PASSWORD },
      key,
    },
  );
