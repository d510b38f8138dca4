import { usd } from '../../../../schema/money';
import { aStaffSession, graphql } from '../../../testing/http';
import { anOpenOrder } from '../../../testing/people/contracts';
import { limitTo, rest, signedIn } from '../../../testing/people/safeguards';
import {
  withPayoutDesk,
  withProjectDesk,
  withReviewDesk,
  withServer,
  withWorld,
} from '../../../testing/suite';
import { advance, aUserWith, quote, type StaffPerson } from '../../../testing/world';
import { lockUser } from '../../accounts';
import { unlockUser } from '../../accounts/lock/unlock-user';
import { convert, quoteConversion } from '../../conversions';
import { applyDecisions } from '../../reviews';
import { settleDueOrders } from '../../trading';

const world = withWorld();
const server = withServer(world);
const desk = withPayoutDesk(world);
const projects = withProjectDesk(world);
const recharges = withReviewDesk(world);

interface Event {
  readonly kind: string;
  readonly at: string;
  readonly word: string | null;
  readonly text: string | null;
  readonly by: string | null;
  readonly count: number | null;
  readonly right: number | null;
  readonly amount: { readonly amount: string } | null;
  readonly result: { readonly amount: string; readonly asset: string } | null;
  readonly request: {
    readonly kind: string;
    readonly reviewState: string;
    readonly amount: { readonly amount: string } | null;
    readonly decidedBy: { readonly name: string } | null;
  } | null;
}

interface Timeline {
  readonly items: readonly Event[];
  readonly before: string | null;
}

const TIMELINE = `query T($userId: ID!, $filter: TimelineFilter!, $before: DateTime, $first: Int) {
  userTimeline(userId: $userId, filter: $filter, before: $before, first: $first) { before items {
    id at kind number word text by count right amount { amount } result { amount asset }
    request { kind id number reviewState late endedAt amount { amount } decidedBy { name } } } } }`;

async function asked({ staff }: StaffPerson, query: string, variables: object) {
  const console = await aStaffSession(world, staff.staffId);
  const { data, errors } = await graphql(server, { query, variables: { ...variables }, console });
  return { data, errors };
}

async function timelineOf(userId: string, more: object = {}, by = desk.ada): Promise<Timeline> {
  const variables = { userId, filter: 'ALL', ...more };
  const { data, errors } = await asked(by, TIMELINE, variables);
  expect(errors).toEqual([]);
  return (data as unknown as { userTimeline: Timeline }).userTimeline;
}

/** Somebody to whom everything happens once, an hour apart. */
async function aFullDay() {
  const ann = await signedIn(world, await desk.saver('1000.00'));
  const hour = () => advance(world, 3_600);
  await hour();
  const paid = await desk.submitted(ann, { dollars: '200.00' });
  await desk.take(desk.lena, paid);
  await desk.approve(desk.lena, paid);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  await hour();
  const project = await projects.project({ days: 1, annualPpm: 365_000 });
  const holding = await projects.join(ann, project, 30_000);
  await advance(world, 86_400);
  await projects.settle(ann, holding);
  await hour();
  await quote(world, '100000.00');
  await quote(world, '1.00000', 'USDT/USD');
  const quoted = await quoteConversion(ann.ctx, { coin: 'BTC', give: usd(30_000n) });
  await convert(ann.ctx, { quoteId: quoted.id, idempotencyKey: `timeline-${ann.userId}` });
  await anOpenOrder(world, ann, { dollars: '10.00' });
  await advance(world, 60);
  await quote(world, '100001.00');
  await settleDueOrders(world.visitor);
  await hour();
  await limitTo(ann, 'DAILY_LOSS', '100.00');
  await hour();
  await rest(ann, 'HOURS_24');
  await hour();
  const { userId } = ann;
  await lockUser(desk.lena.ctx, { userId, reason: 'Looked into.' });
  await hour();
  await unlockUser(desk.lena.ctx, { userId, reason: 'All is well.' });
  await hour();
  // Three things in one millisecond.
  await world.sql.owner.query(
    `INSERT INTO security_event (user_id, kind, at)
     SELECT $1, kind, (SELECT tarn_now()) FROM unnest(ARRAY['EMAIL', 'PHONE', 'LOGIN_PASSWORD']) AS kind`,
    [userId],
  );
  return { userId };
}

const kindsOf = ({ items }: Timeline) => items.map(({ kind }) => kind);

