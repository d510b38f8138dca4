import { usd } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import { aStaffSession, graphql } from '../../../testing/http';
import { withPayoutDesk, withReviewDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUser, type StaffPerson } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
const payouts = withPayoutDesk(world);

async function asked<Data>({ staff }: StaffPerson, query: string): Promise<Data> {
  // A session is opened anew, for the clock moves by days.
  const console = await aStaffSession(world, staff.staffId);
  const { data, errors } = await graphql(server, { query, console });
  expect(errors).toEqual([]);
  return data as Data;
}

interface Dashboard {
  readonly dashboard: {
    readonly pressing: {
      readonly total: number;
      readonly items: readonly {
        readonly number: string;
        readonly late: boolean;
        readonly firstApprover: { readonly id: string } | null;
      }[];
    };
    readonly onShift: {
      readonly staffCount: number;
      readonly people: readonly {
        readonly staff: { readonly id: string };
        readonly held: { readonly kind: string; readonly id: string } | null;
        readonly decided: number | null;
      }[];
    };
  };
}

const DESK = `{ dashboard {
  pressing { total items { number late firstApprover { id } } }
  onShift { staffCount people { staff { id } held { kind id } decided } } } }`;

const numberOf = async (id: string) => (await desk.find(id)).number;

it('H1: what is late comes first, then what waits for a second person; what is decided or in time, never', async () => {
  const [ann, bo] = [await aUser(world), await aUser(world)];
  const late = await desk.submitted(ann, '200.00');
  const decided = await desk.submitted(bo, '300.00');
  await desk.take(desk.lena, decided);
  await desk.refuse(desk.lena, decided);
  await advance(world, 25 * 3_600);
  const second = await desk.submitted(bo, '12000.00');
  await desk.submitted(ann, '250.00');
  await desk.take(desk.lena, second);
  await desk.approve(desk.lena, second);
  const { pressing } = (await asked<Dashboard>(desk.lena, DESK)).dashboard;
  expect(pressing).toEqual({
    total: 2,
    items: [
      { number: await numberOf(late), late: true, firstApprover: null },
      {
        ...{ number: await numberOf(second), late: false },
        firstApprover: { id: desk.lena.staff.staffId },
      },
    ],
  });
});

interface Days {
  readonly moneyDays: readonly {
    readonly paidIn: { readonly amount: string };
    readonly paidOut: { readonly amount: string };
    readonly inCount: number;
    readonly outCount: number;
  }[];
}

const days = async (count: number) => {
  const { moneyDays } = await asked<Days>(
    desk.ada,
    `{ moneyDays(days: ${String(count)}) {
    day inCount outCount paidIn { amount } paidOut { amount } } }`,
  );
  return moneyDays.map(({ inCount, paidIn, outCount, paidOut }) => [
    ...[inCount, paidIn.amount, outCount, paidOut.amount],
  ]);
};

it('money out counts on the day it is paid, without its fee, beside what was credited', async () => {
  await advance(world, 2 * 86_400);
  const recharge = await desk.submitted(await aUser(world), '200.01');
  await desk.take(desk.lena, recharge);
  await desk.approve(desk.lena, recharge);
  const { id } = await payouts.held('150.00');
  await payouts.approve(payouts.lena, id);
  const { credited, fee } = await payouts.find(id);
  expect([credited + fee, fee > 0n]).toEqual([15_000n, true]);
  // Whoever is paid out had been credited with 20,000 USD.
  const today = [2, '20200.01', 1, toMoneyType(usd(credited)).amount];
  const none = [0, '0.00', 0, '0.00'];
  expect((await days(2)).at(-1)).toEqual(today);
  await advance(world, 86_400);
  expect(await days(2)).toEqual([today, none]);
  expect(await days(1)).toEqual([none]);
  expect(await days(90)).toHaveLength(90);
});

it.each([0, 91, -3])('S10: a range of %p days is refused', async (count) => {
  const console = await aStaffSession(world, desk.ada.staff.staffId);
  const query = `{ moneyDays(days: ${String(count)}) { day } }`;
  const { errors } = await graphql(server, { query, console });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'PARAM_INVALID',
  });
});

it('whose console is open stands with what is in hand; how many others decided, only where it may be read', async () => {
  const held = await desk.submitted(await aUser(world), '220.00');
  const refused = await desk.submitted(await aUser(world), '230.00');
  await desk.take(desk.lena, refused);
  await desk.refuse(desk.lena, refused);
  await desk.take(desk.lena, held);
  const [lena, ada] = [desk.lena.staff.staffId, desk.ada.staff.staffId];
  // Those of the test's own people are used a year ahead, so that no test runs out of time.
  await world.sql.owner.query(
    `UPDATE staff_session SET last_used_at = tarn_now() - interval '11 minutes' WHERE last_used_at > tarn_now()`,
  );
  await aStaffSession(world, lena);
  const seenBy = async (who: StaffPerson) => {
    const { people, staffCount } = (await asked<Dashboard>(who, DESK)).dashboard.onShift;
    const rows = people.map(({ staff, ...one }) => [staff.id, one] as const);
    return { staffCount, of: new Map(rows) };
  };
  const byAda = await seenBy(desk.ada);
  const { rows } = await world.sql.owner.query<{ all: number }>(
    'SELECT count(*)::int AS all FROM staff WHERE NOT practice_desk',
  );
  expect(byAda.staffCount).toBe(rows[0]?.all);
  expect([...byAda.of.keys()].sort()).toEqual([ada, lena].sort());
  expect(byAda.of.get(lena)).toEqual({ held: { kind: 'RECHARGE', id: held }, decided: 1 });
  expect(byAda.of.get(ada)).toEqual({ held: null, decided: 0 });
  const byLena = await seenBy(desk.lena);
  expect(byLena.of.get(lena)?.decided).toBe(1);
  expect(byLena.of.get(ada)?.decided).toBeNull();
  await advance(world, 10 * 60);
  expect([...(await seenBy(desk.ada)).of.keys()]).toEqual([ada]);
});
