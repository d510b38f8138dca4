import { randomUUID } from 'node:crypto';
import { aSession, graphql } from '../../testing/http';
import { withContracts } from '../../testing/people/contracts';
import { aLeader, copiedAs, follows } from '../../testing/people/leaders';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withServer, withWorld } from '../../testing/suite';
import {
  aStaffMember,
  aUserWith,
  purses,
  quote,
  type Person,
  type StaffPerson,
} from '../../testing/world';
import { newestVersion } from '../market/desk/market-versions';
import { setTerms } from '../market/desk/set-terms';

const world = withWorld();
const server = withServer(world);
const { instrument, open } = withContracts(world);
provenAfterEach(world);

/** What a minute on BTC/USDT pays and costs when each of these tests begins, in basis points. */
const SHOWN = { seenPayoutBp: 8_500, seenFeeBp: 100 } as const;

let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});
beforeEach(() => quote(world, '91250.40'));

/** An administrator offers a minute at other terms. */
async function offer(payoutBp: number, feeBp: number): Promise<void> {
  const of = { of: 'instrument', id: instrument.btc } as const;
  await setTerms(ada.ctx, {
    instrumentId: instrument.btc,
    seen: await newestVersion(world.visitor, of),
    reason: 'A test',
    terms: [{ seconds: 60, payoutBp, feeBp, min: 1_000n, max: 500_000n }],
  });
}

// Refused where a test has changed nothing.
afterEach(() => refusalOf(offer(8_500, 100)));

