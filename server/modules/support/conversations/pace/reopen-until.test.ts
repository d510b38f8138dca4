import { randomBytes, randomUUID } from 'node:crypto';
import { chatLimits } from '../../../../../schema/chat/conversations';
import { aSession, graphql } from '../../../../testing/http';
import { refusalOf } from '../../../../testing/recharges';
import { withServer, withWorld } from '../../../../testing/suite';
import { advance, aUser } from '../../../../testing/world';
import { closeOwnConversation, reopenConversation } from '../change-conversations';
import { openConversation } from '../own-conversations';

const world = withWorld();
const server = withServer(world);

const said = () => ({ topic: 'OTHER' as const, text: 'Hello', clientId: randomUUID() });

interface Shown {
  readonly conversation: { readonly closedAt: string | null; readonly reopenUntil: string | null };
}

/** A closed conversation: until when it says that it opens again, and whether it does. */
async function closed() {
  const ann = await aUser(world);
  const id = await openConversation(ann.ctx, said());
  const token = await aSession(world, ann.userId);
  const until = async () => {
    const query = 'query ($id: ID!) { conversation(id: $id) { closedAt reopenUntil } }';
    const { data } = await graphql(server, { query, variables: { id }, token });
    return (data as unknown as Shown).conversation;
  };
  expect(await until()).toEqual({ closedAt: null, reopenUntil: null });
  await closeOwnConversation(ann.ctx, id);
  return { ann, id, until, reopen: () => refusalOf(reopenConversation(ann.ctx, id)) };
}

it('H8: a closed conversation says until when it opens again, and then it does', async () => {
  const { until, reopen } = await closed();
  const { closedAt, reopenUntil } = await until();
  expect(Date.parse(reopenUntil ?? '') - Date.parse(closedAt ?? '')).toBe(
    chatLimits.reopenDays * 86_400_000,
  );
  await advance(world, chatLimits.reopenDays * 86_400 - 60);
  expect((await until()).reopenUntil).toBe(reopenUntil);
  expect(await reopen()).toBe('OK');
});

it('H8: after its days it says nothing more, and is refused', async () => {
  const { until, reopen } = await closed();
  await advance(world, chatLimits.reopenDays * 86_400);
  expect((await until()).reopenUntil).toBeNull();
  expect(await reopen()).toBe('CONVERSATION_CLOSED');
});

it('H8: within them it opens however often it was opened before', async () => {
  const { ann, id, until, reopen } = await closed();
  for (let n = 0; n < 8; n += 1) {
    expect((await until()).reopenUntil).not.toBeNull();
    expect(await reopen()).toBe('OK');
    await closeOwnConversation(ann.ctx, id);
    await advance(world, 61);
  }
});

it('A7: what a visitor can no longer reach keeps no conversation of theirs from opening again', async () => {
  const secret = randomBytes(32).toString('base64url');
  const { visitor } = world;
  const open = () => openConversation(visitor, said(), secret);
  for (let n = 0; n < chatLimits.conversationsOpenMax; n += 1) await open();
  expect(await refusalOf(open())).toBe('TOO_MANY_OPEN');
  await advance(world, 30 * 86_400);
  const id = await open();
  await closeOwnConversation(visitor, id, secret);
  expect(await refusalOf(reopenConversation(visitor, id, secret))).toBe('OK');
  for (let n = 1; n < chatLimits.conversationsOpenMax; n += 1) await open();
  await closeOwnConversation(visitor, id, secret);
  await advance(world, 61);
  await open();
  expect(await refusalOf(reopenConversation(visitor, id, secret))).toBe('TOO_MANY_OPEN');
});
