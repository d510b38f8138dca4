import { randomBytes, randomUUID } from 'node:crypto';
import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUser } from '../../../testing/world';
import { takeReview } from '../../reviews';
import { conversationReview } from './desk/conversation-review';
import { answerConversation } from './desk/desk-acts';
import { closeOwnConversation, rateConversation, reopenConversation } from './change-conversations';
import { openConversation, sayInConversation } from './own-conversations';
import { ownConversation, ownConversations, ownMessages } from './read-conversations';

const world = withWorld();
const server = withServer(world);
const page = { first: 100, after: null };

let at = 0;
const said = (text = 'How do I register?') => ({
  ...{ topic: 'OTHER' as const, text, clientId: randomUUID() },
});

/** A device that asked before somebody signed in on it: its secret, what it asked, and who signed in. */
async function signedIn() {
  const secret = randomBytes(32).toString('base64url');
  at += 1;
  const visitor = { ...world.visitor, address: `198.51.100.${String(at)}` };
  const id = await openConversation(visitor, said(), secret);
  const ann = await aUser(world);
  return { secret, id, visitor, ann, ctx: { ...ann.ctx, address: visitor.address } };
}

describe('H8: what a visitor asked before they signed in', () => {
  it('is read, continued, ended, rated and opened again by the secret of the device', async () => {
    const { secret, id, ctx } = await signedIn();
    const lena = await aStaffMember(world, 'SUPPORT');
    await takeReview(lena.ctx, conversationReview, { id });
    await answerConversation(lena.ctx, { id, text: 'With a code.', clientId: randomUUID() });
    expect((await ownConversations(ctx, page, secret)).map((one) => one.id)).toEqual([id]);
    await sayInConversation(ctx, { ...said('Thank you.'), id }, secret);
    const messages = await ownMessages(ctx, { id, ...page }, secret);
    expect(messages.map(({ author, body }) => [author, body])).toEqual([
      ['VISITOR', 'How do I register?'],
      ['STAFF', 'With a code.'],
      ['VISITOR', 'Thank you.'],
    ]);
    await closeOwnConversation(ctx, id, secret);
    await rateConversation(ctx, { id, rating: 5 }, secret);
    await reopenConversation(ctx, id, secret);
    expect(await ownConversation(ctx, id, secret)).toMatchObject({ rating: 5, closedAt: null });
  });

  it('is not the account’s: neither its list nor its session has it, and staff see a visitor’s', async () => {
    const { secret, id, ann, ctx } = await signedIn();
    await sayInConversation(ctx, { ...said('It works.'), id }, secret);
    expect(await ownConversations(ann.ctx, page)).toEqual([]);
    expect(await ownConversation(ann.ctx, id)).toBeNull();
    expect(await refusalOf(sayInConversation(ann.ctx, { ...said(), id }))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    const { rows } = await world.sql.owner.query<{ user_id: string | null }>(
      `SELECT user_id FROM conversation WHERE id = $1
       UNION SELECT user_id FROM review WHERE kind = 'CONVERSATION' AND subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_id: null }]);
    const { data } = await graphql(server, {
      query: `query ($id: ID!) { conversation(id: $id) { user { id } } }`,
      variables: { id },
      console: await aStaffSession(world, (await aStaffMember(world, 'SUPPORT')).staff.staffId),
    });
    expect(data?.conversation).toEqual({ user: null });
  });

  it('A2: opens for nobody else, whoever is signed in, and not after thirty days', async () => {
    const { secret, id, ctx } = await signedIn();
    const other = await signedIn();
    for (const [who, by] of [
      [ctx, other.secret],
      [other.ctx, other.secret],
      [other.ctx, null],
    ] as const) {
      expect(await ownConversation(who, id, by)).toBeNull();
      expect(await ownMessages(who, { id, ...page }, by)).toEqual([]);
      expect(await refusalOf(sayInConversation(who, { ...said(), id }, by))).toBe(
        'CONVERSATION_NOT_FOUND',
      );
    }
    const own = await openConversation(ctx, said());
    expect(await ownConversation(ctx, own, secret)).toBeNull();
    await advance(world, 30 * 86_400);
    expect(await ownConversation(ctx, id, secret)).toBeNull();
  });

  it('A1: what is opened after it is the account’s, whatever the device keeps', async () => {
    const { secret, ann, ctx } = await signedIn();
    const id = await openConversation(ctx, said(), secret);
    expect(await ownConversation(ann.ctx, id)).toMatchObject({ userId: ann.userId });
    expect(await ownConversation(ctx, id, secret)).toBeNull();
  });

  it('stands beside what is the account’s: a secret asks for the one, no secret for the other', async () => {
    const { secret, id, ann } = await signedIn();
    const own = await openConversation(ann.ctx, said());
    const token = await aSession(world, ann.userId);
    const { data } = await graphql(server, {
      query: `query ($visitor: String) {
        mine: conversations { edges { node { id } } }
        before: conversations(visitor: $visitor) { edges { node { id } } } }`,
      variables: { visitor: secret },
      token,
    });
    const only = (one: string) => ({ edges: [{ node: { id: one } }] });
    expect(data).toEqual({ mine: only(own), before: only(id) });
  });
});
