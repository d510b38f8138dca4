import { takeReview } from '../../../modules/reviews';
import { approveWithdrawal, withdrawalReview } from '../../../modules/withdrawals';
import { pause } from '../../../platform/processes';
import { pick } from '../../rig/load';
import { assertThat, type Row } from '../row';
import { effectsOf, proveEnds } from './proof';
import { withdraw, withSavers, type Payouts } from './savers';

const SAVERS = 4;
const UNDO_SECONDS = 4;
const LOOK_MS = 20;

export const killInPayout: Row = {
  what: 'payouts are approved and the server is killed by `kill -9` within their undo window',
  run: (rig) => {
    const { deskKills: kills, pairs } = rig.dose;
    const count = Math.min(60, pairs);
    const dollars = Array.from({ length: SAVERS }, () => (count * kills * 100) / SAVERS + 200);
    return withSavers(
      rig,
      { name: 'kill-out', dollars, undoSeconds: UNDO_SECONDS },
      async (payouts) => {
        let waited = 0;
        for (let kill = 0; kill < kills; kill += 1)
          waited += await approveAndKill(payouts, kill, count);
        await effectsOf(payouts);
        await proveEnds(payouts, { paid: count * kills, returned: 0 });
        return {
          count: `${String(count * kills)} payouts, ${String(kills)} times killed`,
          result: `${String(waited)} waited at the kills; each was paid once, none before its window ended`,
        };
      },
    );
  },
};

/** Resolves to how many were within their window when the server was killed. */
async function approveAndKill(payouts: Payouts, kill: number, count: number): Promise<number> {
  const { rig, reviewer, savers } = payouts;
  for (let index = 0; index < count; index += 1) {
    const name = `kill-out-${String(kill)}-${String(index)}`;
    const id = await withdraw(payouts, pick(savers, index), name);
    const own = { ...reviewer.ctx, staff: pick(reviewer.staff, index) };
    await takeReview(own, withdrawalReview, { id });
    await approveWithdrawal(own, { id, reference: name, idempotencyKey: name });
  }
  const { inWindow } = await windowsOf(payouts);
  assertThat(inWindow > 0, 'no payout waited for its effect');
  await rig.server.end('SIGKILL');
  const { paid: before } = await windowsOf(payouts);
  for (;;) {
    const { inWindow: left, paid } = await windowsOf(payouts);
    assertThat(paid === before, 'a payout took effect although no server ran');
    if (left === 0) break;
    await pause(LOOK_MS);
  }
  await rig.server.start();
  return inWindow;
}

/** How many decisions are within their window, and how many were paid. */
async function windowsOf({ owner, savers }: Payouts): Promise<{ inWindow: number; paid: number }> {
  const { rows } = await owner.query<{ inWindow: number; paid: number }>(
    `SELECT count(*) FILTER (WHERE state = 'DECIDED' AND effective_at > tarn_now())::int AS "inWindow",
       count(*) FILTER (WHERE state = 'SUCCESS')::int AS paid
     FROM review WHERE kind = 'WITHDRAWAL' AND user_id = ANY ($1)`,
    [savers.map(({ id }) => id)],
  );
  return rows[0] ?? { inWindow: 0, paid: 0 };
}
