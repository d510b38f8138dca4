import { refusalOf } from '../../../testing/recharges';
import { withReviewDesk, withWorld, withUndoWindow } from '../../../testing/suite';
import { advance, aUser, type Person } from '../../../testing/world';
import { declareOwnAccount } from '../../staff';
import { queueFigures } from '../../reviews';
import type { QueueFilter } from './queue-filter';
import { queueTotals } from './queue-totals';
import { readQueuePage } from '../../reviews';
import type { QueueAsked } from '../../reviews/queue/queue-page';
import { rechargeQueue } from './recharge-queue';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
let ann: Person;
beforeAll(async () => {
  ann = await aUser(world);
});

/** Ids of a page, and the cursor of its end. */
async function asked(filter: QueueFilter, page: QueueAsked = {}) {
  const read = readQueuePage(page, filter);
  const rows = await rechargeQueue(desk.ada.ctx, filter, read);
  const shown = rows.slice(0, read.first);
  const end = shown.at(-1)?.place ?? null;
  return { ids: shown.map(({ recharge }) => recharge.id), end, more: rows.length > shown.length };
}
const idsOf = async (filter: QueueFilter, page: QueueAsked = {}) => (await asked(filter, page)).ids;

describe('the queue is narrowed', () => {
  it.each([
    ['its number', (user: Person) => user.userId],
    [
      'an e-mail in capitals',
      async (user: Person) => {
        const { rows } = await world.sql.app.query<{ email: string }>(
          'SELECT upper(email) AS email FROM app_user WHERE id = $1',
          [user.userId],
        );
        return rows[0]?.email ?? '';
      },
    ],
  ])('to one user, by %s', async (_, of) => {
    const ben = await aUser(world);
    const id = await desk.submitted(ben, '200.00');
    expect(await idsOf({ tab: 'TO_REVIEW', user: await of(ben) })).toEqual([id]);
    expect(await idsOf({ user: 'nobody@test.tarn' })).toEqual([]);
  });

  it('to amounts, both ends included, to methods and to age', async () => {
    const ben = await aUser(world);
    const user = ben.userId;
    const small = await desk.submitted(ben, '200.00');
    await advance(world, 3_600);
    const large = await desk.submitted(ben, '300.00');
    expect(await idsOf({ user, tab: 'TO_REVIEW', amountMin: 20_000n, amountMax: 20_000n })).toEqual(
      [small],
    );
    expect(await idsOf({ user, tab: 'TO_REVIEW', amountMin: 20_001n })).toEqual([large]);
    expect(await idsOf({ user, tab: 'TO_REVIEW', olderThanMinutes: 60 })).toEqual([small]);
    expect(await idsOf({ user, tab: 'TO_REVIEW', method: 'BANK' })).toEqual([small, large]);
    expect(await idsOf({ user, tab: 'TO_REVIEW', method: 'USDT' })).toEqual([]);
  });

  it('to flags', async () => {
    const ben = await aUser(world);
    const user = ben.userId;
    const one = await desk.submitted(ben, '200.00', { shade: 240 });
    const two = await desk.submitted(ben, '200.00', { shade: 240 });
    const half = await desk.submitted(ben, '12000.00');
    await desk.take(desk.lena, half);
    await desk.approve(desk.lena, half);
    const tab = 'TO_REVIEW';
    expect(await idsOf({ user, tab, flag: 'DUPLICATE_IMAGE' })).toEqual([one, two]);
    expect(await idsOf({ user, tab, flag: 'FLAGGED' })).toEqual([one, two]);
    expect(await idsOf({ user, tab, flag: 'SECOND_APPROVAL' })).toEqual([half]);
    expect(await idsOf({ user, tab, flag: 'OWN_REQUEST' })).toEqual([]);
    await declareOwnAccount(desk.ada.ctx, user);
    expect(await idsOf({ user, tab, flag: 'OWN_REQUEST' })).toEqual([one, two, half]);
  });

  it('to who holds them: me, nobody, or one person', async () => {
    const ben = await aUser(world);
    const filter = { user: ben.userId, tab: 'TO_REVIEW' } as const;
    const free = await desk.submitted(ben, '200.00');
    const mine = await desk.submitted(ben, '200.00');
    const theirs = await desk.submitted(ben, '200.00');
    await desk.take(desk.ada, mine);
    await desk.take(desk.lena, theirs);
    expect(await idsOf({ ...filter, holder: 'me' })).toEqual([mine]);
    expect(await idsOf({ ...filter, holder: 'nobody' })).toEqual([free]);
    expect(await idsOf({ ...filter, holder: desk.lena.staff.staffId })).toEqual([theirs]);
    await advance(world, 601);
    expect(await idsOf({ ...filter, holder: 'nobody' })).toEqual([free, mine, theirs]);
  });
});

