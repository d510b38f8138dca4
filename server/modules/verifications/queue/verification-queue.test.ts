import { withUndoWindow, withVerificationDesk, withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { applyDecisions, holdReview } from '../../reviews';
import { declareOwnAccount } from '../../staff';
import { takeNextVerification } from '../decision/take-next-verification';
import { verificationReview } from '../decision/verification-review';
import { submitVerification } from '../submit-verification';
import type { QueueFilter } from './queue-filter';
import { queueTotals, verificationQueue } from './verification-queue';

const world = withWorld();
const desk = withVerificationDesk(world);
withUndoWindow(world);

const page = { first: 100, after: null };
const idsOf = async (filter: QueueFilter, { ctx } = desk.ada) =>
  (await verificationQueue(ctx, filter, page)).map(({ id }) => id);

async function effect(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

describe('the queue is narrowed', () => {
  it('to tabs: what waits, what is mine, what is on hold, what is done', async () => {
    const ann = await aUser(world);
    const { userId } = ann;
    const id = await desk.submitted(ann);
    const tabs = async (who = desk.lena) => ({
      wait: (await idsOf({ userId, tab: 'TO_REVIEW' }, who)).length,
      mine: (await idsOf({ userId, tab: 'MINE' }, who)).length,
      hold: (await idsOf({ userId, tab: 'ON_HOLD' }, who)).length,
      done: (await idsOf({ userId, tab: 'DONE' }, who)).length,
    });
    expect(await tabs()).toEqual({ wait: 1, mine: 0, hold: 0, done: 0 });
    await desk.take(desk.lena, id);
    expect(await tabs()).toEqual({ wait: 1, mine: 1, hold: 0, done: 0 });
    expect(await tabs(desk.ada)).toMatchObject({ mine: 0 });
    await holdReview(desk.lena.ctx, verificationReview, { id, note: 'Waits for a call.' });
    expect(await tabs()).toEqual({ wait: 1, mine: 0, hold: 1, done: 0 });
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    expect(await tabs()).toEqual({ wait: 0, mine: 1, hold: 0, done: 1 });
    await effect();
    expect(await tabs()).toEqual({ wait: 0, mine: 0, hold: 0, done: 1 });
  });

  it('to a user, a number, a document and an age', async () => {
    const ann = await aUser(world);
    const { userId } = ann;
    const id = await desk.submitted(ann);
    const { number } = await desk.find(id);
    expect(await idsOf({ user: userId })).toEqual([id]);
    expect(await idsOf({ search: number.toLowerCase() })).toEqual([id]);
    expect(await idsOf({ search: 'NOBODYS' })).toEqual([]);
    expect(await idsOf({ userId, idType: 'PASSPORT' })).toEqual([id]);
    expect(await idsOf({ userId, idType: 'OTHER' })).toEqual([]);
    expect(await idsOf({ userId, olderThanMinutes: 60 })).toEqual([]);
    await advance(world, 3_600);
    expect(await idsOf({ userId, olderThanMinutes: 60 })).toEqual([id]);
  });

  it('to who holds them', async () => {
    const { person, id } = await desk.held();
    const { userId } = person;
    expect(await idsOf({ userId, holder: 'me' }, desk.lena)).toEqual([id]);
    expect(await idsOf({ userId, holder: desk.lena.staff.staffId })).toEqual([id]);
    expect(await idsOf({ userId, holder: 'nobody' })).toEqual([]);
    await advance(world, 601);
    expect(await idsOf({ userId, holder: 'nobody' })).toEqual([id]);
  });

  it('to flags: sent again after a refusal, and one’s own', async () => {
    const { person, id } = await desk.held();
    const { userId, ctx } = person;
    await desk.refuse(desk.lena, id, ['BACK']);
    await effect();
    const back = await desk.picture(person);
    const { resultId } = await submitVerification(ctx, { back, idempotencyKey: null });
    expect(await idsOf({ userId, flag: 'SENT_AGAIN' })).toEqual([resultId]);
    expect(await idsOf({ userId, flag: 'OWN_REQUEST' })).toEqual([]);
    await declareOwnAccount(desk.ada.ctx, userId);
    expect(await idsOf({ userId, flag: 'OWN_REQUEST', tab: 'TO_REVIEW' })).toEqual([resultId]);
  });
});

it('O1: waiting ones come oldest first, done ones newest first, and pages go on where they ended', async () => {
  const people = [await aUser(world), await aUser(world), await aUser(world)];
  const ids: string[] = [];
  for (const person of people) ids.push(await desk.submitted(person));
  const waiting = (await idsOf({ tab: 'TO_REVIEW' })).filter((id) => ids.includes(id));
  expect(waiting).toEqual(ids);
  const done = await idsOf({});
  expect(done.filter((id) => ids.includes(id))).toEqual([...ids].reverse());
  const walked: string[] = [];
  for (let after: string | null = null; ;) {
    const rows = await verificationQueue(desk.ada.ctx, {}, { first: 2, after });
    walked.push(...rows.slice(0, 2).map(({ id }) => id));
    after = walked.at(-1) ?? null;
    if (rows.length <= 2) break;
  }
  expect(walked).toEqual(done);
});

it('the totals count what the list shows', async () => {
  const filter = { tab: 'TO_REVIEW' } as const;
  const shown = await idsOf(filter);
  expect(await queueTotals(desk.ada.ctx, filter)).toEqual({ count: shown.length, more: false });
});

it('O1: the next one is the oldest free one under the filter', async () => {
  const [ann, bob] = [await aUser(world), await aUser(world)];
  await desk.submitted(ann);
  const wanted = await desk.submitted(bob);
  const filter = { userId: bob.userId };
  expect((await takeNextVerification(desk.ada.ctx, filter))?.id).toBe(wanted);
  const [oldest] = await idsOf({ tab: 'TO_REVIEW', holder: 'nobody' });
  expect((await takeNextVerification(desk.lena.ctx))?.id).toBe(oldest);
});
