import { withContracts } from '../../../testing/people/contracts';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUserWith, quote } from '../../../testing/world';
import { prohibitInstrument } from './prohibit-instrument';

const world = withWorld();
const { instrument, open } = withContracts(world);
beforeAll(async () => {
  await quote(world, '91000.00');
  await open(await aUserWith(world, '200.00'));
  const { ctx } = await aStaffMember(world, 'ADMIN');
  const asked = { instrumentId: instrument.btc, seen: '0', prohibit: true, reason: 'A test' };
  await prohibitInstrument(ctx, asked);
});

it('P3: keeps what its contracts rest on, whoever asks', async () => {
  for (const change of [`symbol = 'X'`, `class = 'GOLD'`, 'decimals = 1', 'calendar_id = 1']) {
    await expect(
      world.sql.owner.query(`UPDATE instrument SET ${change} WHERE id = ${instrument.btc}`),
    ).rejects.toThrow(/rest on/);
  }
  await expect(
    world.sql.owner.query(`DELETE FROM instrument WHERE id = ${instrument.btc}`),
  ).rejects.toThrow(/rest on/);
});

it('O4: nobody writes what markets rest on but by its functions, and no version goes', async () => {
  for (const statement of [
    `UPDATE instrument SET prohibited = true`,
    `UPDATE terms SET payout_bp = 1`,
    `DELETE FROM terms`,
    `UPDATE trading_calendar SET week = '{}'`,
    `DELETE FROM trading_holiday`,
    `DELETE FROM open_period`,
    `INSERT INTO market_version (kind, calendar_id, reason, before, after) VALUES ('CALENDAR', 1, 'x', '{}', '{}')`,
    `SELECT stop_instrument(1, 1, true, 'x', 'x')`,
    `SELECT note_version('CALENDAR', 1, 1, 'x', '{}', '{}')`,
  ]) {
    await expect(world.sql.app.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  for (const statement of [
    'UPDATE market_version SET reason = $$x$$',
    'DELETE FROM market_version',
    'TRUNCATE market_version',
  ]) {
    await expect(world.sql.owner.query(statement)).rejects.toThrow(/never allowed/);
  }
});