describe('the queue is sorted and paged', () => {
  it.each([
    ['AGE', false],
    ['AGE', true],
    ['AMOUNT', false],
    ['AMOUNT', true],
    ['USER', true],
  ] as const)(
    'by %s, descending %s: pages by cursor and by number are the same',
    async (sort, descending) => {
      const ben = await aUser(world);
      for (const dollars of ['300.00', '100.00', '200.00', '100.00', '300.00'])
        await desk.submitted(ben, dollars);
      const filter = { user: ben.userId, tab: 'TO_REVIEW' } as const;
      const order = { sort, descending };
      const all = await idsOf(filter, order);
      expect(all).toHaveLength(5);
      const walked: string[] = [];
      for (let after: string | null = null, page = 1; ; page += 1) {
        const one = await asked(filter, { ...order, first: 2, after });
        expect(await idsOf(filter, { ...order, first: 2, page })).toEqual(one.ids);
        walked.push(...one.ids);
        after = one.end;
        if (!one.more) break;
      }
      expect(walked).toEqual(all);
      const amounts = await Promise.all(
        all.map(async (id) => Number((await desk.find(id)).amount)),
      );
      const inOrder = [...amounts].sort((a, b) => (descending ? b - a : a - b));
      if (sort === 'AMOUNT') expect(amounts).toEqual(inOrder);
    },
  );

  it('what is done by when it was decided and by how long it took', async () => {
    const ben = await aUser(world);
    const filter = { user: ben.userId, tab: 'DONE' } as const;
    const slow = await desk.submitted(ben, '200.00');
    await advance(world, 60);
    const quick = await desk.submitted(ben, '200.00');
    for (const id of [quick, slow]) {
      await desk.take(desk.lena, id);
      await desk.refuse(desk.lena, id);
      await advance(world, 30);
    }
    expect(await idsOf(filter)).toEqual([slow, quick]);
    const { end } = await asked(filter, { first: 1 });
    expect(await idsOf(filter, { after: end })).toEqual([quick]);
    expect(await idsOf(filter, { sort: 'TOOK' })).toEqual([slow, quick]);
    expect(await idsOf(filter, { sort: 'TOOK', descending: false })).toEqual([quick, slow]);
    const { tookMs, decidedBy } = await desk.find(slow);
    expect(Number(tookMs)).toBeGreaterThanOrEqual(90_000);
    expect(decidedBy).toBe(desk.lena.staff.staffId);
  });

  it.each([
    ['a cursor of nothing', { after: 'x' }, 'PARAM_INVALID'],
    [
      'a cursor with SQL in it',
      { after: Buffer.from("1:1; DROP TABLE x'").toString('base64url') },
      'PARAM_INVALID',
    ],
    ['a long cursor', { after: 'A'.repeat(5_000) }, 'PARAM_INVALID'],
    ['page 0', { page: 0 }, 'PARAM_INVALID'],
    ['a page far beyond what is counted', { page: 2_000_000_000 }, 'PARAM_INVALID'],
    ['page 11', { page: 11 }, 'OK'],
  ])('%s: %s', async (_, page, code) => {
    const read = Promise.resolve().then(() => asked({ tab: 'TO_REVIEW' }, page));
    expect(await refusalOf(read)).toBe(code);
  });
});

describe('M8: what is decided', () => {
  it('leaves the work that waits and its count at once, and is done; an undo brings it back', async () => {
    const user = ann.userId;
    const id = await desk.submitted(ann, '200.00');
    const before = await queueFigures(world.visitor, 'RECHARGE');
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
    expect(await idsOf({ user, tab: 'TO_REVIEW' })).toEqual([]);
    expect(await idsOf({ user, tab: 'DONE' })).toEqual([id]);
    const { waiting, inReview, secondApproval } = await queueFigures(world.visitor, 'RECHARGE');
    expect(waiting + inReview + secondApproval).toBe(
      before.waiting + before.inReview + before.secondApproval - 1,
    );
  });
});

describe('the totals of a filter', () => {
  it('count it and add it up: the declared amount until it is approved, then the approved one', async () => {
    const ben = await aUser(world);
    const user = ben.userId;
    await desk.submitted(ben, '200.00');
    const big = await desk.submitted(ben, '12000.00');
    const of = (tab: 'TO_REVIEW' | 'DONE') => queueTotals(desk.ada.ctx, { user, tab });
    expect(await of('TO_REVIEW')).toMatchObject({
      count: 2,
      amount: { minor: 1_220_000n },
      more: false,
    });
    const found = { corrected: '11000.00', reason: 'The bank shows less.' };
    await desk.take(desk.lena, big);
    await desk.approve(desk.lena, big, found);
    // O2: what the first person found changes no sum.
    expect(await of('TO_REVIEW')).toMatchObject({ count: 2, amount: { minor: 1_220_000n } });
    await desk.take(desk.ada, big);
    await desk.approve(desk.ada, big, found);
    expect(await of('TO_REVIEW')).toMatchObject({ count: 1, amount: { minor: 20_000n } });
    expect(await of('DONE')).toMatchObject({ count: 1, amount: { minor: 1_100_000n } });
  });
});