describe('H1: the timeline of a customer', () => {
  let userId = '';
  beforeAll(async () => {
    ({ userId } = await aFullDay());
  });

  it('holds everything that happened, once each, the newest first', async () => {
    const timeline = await timelineOf(userId, { first: 50 });
    const kinds = kindsOf(timeline);
    expect(new Set(kinds)).toEqual(
      new Set([
        ...['REGISTERED', 'REQUEST', 'CONTRACTS', 'CONVERSION', 'HOLDING_JOINED'],
        ...['HOLDING_SETTLED', 'SECURITY', 'TARGET_ADDED', 'LIMIT_SET', 'BREAK_TAKEN', 'STAFF_ACT'],
      ]),
    );
    const times = timeline.items.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(timeline.before).toBeNull();
  });

  it('says of each what it came to', async () => {
    const { items } = await timelineOf(userId, { first: 50 });
    const one = (kind: string) => items.find((event) => event.kind === kind);
    expect(items.find(({ request }) => request?.kind === 'WITHDRAWAL')?.request).toMatchObject({
      reviewState: 'SUCCESS',
      amount: { amount: '200.00' },
      decidedBy: { name: desk.lena.staff.name },
    });
    expect(one('CONTRACTS')).toMatchObject({ count: 1, amount: { amount: '10.00' } });
    expect(one('CONVERSION')).toMatchObject({
      amount: { amount: '300.00' },
      result: { asset: 'BTC' },
    });
    expect(one('HOLDING_JOINED')).toMatchObject({ amount: { amount: '300.00' }, result: null });
    expect(one('HOLDING_SETTLED')).toMatchObject({
      amount: { amount: '300.00' },
      result: { amount: '0.30' },
    });
    expect(one('LIMIT_SET')).toMatchObject({ word: 'DAILY_LOSS', amount: { amount: '100.00' } });
    expect(one('BREAK_TAKEN')).toMatchObject({ word: 'HOURS_24' });
    expect(one('STAFF_ACT')).toMatchObject({ word: 'UNLOCKED', text: 'All is well.' });
  });

  it('read in parts is the same list, without a gap and without anything twice', async () => {
    const whole = (await timelineOf(userId, { first: 50 })).items;
    const found: Event[] = [];
    let before: string | null = null;
    do {
      const part: Timeline = await timelineOf(userId, { first: 2, before });
      found.push(...part.items);
      before = part.before;
    } while (before !== null);
    // Of the day that lasts the end is now, which went on.
    const still = (events: readonly Event[]) =>
      events.map(({ at, ...event }) => (event.kind === 'CONTRACTS' ? event : { at, ...event }));
    expect(still(found)).toEqual(still(whole));
  });

  it('shows money alone where that is asked for', async () => {
    const kinds = kindsOf(await timelineOf(userId, { filter: 'MONEY', first: 50 }));
    expect([...new Set(kinds)].sort()).toEqual(
      ['CONTRACTS', 'CONVERSION', 'HOLDING_JOINED', 'HOLDING_SETTLED', 'REQUEST'].sort(),
    );
  });

  it('O3: shows what staff did to whoever may read the log, and to nobody else', async () => {
    const staffActs = async (by: StaffPerson) =>
      kindsOf(await timelineOf(userId, { filter: 'STAFF', first: 50 }, by));
    expect(await staffActs(desk.ada)).toEqual(['STAFF_ACT', 'STAFF_ACT']);
    expect(await staffActs(desk.lena)).toEqual([]);
    expect(kindsOf(await timelineOf(userId, { first: 50 }, desk.lena))).not.toContain('STAFF_ACT');
  });

  it('S10: of somebody who is not there it is refused', async () => {
    const { errors } = await asked(desk.ada, TIMELINE, { userId: '999999', filter: 'ALL' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

it('H1: a renewal is one thing, of principal that went on: nothing came back, nothing was joined anew', async () => {
  const bea = await aUserWith(world, '400.00');
  const project = await projects.project({ days: 1, annualPpm: 365_000 });
  const holding = await projects.join(bea, project, 30_000);
  await advance(world, 86_400);
  const next = await projects.renew(bea, holding);
  await advance(world, 86_400);
  await projects.settle(bea, next);
  const { items } = await timelineOf(bea.userId, { first: 50 });
  const steps = items.filter(({ kind }) => kind.startsWith('HOLDING_'));
  expect(steps.map(({ kind }) => kind)).toEqual([
    ...['HOLDING_SETTLED', 'HOLDING_RENEWED', 'HOLDING_JOINED'],
  ]);
  expect(steps[1]).toMatchObject({ amount: { amount: '300.00' }, result: { amount: '0.30' } });
});

const GLANCE = `query U($id: ID!) { user(id: $id) { verified
  openRequests { kind number late asked { amount } takenBy { id } }
  safety { passkeys secondFactor fundPassword dailyLoss { amount } onBreak breakUntil targetChangedAt } } }`;

it('what of a customer is still open, and what protects the account, stands at a glance', async () => {
  const ann = await signedIn(world, await desk.saver('1000.00'));
  const bare = await aUserWith(world, '0.00');
  await limitTo(ann, 'DAILY_LOSS', '80.00');
  const id = await desk.submitted(ann, { dollars: '150.00' });
  await desk.take(desk.lena, id);
  const glance = async (userId: string) =>
    ((await asked(desk.ada, GLANCE, { id: userId })).data as unknown as { user: object }).user;
  expect(await glance(ann.userId)).toMatchObject({
    verified: true,
    openRequests: [
      {
        ...{ kind: 'WITHDRAWAL', late: false, asked: { amount: '150.00' } },
        takenBy: { id: desk.lena.staff.staffId },
      },
    ],
    safety: {
      ...{ passkeys: 0, secondFactor: false, fundPassword: true, onBreak: false },
      dailyLoss: { amount: '80.00' },
    },
  });
  expect(await glance(bare.userId)).toMatchObject({
    verified: false,
    openRequests: [],
    safety: { fundPassword: false, dailyLoss: null, targetChangedAt: null },
  });
});

it('O2: what the first of two people found is in no answer about the customer until it is decided', async () => {
  const bo = await aUserWith(world, '0.00');
  const id = await recharges.submitted(bo, '12000.00');
  await recharges.take(recharges.lena, id);
  await recharges.approve(recharges.lena, id, { corrected: '11777.31', reason: 'A fee.' });
  const [{ request } = { request: null }] = (await timelineOf(bo.userId)).items;
  expect(request).toMatchObject({
    ...{ kind: 'RECHARGE', reviewState: 'SECOND_APPROVAL', amount: { amount: '12000.00' } },
    decidedBy: null,
  });
  const glance = await asked(desk.ada, GLANCE, { id: bo.userId });
  expect(JSON.stringify(glance)).not.toContain('11777');
});
