import { withContracts, withProcesses } from '../../testing/people/contracts';
import { aLeader, follows } from '../../testing/people/leaders';
import { rest, signedIn } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { aUserWith, quote, type Person } from '../../testing/world';
import { placeOrder } from '../trading';
import { followingsOf } from './followings';
import { stopFollowing } from './stop-following';

const world = withWorld();
const processes = withProcesses(world);
const trade = withContracts(world);
provenAfterEach(world);

const FOLLOWERS = 100;

it('P14: with a hundred followers over many connections each copy has its leader’s quote or a noted code', async () => {
  // How old a quote may be is not what is tried here, and a busy machine records its next one late.
  await world.sql.owner.query('UPDATE instrument SET stale_after_ms = 60000');
  const [lea, mid] = [await aLeader(world, '900.00'), await aLeader(world, '900.00')];
  // Of ten one is broke, one on a break, one locked.
  const crowd = await Promise.all(
    Array.from({ length: FOLLOWERS }, (_, n) => aUserWith(world, n % 10 === 1 ? '1.00' : '200.00')),
  );
  for (const [n, person] of crowd.entries()) {
    await follows(person, lea);
    if (n % 5 === 0) await follows(person, mid);
    if (n % 10 === 2) await rest(await signedIn(world, person), 'HOURS_24');
  }
  await follows(mid, lea);
  await world.sql.owner.query(
    `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Test' WHERE id = ANY ($1)`,
    [crowd.filter((_, n) => n % 10 === 3).map(({ userId }) => userId)],
  );
  const on = ({ ctx }: Person, n: number) => ({
    ...ctx,
    db: processes[n % processes.length] ?? ctx.db,
  });
  const order = (person: Person, n: number) =>
    refusalOf(
      placeOrder(on(person, n), trade.staking(1_000, { direction: n % 2 ? 'UP' : 'DOWN' })),
    );
  const stop = async (person: Person, n: number) => {
    const [following] = await followingsOf(person.ctx, person.userId);
    return refusalOf(
      stopFollowing(on(person, n), { followingId: following?.id ?? '', state: 'STOPPED' }),
    );
  };
  await quote(world, '91250.40');
  const recording = new AbortController();
  const recorder = (async () => {
    for (let cents = 0; !recording.signal.aborted; cents = (cents + 1) % 100) {
      await quote(world, `91250.${String(cents).padStart(2, '0')}`);
    }
  })();
  const said = await Promise.all([
    ...Array.from({ length: 8 }, (_, n) => order(n % 2 ? mid : lea, n)),
    ...crowd.slice(40, 80).map(order),
    ...crowd.slice(90).map(stop),
  ]);
  recording.abort();
  await recorder;
  expect(new Set(said)).toEqual(
    new Set(['OK', 'BALANCE_TOO_LOW', 'TRADING_BREAK', 'ACCOUNT_LOCKED']),
  );

  const { rows } = await world.sql.owner.query<Record<string, string>>(`
    SELECT count(*) FILTER (WHERE c.status = 'OK') AS opened,
      count(*) FILTER (WHERE c.status = 'OK' AND (o.open_quote_id, o.opened_at) IS DISTINCT FROM (l.open_quote_id, l.opened_at))
        AS elsewhere,
      array_agg(DISTINCT c.status) AS codes,
      (SELECT count(*) FROM trade_order t WHERE t.copy_of IS NOT NULL
        AND NOT EXISTS (SELECT FROM copy n WHERE n.order_id = t.id)) AS unnoted,
      (SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()) AS deadlocks
    FROM copy c JOIN trade_order l ON l.id = c.leader_order_id LEFT JOIN trade_order o ON o.id = c.order_id`);
  expect(rows[0]).toMatchObject({ elsewhere: '0', unnoted: '0', deadlocks: '0' });
  expect(Number.parseInt(rows[0]?.opened ?? '', 10)).toBeGreaterThan(200);
  expect(rows[0]?.codes).toEqual(['ACCOUNT_LOCKED', 'BALANCE_TOO_LOW', 'OK', 'TRADING_BREAK']);
});
