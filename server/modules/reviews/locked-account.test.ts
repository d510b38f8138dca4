import { randomUUID } from 'node:crypto';
import { usd } from '../../../schema/money';
import { withRegistered } from '../../testing/people/accounts';
import { aHeldRequest, refusalOf } from '../../testing/recharges';
import { aStaffSession, graphql } from '../../testing/http';
import {
  provenAfterEach,
  withReviewDesk,
  withServer,
  withUndoWindow,
  withWorld,
} from '../../testing/suite';
import { advance, aStaffMember, aUserWith, quote, type Person } from '../../testing/world';
import { lockUser } from '../accounts';
import { freezeAccount } from '../accounts/freeze/freeze-account';
import { unlockUser } from '../accounts/lock/unlock-user';
import { convert, quoteConversion } from '../conversions';
import { nextEffectInMs } from './decision/apply-decisions';
import { openRequests } from './standing/requests-of-user';
import { applyDecisions, pressingReviews } from '.';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
const people = withRegistered(world);
withUndoWindow(world);
provenAfterEach(world);

const lock = async (userId: string) =>
  lockUser((await aStaffMember(world, 'ADMIN')).ctx, { userId, reason: 'Two people use it.' });
const unlock = async (userId: string) =>
  unlockUser((await aStaffMember(world, 'ADMIN')).ctx, { userId, reason: 'Reviewed.' });

const ON_HOLD = `query Q($userId: ID) {
  recharges(filter: { tab: ON_HOLD, userId: $userId }) { items { id accountStopped } }
}`;

interface OnHold {
  readonly recharges: {
    readonly items: readonly { readonly id: string; readonly accountStopped: boolean }[];
  };
}

async function idsOnHold(userId: string): Promise<string[]> {
  const console = await aStaffSession(world, desk.ada.staff.staffId);
  const { data } = await graphql(server, { query: ON_HOLD, variables: { userId }, console });
  const { items } = (data as unknown as OnHold).recharges;
  expect(items.map(({ accountStopped }) => accountStopped)).not.toContain(false);
  return items.map(({ id }) => id);
}

async function effect(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

it('M19: a request under way waits with its locked account, and goes on when it is open', async () => {
  const { person, id } = await aHeldRequest(world, desk);
  await lock(person.userId);
  expect(await refusalOf(desk.approve(desk.lena, id))).toBe('ACCOUNT_WAITS');
  expect(await refusalOf(desk.refuse(desk.lena, id))).toBe('ACCOUNT_WAITS');
  expect(await refusalOf(desk.take(desk.ada, id))).toBe('ACCOUNT_WAITS');
  await unlock(person.userId);
  expect(await refusalOf(desk.approve(desk.lena, id))).toBe('OK');
});

it('M19: a decision in its undo window has no effect while the account is locked', async () => {
  const { person, id } = await aHeldRequest(world, desk);
  await desk.approve(desk.lena, id);
  await lock(person.userId);
  await effect();
  expect((await desk.find(id)).state).toBe('IN_REVIEW');
  // Nobody waits for it in a loop.
  expect(await nextEffectInMs(world.visitor)).not.toBe(0);
  await unlock(person.userId);
  await applyDecisions(world.visitor);
  expect((await desk.find(id)).state).toBe('SUCCESS');
});

it('M19: a user’s own freeze holds it back alike', async () => {
  const { user } = await people.registered();
  const actor = { userId: user.id, sessionId: '0', lockReason: null, language: 'en', pass: false };
  const person = { userId: user.id, ctx: { ...world.visitor, actor } } as Person;
  const id = await desk.submitted(person, '200.00');
  await freezeAccount(person.ctx);
  expect(await refusalOf(desk.take(desk.lena, id))).toBe('ACCOUNT_WAITS');
});

it('M19: what waits for a locked account stands on hold, and nobody is told that it is late', async () => {
  const { person, id } = await aHeldRequest(world, desk);
  await advance(world, 25 * 3_600);
  const seen = async () => ({
    held: await idsOnHold(person.userId),
    late: (await pressingReviews(desk.ada.ctx, 10)).items.map(({ subjectId }) => subjectId),
    open: (await openRequests(world.db, person.userId, 5)).map(({ late }) => late),
  });
  expect(await seen()).toEqual({ held: [], late: [id], open: [true] });
  await lock(person.userId);
  expect(await seen()).toEqual({ held: [id], late: [], open: [false] });
  await unlock(person.userId);
  expect(await seen()).toEqual({ held: [], late: [id], open: [true] });
});

it('M19: no recharge and no conversion begins, with the context of before, nor by SQL', async () => {
  await quote(world, '1.00030', 'USDT/USD');
  const person = await aUserWith(world, '500.00');
  const { id: quoteId } = await quoteConversion(person.ctx, { give: usd(10_000n), coin: 'USDT' });
  await lock(person.userId);
  expect(await refusalOf(desk.submitted(person, '200.00'))).toBe('ACCOUNT_LOCKED');
  const converting = { quoteId, idempotencyKey: randomUUID() };
  await expect(convert(person.ctx, converting)).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
    figures: { reason: 'Two people use it.' },
  });
  await expect(
    world.sql.app.query('SELECT status FROM convert_at_quote($1, $2)', [person.userId, quoteId]),
  ).rejects.toThrow(/is locked/);
});
