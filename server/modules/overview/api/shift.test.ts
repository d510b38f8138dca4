import { aStaffSession, graphql } from '../../../testing/http';
import { setUndoWindow, withReviewDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUser, type StaffPerson } from '../../../testing/world';
import { undoDecision } from '../../reviews';
import { rechargeReview } from '../../recharges';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);

interface Shift {
  readonly day: string;
  readonly everybody: boolean;
  readonly decided: number;
  readonly missed: number;
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
  readonly oldestAt: string | null;
  readonly people: readonly {
    readonly staff: { readonly id: string; readonly name: string };
    readonly decided: number;
    readonly missed: number;
  }[];
  readonly hours: readonly {
    readonly at: string;
    readonly staff: { readonly id: string };
    readonly decided: number;
  }[];
}

const SHIFT = `query S($day: String) { shift(day: $day) {
  day everybody decided missed medianSeconds p95Seconds oldestAt targetHours
  people { staff { id name } decided missed medianSeconds p95Seconds }
  hours { at staff { id } decided } } }`;

async function asked({ staff }: StaffPerson, day: string | null = null) {
  // A session is opened anew, for the clock moves by hours.
  const console = await aStaffSession(world, staff.staffId);
  const { data, errors } = await graphql(server, { query: SHIFT, variables: { day }, console });
  return { shift: (data as unknown as { shift: Shift } | null)?.shift, errors };
}

async function shiftOf(who: StaffPerson, day: string | null = null): Promise<Shift> {
  const { shift, errors } = await asked(who, day);
  if (!shift) throw new Error(JSON.stringify(errors));
  return shift;
}

const clock = async () =>
  (
    await world.sql.owner.query<{ left: string; day: string }>(
      `SELECT extract(epoch FROM platform_day_start(platform_day(tarn_now()) + 1) - tarn_now())::int AS left,
         platform_day(tarn_now())::text AS day`,
    )
  ).rows[0];

async function decided(by: StaffPerson, id: string, approved = true): Promise<void> {
  await desk.take(by, id);
  await (approved ? desk.approve(by, id) : desk.refuse(by, id));
}

const submitted = async () => desk.submitted(await aUser(world), '200.00');

it('H1: a day of the desk counts what each person decided, when, how fast and how late', async () => {
  // From the first minute of a day on.
  const late = await submitted();
  await advance(world, Number((await clock())?.left) + 86_460);
  const empty = await shiftOf(desk.ada);
  expect(empty).toMatchObject({ decided: 0, medianSeconds: null, people: [], hours: [] });
  const [one, two, three] = [await submitted(), await submitted(), await submitted()];
  await advance(world, 600);
  await decided(desk.lena, one);
  await decided(desk.lena, two, false);
  await advance(world, 3_600);
  await decided(desk.ada, three);
  await advance(world, 12 * 3_600);
  await decided(desk.lena, late);
  const undone = await submitted();
  await setUndoWindow(world, 10);
  await decided(desk.ada, undone);
  await undoDecision(desk.ada.ctx, rechargeReview, { id: undone });
  const shift = await shiftOf(desk.ada);
  const { lena, ada } = desk;
  expect(shift).toMatchObject({ decided: 4, everybody: true, day: empty.day });
  expect(shift.people.map(({ staff, ...one }) => [staff, one.decided])).toEqual([
    [{ id: lena.staff.staffId, name: lena.staff.name }, 3],
    [{ id: ada.staff.staffId, name: ada.staff.name }, 1],
  ]);
  expect(shift.hours.map(({ staff, decided: n }) => [staff.id, n])).toEqual([
    [lena.staff.staffId, 2],
    [ada.staff.staffId, 1],
    [lena.staff.staffId, 1],
  ]);
  const hours = shift.hours.map(
    ({ at }) => (Date.parse(at) - Date.parse(shift.hours[0]?.at ?? '')) / 3.6e6,
  );
  expect(hours).toEqual([0, 1, 13]);
  const { rows } = await world.sql.owner.query<Record<'median' | 'p95' | 'missed', number>>(
    `SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY s))::int AS median,
       round(percentile_cont(0.95) WITHIN GROUP (ORDER BY s))::int AS p95,
       (count(*) FILTER (WHERE decided_at > review_by))::int AS missed
     FROM (SELECT *, extract(epoch FROM decided_at - submitted_at) AS s FROM review
       WHERE decided_at IS NOT NULL) r`,
  );
  expect([shift.medianSeconds, shift.p95Seconds, shift.missed]).toEqual([
    rows[0]?.median,
    rows[0]?.p95,
    rows[0]?.missed,
  ]);
  expect(shift.medianSeconds).toBeGreaterThan(600);
  expect(shift.missed).toBe(1);
  expect(shift.oldestAt).not.toBeNull();
});

it('a decision of the day’s last second is the day’s, one of the next second is not', async () => {
  const now = await clock();
  const [before, after] = [await submitted(), await submitted()];
  await advance(world, Number(now?.left) - 300);
  await desk.take(desk.ada, before);
  await advance(world, 290);
  await desk.approve(desk.ada, before);
  const day = (await clock())?.day ?? '';
  const counted = (await shiftOf(desk.ada, day)).decided;
  await advance(world, 20);
  await decided(desk.ada, after);
  expect((await shiftOf(desk.ada, day)).decided).toBe(counted);
  expect((await shiftOf(desk.ada)).decided).toBe(1);
});

it('A9: customer service sees its own decisions, not those of others', async () => {
  await decided(desk.lena, await submitted());
  const own = await shiftOf(desk.lena);
  expect(own).toMatchObject({ everybody: false, decided: 1 });
  expect(new Set(own.people.map(({ staff }) => staff.id))).toEqual(
    new Set([desk.lena.staff.staffId]),
  );
  expect(own.hours.every(({ staff }) => staff.id === desk.lena.staff.staffId)).toBe(true);
  expect((await shiftOf(desk.ada)).decided).toBe(2);
});

it('S6: what is no day of the calendar is refused', async () => {
  for (const day of [
    '2026-02-30',
    'today',
    '1999-12-31',
    "2026-01-01' OR true--",
    '-'.repeat(10_000),
  ]) {
    const { errors } = await asked(desk.ada, day);
    expect(errors[0]?.extensions?.code).toBe('PARAM_INVALID');
  }
});
