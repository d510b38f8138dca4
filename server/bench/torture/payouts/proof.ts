import { pause } from '../../../platform/processes';
import { assertThat } from '../row';
import { ASKED_MINOR, type Payouts } from './savers';

const LOOK_MS = 50;
const PATIENCE_MS = 60_000;

/** Resolves once no withdrawal of these people waits for its effect: the server's job may have some in hand. */
export async function effectsOf({ rig, savers }: Payouts): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await rig.verify.query<{ id: string }>(
      `SELECT id FROM verify.withdrawals WHERE state = 'DECIDED' AND user_id = ANY ($1) LIMIT 1`,
      [savers.map(({ id }) => id)],
    );
    if (rows.length === 0) return;
    assertThat(performance.now() < deadline, `withdrawal ${rows[0]?.id ?? ''} was left behind`);
    await pause(LOOK_MS);
  }
}

interface Ended {
  readonly paid: number;
  readonly returned: number;
}

/**
 * Every withdrawal of these people has ended, as many paid and returned as their answers said; each moved its
 * amount once, and nothing is left frozen.
 */
export async function proveEnds({ rig, savers }: Payouts, told: Ended): Promise<void> {
  const users = [savers.map(({ id }) => id)];
  const { rows: states } = await rig.verify.query<{ state: string; count: string }>(
    `SELECT state, count(*) FROM verify.withdrawals WHERE user_id = ANY ($1) GROUP BY state`,
    users,
  );
  const count = (state: string) => Number(states.find((one) => one.state === state)?.count ?? 0);
  const open = states.filter(({ state }) => !['SUCCESS', 'FAILED', 'CANCELLED'].includes(state));
  assertThat(open.length === 0, `withdrawals are left ${open[0]?.state ?? ''}`);
  assertThat(count('SUCCESS') === told.paid, 'another number was paid than approved');
  assertThat(
    count('FAILED') + count('CANCELLED') === told.returned,
    'another number was returned than refused or cancelled',
  );
  await provePostings(rig, users, told);
}

async function provePostings(
  { verify }: Pick<Payouts['rig'], 'verify'>,
  users: unknown[],
  { paid, returned }: Ended,
): Promise<void> {
  const { rows } = await verify.query<{ kind: string; sum: string; keys: string }>(
    `SELECT kind, sum(amount) FILTER (WHERE amount < 0) AS sum, count(DISTINCT key) AS keys
     FROM verify.posting WHERE kind LIKE 'withdrawal.%' AND user_id = ANY ($1) GROUP BY kind`,
    users,
  );
  const wanted = {
    'withdrawal.pay': paid,
    'withdrawal.return': returned,
    'withdrawal.submit': paid + returned,
  };
  for (const [kind, times] of Object.entries(wanted)) {
    const found = rows.find((row) => row.kind === kind);
    assertThat(Number(found?.keys ?? 0) === times, `${kind} was booked another number of times`);
    assertThat(
      BigInt(found?.sum ?? 0) === -BigInt(times) * ASKED_MINOR,
      `${kind} moved another amount`,
    );
  }
}