/** Payout and fee of what somebody has opened, the oldest first. */
async function openedAt({ userId }: Pick<Person, 'userId'>): Promise<readonly number[][]> {
  const { rows } = await world.sql.app.query<{ payout: number; fee: number }>(
    'SELECT payout_bp AS payout, fee_bp AS fee FROM trade_order WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows.map(({ payout, fee }) => [payout, fee]);
}

describe('P3: an order that says which payout and fee were shown', () => {
  it.each([
    ['payout', 7_750, 100],
    ['fee', 8_500, 150],
    ['payout, which is better now,', 9_000, 100],
  ])(
    'is refused when its %s changed, with what is in force, and moves nothing',
    async (_, payoutBp, feeBp) => {
      const ann = await aUserWith(world, '100.00');
      await offer(payoutBp, feeBp);
      await expect(open(ann, 4_000, SHOWN)).rejects.toMatchObject({
        code: 'TERMS_CHANGED',
        figures: { payoutBp: String(payoutBp), feeBp: String(feeBp) },
      });
      expect(await purses(world, ann)).toEqual({ available: '100.00', frozen: '0.00' });
      await open(ann, 4_000, { seenPayoutBp: payoutBp, seenFeeBp: feeBp });
      expect(await openedAt(ann)).toEqual([[payoutBp, feeBp]]);
    },
  );

  it('is refused for another payout or fee than was ever offered', async () => {
    const ann = await aUserWith(world, '100.00');
    expect(await refusalOf(open(ann, 4_000, { ...SHOWN, seenPayoutBp: 8_501 }))).toBe(
      'TERMS_CHANGED',
    );
    expect(await refusalOf(open(ann, 4_000, { ...SHOWN, seenFeeBp: 0 }))).toBe('TERMS_CHANGED');
    expect(await refusalOf(open(ann, 4_000, { ...SHOWN, seenPayoutBp: -1 }))).toBe('TERMS_CHANGED');
    expect(await openedAt(ann)).toEqual([]);
  });

  it.each(['seenPayoutBp', 'seenFeeBp'] as const)('says both: %s alone is none', async (name) => {
    const ann = await aUserWith(world, '100.00');
    expect(await refusalOf(open(ann, 4_000, { [name]: SHOWN[name] }))).toBe('PARAM_INVALID');
  });

  it('is told of the terms before a price that moved, and of an old quote before both', async () => {
    const ann = await aUserWith(world, '100.00');
    await offer(7_750, 100);
    const moved = { ...SHOWN, seenPrice: '91000.00', tolerance: '45.00' };
    expect(await refusalOf(open(ann, 4_000, moved))).toBe('TERMS_CHANGED');
    await world.sql.owner.query('UPDATE instrument SET feed_since = tarn_now() WHERE id = $1', [
      instrument.btc,
    ]);
    expect(await refusalOf(open(ann, 4_000, moved))).toBe('QUOTE_STALE');
  });

  it('opens nothing for who follows, until its leader orders at the terms in force', async () => {
    const lea = await aLeader(world, '200.00');
    const ann = await aUserWith(world, '200.00');
    await follows(ann, lea);
    await offer(7_750, 150);
    expect(await refusalOf(open(lea, 4_000, SHOWN))).toBe('TERMS_CHANGED');
    expect([await openedAt(lea), await openedAt(ann), await copiedAs(world, ann)]).toEqual([
      [],
      [],
      [],
    ]);
    await open(lea, 4_000, { seenPayoutBp: 7_750, seenFeeBp: 150 });
    expect(await openedAt(ann)).toEqual([[7_750, 150]]);
    expect(await copiedAs(world, ann)).toEqual(['OK']);
  });
});

describe('M7: under one key', () => {
  it('what opened is answered again whatever is in force, and what was refused stays refused', async () => {
    const ann = await aUserWith(world, '200.00');
    const [first, late] = [randomUUID(), randomUUID()];
    const { id } = await open(ann, 4_000, { ...SHOWN, idempotencyKey: first });
    await offer(7_750, 100);
    expect(await refusalOf(open(ann, 4_000, { ...SHOWN, idempotencyKey: late }))).toBe(
      'TERMS_CHANGED',
    );
    const again = await open(ann, 4_000, { ...SHOWN, idempotencyKey: first });
    expect([again.id, again.payoutBp]).toEqual([id, 8_500]);
    await offer(8_500, 100);
    await expect(open(ann, 4_000, { ...SHOWN, idempotencyKey: late })).rejects.toMatchObject({
      code: 'TERMS_CHANGED',
      figures: { payoutBp: '7750', feeBp: '100' },
      replayed: true,
    });
    expect(await openedAt(ann)).toEqual([[8_500, 100]]);
  });

  it('an order that was shown other terms, or that says of none, is another request', async () => {
    const ann = await aUserWith(world, '200.00');
    const key = { idempotencyKey: randomUUID() };
    await open(ann, 4_000, { ...SHOWN, ...key });
    for (const more of [{}, { ...SHOWN, seenPayoutBp: 8_600 }, { ...SHOWN, seenFeeBp: 90 }]) {
      expect(await refusalOf(open(ann, 4_000, { ...more, ...key }))).toBe('IDEMPOTENCY_KEY_REUSED');
    }
  });

  it('to say of none is to say nothing: the same request', async () => {
    const ann = await aUserWith(world, '200.00');
    const key = { idempotencyKey: randomUUID() };
    const { id } = await open(ann, 4_000, key);
    const again = await open(ann, 4_000, { ...key, seenPayoutBp: null, seenFeeBp: null });
    expect(again.id).toBe(id);
  });
});

it('P3: GraphQL says in words and in figures what payout and fee have become', async () => {
  const ann = await aUserWith(world, '100.00');
  const token = await aSession(world, ann.userId);
  const place = async (shown: object): Promise<unknown> => {
    const { data } = await graphql(server, {
      token,
      query: `mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) {
        order { payoutBp feeBp } userErrors { code message field figures { name value } } } }`,
      variables: {
        input: {
          ...{ instrumentId: instrument.btc, direction: 'UP', amount: '40', multiple: 1 },
          ...{ durationSeconds: 60, idempotencyKey: randomUUID(), ...shown },
        },
      },
      headers: { language: 'de' },
    });
    return data?.orderPlace;
  };
  await offer(7_755, 150);
  expect(await place(SHOWN)).toEqual({
    order: null,
    userErrors: [
      {
        code: 'TERMS_CHANGED',
        message: 'Die Bedingungen haben sich geändert: Ertrag 77,55\u00a0%, Gebühr 1,5\u00a0%',
        field: null,
        figures: [
          { name: 'payoutBp', value: '7755' },
          { name: 'feeBp', value: '150' },
        ],
      },
    ],
  });
  expect(await place({ seenPayoutBp: 7_755 })).toMatchObject({
    userErrors: [{ code: 'PARAM_INVALID', field: ['input', 'seenFeeBp'] }],
  });
  expect(await place({ seenPayoutBp: 7_755, seenFeeBp: 150 })).toEqual({
    order: { payoutBp: 7_755, feeBp: 150 },
    userErrors: [],
  });
});
