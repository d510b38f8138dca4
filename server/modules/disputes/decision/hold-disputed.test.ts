import { withDisputes } from '../../../testing/people/disputes';
import { withUndoWindow, withWorld } from '../../../testing/suite';
import { advance, aUserWith, instrumentId, quote, waitsForALock } from '../../../testing/world';
import { instrumentById } from '../../market';
import { prohibitInstrument } from '../../market/desk/prohibit-instrument';
import { applyDecisions } from '../../reviews';
import { settleDueOrders } from '../../trading';
import { reportOrder } from '../report/report-order';

const world = withWorld();
const desk = withDisputes(world);
withUndoWindow(world);

const PRICES = { 'BTC/USDT': ['91000.00', '90000.00'], 'ETH/USDT': ['3000.00', '2990.00'] };
const SYMBOLS = ['BTC/USDT', 'ETH/USDT'] as const;
const quoted = async (turn: 0 | 1) => {
  for (const symbol of SYMBOLS) await quote(world, PRICES[symbol][turn] ?? '', symbol);
};

describe('P12: settlements that were wrong, of two instruments at once', () => {
  it('hold both markets before they write anything that somebody waits for who holds one', async () => {
    const person = await aUserWith(world, '200.00');
    const ids = await Promise.all(SYMBOLS.map((symbol) => instrumentId(world, symbol)));
    await quoted(0);
    for (const id of ids) await desk.open(person, 1_000, { instrumentId: id, durationSeconds: 60 });
    await advance(world, 57);
    await quoted(1);
    await advance(world, 4);
    await settleDueOrders(world.visitor);
    const { rows } = await world.sql.owner.query<{ id: string }>(
      'SELECT id FROM trade_order WHERE user_id = $1 ORDER BY id',
      [person.userId],
    );
    for (const { id } of rows)
      await desk.foundWrong('lena', 'max', await reportOrder(person.ctx, { orderId: id }));
    await advance(world, 10);

    const placing = await world.sql.owner.connect();
    await placing.query('BEGIN');
    await placing.query('SELECT quote_lock_shared($1)', [ids[1]]);
    const applied = applyDecisions(world.visitor);
    const waited = await waitsForALock(world, applied);
    const log = await placing.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('audit_entry', 0)) AS free`,
    );
    await placing.query('COMMIT');
    placing.release();
    await applied;
    expect([waited, log.rows[0]?.free]).toEqual([true, true]);
    for (const id of ids) {
      expect((await instrumentById(world.visitor, id))?.prohibitReason).toBe('SETTLEMENT_WRONG');
      const asked = { instrumentId: id, prohibit: false, reason: 'Looked into.' };
      await prohibitInstrument(desk.who('ada').ctx, asked);
    }
  });
});
