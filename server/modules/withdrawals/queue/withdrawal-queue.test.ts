import { openAllDay } from '../../../testing/people/withdrawals';
import { refusalOf } from '../../../testing/recharges';
import { withPayoutDesk, withWorld } from '../../../testing/suite';
import { applyDecisions, readQueuePage } from '../../reviews';
import { reviewTimes } from '../../reviews/review-times';
import type { QueueFilter } from './queue-filter';
import { takeNextWithdrawal } from './take-next-withdrawal';
import { withdrawalQueue, withdrawalTotals } from './withdrawal-queue';

const world = withWorld();
const desk = withPayoutDesk(world);
let card: string;
let alipay: string;
let named: string;
let done: string;

beforeAll(async () => {
  await openAllDay(world);
  await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
  const payer = await desk.saver('5000.00');
  done = await desk.submitted(payer, { dollars: '150.00' });
  await desk.take(desk.lena, done);
  await desk.approve(desk.lena, done, 'PAID-77');
  await applyDecisions(world.visitor);
  card = await desk.submitted(payer, { dollars: '300.00' });
  alipay = await desk.submitted(await desk.saver('1000.00', { kind: 'ALIPAY' }), {
    dollars: '200.00',
  });
  named = await desk.submitted(await desk.saver('1000.00', { holder: 'Ben Else' }), {
    dollars: '100.00',
  });
});

const idsOf = async (filter: QueueFilter, more: Parameters<typeof readQueuePage>[0] = {}) =>
  (await withdrawalQueue(desk.lena.ctx, filter, readQueuePage(more, filter))).map(
    ({ withdrawal }) => withdrawal.id,
  );

it.each<readonly [string, QueueFilter, () => readonly string[]]>([
  ['what waits, the oldest first', { tab: 'TO_REVIEW' }, () => [card, alipay, named]],
  ['what is done', { tab: 'DONE' }, () => [done]],
  ['a kind of target', { method: 'ALIPAY' }, () => [alipay]],
  ['any flag', { flag: 'FLAGGED' }, () => [named]],
  ['one flag', { flag: 'NAME_DIFFERS' }, () => [named]],
  ['an amount', { amountMin: 20_000n, amountMax: 30_000n, tab: 'TO_REVIEW' }, () => [card, alipay]],
  ['the reference of a payout, however it is written', { search: 'paid-77' }, () => [done]],
  ['nobody’s', { search: 'PAID-7' }, () => []],
])('lists %s', async (_, filter, expected) => {
  expect(await idsOf(filter)).toEqual(expected());
});

it('pages by amount, and counts what stands under the filter', async () => {
  const filter: QueueFilter = { tab: 'TO_REVIEW' };
  expect(await idsOf(filter, { sort: 'AMOUNT', descending: true })).toEqual([card, alipay, named]);
  expect((await idsOf(filter, { sort: 'AMOUNT', first: 1, page: 2 }))[0]).toBe(alipay);
  const { count, amount, more } = await withdrawalTotals(desk.lena.ctx, filter);
  expect([count, amount.minor, more]).toEqual([3, 60_000n, false]);
});

it('takes the next one under the filter, and gives the one that is held again', async () => {
  const taken = await takeNextWithdrawal(desk.ada.ctx, { method: 'ALIPAY' });
  expect(taken?.id).toBe(alipay);
  expect((await takeNextWithdrawal(desk.ada.ctx))?.id).toBe(alipay);
  expect(await refusalOf(desk.take(desk.lena, alipay))).toBe('TAKEN_BY_OTHER');
});

it('says how long decisions took', async () => {
  const times = await reviewTimes(world.visitor, 'WITHDRAWAL');
  expect(times.decided).toBe(1);
  expect(times.p95Seconds).toBeGreaterThanOrEqual(times.medianSeconds ?? NaN);
});
