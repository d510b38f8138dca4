import { aLeader, follows } from '../../testing/people/leaders';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { followingsOf } from './followings';

const world = withWorld();
provenAfterEach(world);

it('P14: an amount between what two instruments take is refused with the nearest that are taken', async () => {
  // Bitcoin takes 10 to 100, everything else 1000 and more.
  await world.sql.owner.query(`
    UPDATE terms t SET stake_min = CASE WHEN i.symbol = 'BTC/USDT' THEN 1000 ELSE 100000 END,
      stake_max = CASE WHEN i.symbol = 'BTC/USDT' THEN 10000 ELSE 500000 END
    FROM instrument i WHERE i.id = t.instrument_id`);
  const [lea, ann] = [await aLeader(world, '0.00'), await aUser(world)];
  for (const amount of ['100.01', '500.00', '999.99']) {
    await expect(follows(ann, lea, [amount, '9000.00'])).rejects.toMatchObject({
      ...{ code: 'STAKE_NOT_TAKEN', field: 'amount' },
      figures: { below: '100.00', above: '1000.00' },
    });
  }
  expect(await followingsOf(ann.ctx, ann.userId)).toEqual([]);
  for (const amount of ['100.00', '1000.00']) {
    expect(await refusalOf(follows(ann, lea, [amount, '9000.00']))).toBe('OK');
  }
});

it('P14: no amount is taken while trading is prohibited everywhere, or nothing is listed', async () => {
  const [lea, ann] = [await aLeader(world, '0.00'), await aUser(world)];
  const set = (what: string) => world.sql.owner.query(`UPDATE instrument SET ${what}`);
  const listed = `listed = EXISTS (SELECT FROM terms t WHERE t.instrument_id = instrument.id)`;
  for (const [shut, open] of [
    [`prohibited = true, prohibit_reason = 'Test'`, 'prohibited = false, prohibit_reason = NULL'],
    ['listed = false', listed],
  ] as const) {
    await set(shut);
    await expect(follows(ann, lea)).rejects.toMatchObject({
      ...{ code: 'TRADING_PROHIBITED', field: 'amount' },
    });
    expect(await followingsOf(ann.ctx, ann.userId)).toEqual([]);
    await set(open);
  }
  expect(await refusalOf(follows(ann, lea, ['100.00', '9000.00']))).toBe('OK');
});
