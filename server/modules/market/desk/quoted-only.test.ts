import { provenAfterEach, withWorld } from '../../../testing/suite';
import { aStaffMember, instrumentId } from '../../../testing/world';
import { instrumentById } from '../instruments';
import { termsFor } from '../terms-for';
import { marketVersions, newestVersion } from './market-versions';
import { setTerms } from './set-terms';

const world = withWorld();
provenAfterEach(world);

const sixty = { seconds: 60, payoutBp: 8_500, feeBp: 100, min: 1_000n, max: 500_000n };

it('P3: USDT/USD is quoted and never offered, by an administrator or by plain SQL; nothing is written', async () => {
  const ada = await aStaffMember(world, 'ADMIN');
  const id = await instrumentId(world, 'USDT/USD');
  const btc = await instrumentId(world);
  const versions = () =>
    marketVersions(world.visitor, { of: 'instrument', id, first: 9, after: null });
  const entries = async () =>
    (await world.sql.owner.query<{ n: string }>('SELECT count(*) AS n FROM audit_entry')).rows;
  const before = [await versions(), await entries()];
  const seen = await newestVersion(world.visitor, { of: 'instrument', id });
  const asked = { instrumentId: id, terms: [sixty], seen, reason: 'A market like others' };
  await expect(setTerms(ada.ctx, asked)).rejects.toMatchObject({
    ...{ code: 'QUOTED_ONLY', field: 'terms' },
  });
  for (const statement of [
    `INSERT INTO terms (instrument_id, duration_seconds, payout_bp, fee_bp, stake_min, stake_max)
     VALUES ($1, 60, 8500, 100, 1000, 500000)`,
    `UPDATE terms SET instrument_id = $1 WHERE instrument_id = ${btc}`,
  ]) {
    await expect(world.sql.owner.query(statement, [id])).rejects.toThrow(/is quoted, not traded/);
  }
  expect(await termsFor(world.visitor, [id])).toEqual([[]]);
  expect([await versions(), await entries()]).toEqual(before);
  expect((await instrumentById(world.visitor, id))?.listed).toBe(false);
});
