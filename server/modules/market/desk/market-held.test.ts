import { aLeader, follows, type LeaderPerson } from '../../../testing/people/leaders';
import { withContracts } from '../../../testing/people/contracts';
import { refusalOf } from '../../../testing/recharges';
import { holds } from '../../../testing/holds';
import { provenAfterEach, withWorld } from '../../../testing/suite';
import {
  aStaffMember,
  aUserWith,
  quote,
  waitingForLocks,
  waitsForALock,
  type StaffPerson,
} from '../../../testing/world';
import { instrumentById } from '../instruments';
import { marketVersions, newestVersion } from './market-versions';
import { prohibitInstrument } from './prohibit-instrument';
import { putInstrument } from './put-instrument';
import { setTerms } from './set-terms';

const world = withWorld();
const { instrument, open } = withContracts(world);
provenAfterEach(world);

let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});
beforeEach(() => quote(world, '91000.00'));

const ofBtc = () => ({ of: 'instrument', id: instrument.btc }) as const;
const asked = async () => ({
  instrumentId: instrument.btc,
  seen: await newestVersion(world.visitor, ofBtc()),
  reason: 'A test',
});
const fromAt = async () => {
  const [version] = await marketVersions(world.visitor, { ...ofBtc(), first: 1, after: null });
  return version?.fromAt.getTime() ?? Number.NaN;
};

const pays = async (payoutBp: number) =>
  setTerms(ada.ctx, {
    ...(await asked()),
    terms: [{ seconds: 60, payoutBp, feeBp: 100, min: 1_000n, max: 500_000n }],
  });
const prohibit = (prohibited: boolean) =>
  prohibitInstrument(ada.ctx, {
    instrumentId: instrument.btc,
    prohibit: prohibited,
    reason: 'A test',
  });
async function list(listed: boolean): Promise<void> {
  const now = await instrumentById(world.visitor, instrument.btc);
  if (!now) throw new Error('there is no BTC/USDT');
  const { id, names, descriptions, picture, popular, sort } = now;
  const { seen, reason } = await asked();
  await putInstrument(ada.ctx, {
    ...{ id, quoted: null, names, descriptions, picture, popular, listed, sort, seen, reason },
  });
}

/** The leader's order, by hand, in a transaction that goes on until it is told to end. */
async function placing({ userId }: LeaderPerson): Promise<() => Promise<void>> {
  const client = await world.sql.app.connect();
  await client.query('BEGIN');
  await client.query(
    `SELECT FROM place_orders(ARRAY[$1::bigint], ARRAY['placed-by-hand'], ARRAY[sha256('x')], ARRAY[$2::bigint],
       ARRAY['UP'], ARRAY[4000::bigint], ARRAY[1], ARRAY[60], ARRAY[NULL::numeric], ARRAY[NULL::numeric],
       ARRAY[NULL::text])`,
    [userId, instrument.btc],
  );
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

/** What these people opened, the oldest first. */
async function opened(...people: readonly { readonly userId: string }[]) {
  const { rows } = await world.sql.owner.query<{ payout: number; at: Date; copied: boolean }>(
    `SELECT payout_bp AS payout, opened_at AS at, copy_of IS NOT NULL AS copied FROM trade_order
     WHERE user_id = ANY ($1) ORDER BY id`,
    [people.map(({ userId }) => userId)],
  );
  return rows.map(({ payout, at, copied }) => ({ payout, copied, at: at.getTime() }));
}

describe('a change of what contracts open by', () => {
  it('P3: is of a later instant than the order and the copy that were being placed, and the next of both have it', async () => {
    const lea = await aLeader(world, '200.00');
    const ann = await aUserWith(world, '200.00');
    await follows(ann, lea);
    const placed = await placing(lea);
    const change = pays(5_000);
    const waited = await waitsForALock(world, change);
    await placed();
    await change;
    expect(waited).toBe(true);
    const from = await fromAt();
    const before = await opened(lea, ann);
    expect(before.map(({ payout, copied, at }) => [payout, copied, at < from])).toEqual([
      [8_500, false, true],
      [8_500, true, true],
    ]);
    await open(lea);
    const after = (await opened(lea, ann)).slice(2);
    expect(after.map(({ payout, copied, at }) => [payout, copied, at >= from])).toEqual([
      [5_000, false, true],
      [5_000, true, true],
    ]);
    await pays(8_500);
  });

  it.each([
    ['is prohibited', () => prohibit(true), () => prohibit(false)],
    ['is taken off the lists', () => list(false), () => list(true)],
  ])('P10: an instrument %s only once what is being placed on it stands', async (_, act, back) => {
    const lea = await aLeader(world, '200.00');
    const placed = await placing(lea);
    const change = act();
    const waited = await waitsForALock(world, change);
    await placed();
    await change;
    expect(waited).toBe(true);
    const [order] = await opened(lea);
    expect(order?.at).toBeLessThan(await fromAt());
    await back();
  });

  it.each([
    ['has the new terms', () => pays(5_000), () => pays(8_500), 'OK'],
    ['is prohibited', () => prohibit(true), () => prohibit(false), 'TRADING_PROHIBITED'],
    ['finds nothing listed', () => list(false), () => list(true), 'PRODUCT_NOT_FOUND'],
  ])(
    'P10: an order that comes while the change waits for the log of what staff do %s',
    async (_, act, back, refusal) => {
      const ann = await aUserWith(world, '200.00');
      const log = await world.sql.owner.connect();
      await log.query('BEGIN');
      await log.query(`SELECT pg_advisory_xact_lock(hashtextextended('audit_entry', 0))`);
      const change = act();
      const waited = await waitsForALock(world, change);
      let ended = false;
      const answer = refusalOf(open(ann)).finally(() => (ended = true));
      await holds(async () => ended || (await waitingForLocks(world)) > 1);
      const early = ended;
      await log.query('COMMIT');
      log.release();
      await change;
      expect([waited, early, await answer]).toEqual([true, false, refusal]);
      const from = await fromAt();
      expect((await opened(ann)).map(({ payout, at }) => [payout, at >= from])).toEqual(
        refusal === 'OK' ? [[5_000, true]] : [],
      );
      await back();
    },
  );
});
