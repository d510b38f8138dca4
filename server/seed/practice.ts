import { sealBlock } from '../modules/proof';
import { rechargeChannels } from '../modules/recharges';
import type { Context } from '../platform/context';
import type { Job } from '../platform/module';
import { fillArticles } from './articles';
import { fillBroadcasts, lastBroadcastKey } from './broadcasts';
import { fillConversations } from './conversations';
import { fillDisputes } from './disputes';
import { fillFollow } from './follow';
import { fillHelp } from './help';
import { fillInstruments } from './instruments';
import { fillInvitation } from './invitation';
import { fillOrders } from './orders';
import { fillOwnLimits } from './own-limits';
import type { WhileFilling } from './paused-settings';
import { fillPaymentMethods } from './payment-methods';
import { fillPeople, leave } from './people';
import { fillRecharges } from './recharges';
import { fillCredits, lastCreditKey } from './credits';
import { fillChannels } from './channels';
import { fillVerifications, lastVerificationKey } from './verifications';
import { fillProjects, lastJoinKey } from './projects';
import { fillWithdrawals, lastWithdrawalKey } from './withdrawals';

/** One filler at a time, also with several servers on one database. */
const LOCK = `SELECT pg_advisory_lock(hashtextextended('practice world', 0))`;
const UNLOCK = `SELECT pg_advisory_unlock(hashtextextended('practice world', 0))`;

/**
 * Fills an empty database with the practice world, by the same domain functions people use. Every
 * step looks first whether it was done, so a start that was cut short is completed by the next one.
 * `whileFilling` holds meanwhile, and not once all is there.
 */
export async function fillPracticeWorld(
  ctx: Context,
  whileFilling: WhileFilling | null,
): Promise<void> {
  const runner = ctx.db.createQueryRunner();
  try {
    await runner.query(LOCK);
    if (!(await isFilled(ctx))) {
      await whileFilling?.begin();
      await fill(ctx);
    }
  } finally {
    await whileFilling?.end();
    await runner.query(UNLOCK).catch(() => undefined);
    await runner.release();
  }
}

async function fill(ctx: Context): Promise<void> {
  // What it holds opens after the first block: contracts of before have no certificate.
  if (ctx.config.jobs) await sealBlock(ctx);
  const people = await fillPeople(ctx);
  await fillPaymentMethods(ctx, people);
  await fillChannels(ctx, people);
  await fillInstruments(ctx, people);
  await fillRecharges(ctx, people);
  await fillVerifications(ctx, people);
  await fillBroadcasts(ctx, people);
  await fillCredits(ctx, people);
  await fillArticles(ctx, people);
  await fillInvitation(ctx, people);
  await fillHelp(ctx, people);
  await fillConversations(ctx, people);
  await fillWithdrawals(ctx, people);
  await fillProjects(ctx, people);
  await fillFollow(ctx, people);
  await fillOwnLimits(ctx, people);
  await fillOrders(ctx, people);
  await leave(ctx, people);
}

/** What the practice world holds only once its first contracts are settled. */
export const practiceJobs: readonly Job[] = [
  { name: 'fill-disputes', everyMs: 5_000, run: fillDisputes },
];

/**
 * Whether every step was done: the channels, the opening balances, the newest of each queue and the last
 * contract.
 */
async function isFilled(ctx: Context): Promise<boolean> {
  const { db, config } = ctx;
  const channels = await rechargeChannels(ctx);
  if (!channels.some(({ kind }) => kind === 'PRACTICE')) return false;
  const [row] = await db.query<{ recharges: string; orders: string }[]>(
    `SELECT count(*) FILTER (WHERE i.operation = 'recharge.approve') AS recharges,
       count(*) FILTER (WHERE i.operation = 'order.open') AS orders
     FROM idempotency i WHERE i.status IS NOT NULL
       AND (i.operation, i.key) IN (('recharge.approve', 'practice-mia-1-approve'),
         ('recharge.approve', 'practice-leo-1-approve'), ('recharge.approve', 'practice-ivy-3-approve'),
         ('order.open', 'practice-order-4'))
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation = 'recharge.submit'
         AND s.key = 'practice-ivy-5' AND s.status = 'OK')
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation = 'verification.submit'
         AND s.key = $1 AND s.status = 'OK')
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation = 'credit.grant'
         AND s.key = $2 AND s.status IS NOT NULL)
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation = 'withdrawal.submit'
         AND s.key = $3 AND s.status = 'OK')
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation = 'project.join'
         AND s.key = $4 AND s.status IS NOT NULL)
       AND EXISTS (SELECT FROM idempotency s WHERE s.operation IN ('broadcast.send', 'propose')
         AND s.key = $5 AND s.status IS NOT NULL)
       AND EXISTS (SELECT FROM review v WHERE v.kind = 'CONVERSATION')
       AND EXISTS (SELECT FROM review v WHERE v.kind = 'INFO_CHANGE')
       AND EXISTS (SELECT FROM instrument i WHERE i.descriptions <> '{}')
       AND EXISTS (SELECT FROM article a WHERE a.kind = 'BANNER')
       AND EXISTS (SELECT FROM own_limit)
       AND EXISTS (SELECT FROM following)`,
    [lastVerificationKey, lastCreditKey, lastWithdrawalKey, lastJoinKey, lastBroadcastKey],
  );
  return row?.recharges === '5' && (row.orders === '2' || !config.feed);
}
