import { randomBytes } from 'node:crypto';
import type { ChatTopic } from '../../../../schema/chat/conversations';
import { aPicture } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { takeReview } from '../../reviews';
import { acceptUpload } from '../../uploads';
import { requestFundPassword } from '../submit/request-fund-password';
import { conversationReview } from './desk/conversation-review';
import { answerConversation } from './desk/desk-acts';
import { openConversation, sayInConversation } from './own-conversations';
import { messagesForStaff, ownMessages } from './read-conversations';

const world = withWorld();
const topic: ChatTopic = 'OTHER';
const REUSED = 'IDEMPOTENCY_KEY_REUSED';

let sent = 0;
const client = () => `once-${String((sent += 1)).padStart(4, '0')}`;
const textsOf = (messages: readonly { body: string }[]) => messages.map(({ body }) => body);

describe('M7: one client id stands for one message', () => {
  it('of a user: other words or pictures under it are refused, not lost', async () => {
    const ann = await aUser(world);
    const { path } = await acceptUpload(ann.ctx, await aPicture());
    const id = await openConversation(ann.ctx, { topic, text: 'Hello', clientId: client() });
    const one = { id, text: 'It is number 4.', clientId: client() };
    const first = await sayInConversation(ann.ctx, one);
    expect(await sayInConversation(ann.ctx, one)).toBe(first);
    for (const other of [
      { ...one, text: 'It is number 5.' },
      { ...one, pictures: [path] },
    ])
      expect(await refusalOf(sayInConversation(ann.ctx, other))).toBe(REUSED);
    const messages = await ownMessages(ann.ctx, { id, first: 100, after: null });
    expect(textsOf(messages)).toEqual(['Hello', 'It is number 4.']);
  });

  it('that opens: another topic, subject or text under it opens nothing and is refused', async () => {
    const ann = await aUser(world);
    await world.sql.owner.query(`UPDATE app_user SET fund_password_hash = 'x' WHERE id = $1`, [
      ann.userId,
    ]);
    const help = await requestFundPassword(ann.ctx, { note: 'I forgot it.' });
    const subject = { kind: 'PASSWORD_REQUEST', id: help } as const;
    const one = { topic, text: 'Where is it?', clientId: client() };
    const id = await openConversation(ann.ctx, one);
    expect(await openConversation(ann.ctx, one)).toBe(id);
    for (const other of [
      { ...one, topic: 'FEEDBACK' as const },
      { ...one, text: 'Where is that?' },
      { ...one, subject },
    ])
      expect(await refusalOf(openConversation(ann.ctx, other))).toBe(REUSED);
  });

  it('that opens with what its topic asks for: a repeat answers the same conversation', async () => {
    const ann = await aUser(world);
    await world.sql.owner.query(`UPDATE app_user SET fund_password_hash = 'x' WHERE id = $1`, [
      ann.userId,
    ]);
    const one = { topic: 'FUND_PASSWORD', text: 'I forgot it.', clientId: client() } as const;
    const id = await openConversation(ann.ctx, one);
    expect(await openConversation(ann.ctx, one)).toBe(id);
  });

  it('of a visitor: other words under it are refused', async () => {
    const secret = randomBytes(32).toString('base64url');
    const ctx = { ...world.visitor, address: '198.51.100.251' };
    const one = { topic, text: 'Hello', clientId: client() };
    const id = await openConversation(ctx, one, secret);
    expect(await openConversation(ctx, one, secret)).toBe(id);
    const other = { ...one, text: 'Good day' };
    expect(await refusalOf(openConversation(ctx, other, secret))).toBe(REUSED);
    expect(await refusalOf(sayInConversation(ctx, { ...other, id }, secret))).toBe(REUSED);
  });

  it('of staff: other words, and a note in place of an answer, are refused', async () => {
    const [ann, lena] = [await aUser(world), await aStaffMember(world, 'SUPPORT')];
    const id = await openConversation(ann.ctx, { topic, text: 'Hello', clientId: client() });
    await takeReview(lena.ctx, conversationReview, { id });
    const one = { id, text: 'I am looking.', clientId: client() };
    await answerConversation(lena.ctx, one);
    await answerConversation(lena.ctx, one);
    for (const other of [
      { ...one, text: 'It is paid.' },
      { ...one, note: true },
    ])
      expect(await refusalOf(answerConversation(lena.ctx, other))).toBe(REUSED);
    const messages = await messagesForStaff(lena.ctx, id, { first: 100, after: null });
    expect(textsOf(messages)).toEqual(['Hello', 'I am looking.']);
  });
});
