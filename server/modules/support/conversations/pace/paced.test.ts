import { randomBytes } from 'node:crypto';
import { chatLimits } from '../../../../../schema/chat/conversations';
import type { Context } from '../../../../platform/context';
import { refusalOf } from '../../../../testing/recharges';
import { withWorld } from '../../../../testing/suite';
import { advance, aUser } from '../../../../testing/world';
import { closeOwnConversation, reopenConversation } from '../change-conversations';
import { openConversation, sayInConversation } from '../own-conversations';
import type { Secret } from '../owner';

const world = withWorld();

let sent = 0;
const client = () => `paced-${String((sent += 1)).padStart(4, '0')}`;
const address = () => `203.0.113.${String((sent += 1) % 250)}`;
const secretOf = () => randomBytes(32).toString('base64url');

interface Talker {
  readonly ctx: Context;
  readonly secret: Secret;
}

/** What one of them does in a conversation of theirs. */
function actsOf({ ctx, secret }: Talker) {
  const said = () => ({ topic: 'OTHER' as const, text: 'Hello', clientId: client() });
  return {
    open: () => openConversation(ctx, said(), secret),
    say: (id: string) => sayInConversation(ctx, { ...said(), id }, secret),
    close: (id: string) => closeOwnConversation(ctx, id, secret),
    reopen: (id: string) => reopenConversation(ctx, id, secret),
  };
}

/** What a conversation has left in the database. */
async function written(id: string) {
  const { rows } = await world.sql.owner.query<object>(
    `SELECT c.closed_at, v.version, (SELECT count(*) FROM review_step s WHERE s.review_id = v.id) AS steps,
       (SELECT count(*) FROM conversation_message m WHERE m.conversation_id = c.id) AS messages
     FROM conversation c JOIN review v ON v.kind = 'CONVERSATION' AND v.subject_id = c.id WHERE c.id = $1`,
    [id],
  );
  return rows[0];
}

/** As `ctx`, but it counts how often it tells others. */
function counting(ctx: Context) {
  const told: string[] = [];
  const publish = (topic: string, ids: readonly string[]) => {
    told.push(topic);
    return ctx.bus.publish(topic, ids);
  };
  return { told, ctx: { ...ctx, bus: { ...ctx.bus, publish } } };
}

const talkers = [
  ['a user', chatLimits.chatPerMinuteMax, async () => ({ ...(await aUser(world)), secret: null })],
  [
    'a visitor',
    chatLimits.visitorChatPerMinuteMax,
    () => Promise.resolve({ ctx: { ...world.visitor, address: address() }, secret: secretOf() }),
  ],
] as const;

describe('A7: closing and opening again count like what is said', () => {
  it.each(talkers)(
    'of %s: at most %i in a minute, and then nothing is written',
    async (_, most, of) => {
      const { ctx: plain, secret } = await of();
      const { told, ctx } = counting(plain);
      const { open, say, close, reopen } = actsOf({ ctx, secret });
      const id = await open();
      for (let n = 4; n < most; n += 1) await say(id);
      await close(id);
      await reopen(id);
      await close(id);
      const [before, tells] = [await written(id), told.length];
      expect(await refusalOf(reopen(id))).toBe('TOO_MANY_REQUESTS');
      expect([await written(id), told.length]).toEqual([before, tells]);
      await advance(world, 61);
      await reopen(id);
      for (let n = 1; n < most; n += 1) await say(id);
      const [open_, heard] = [await written(id), told.length];
      expect(await refusalOf(close(id))).toBe('TOO_MANY_REQUESTS');
      expect([await written(id), told.length]).toEqual([open_, heard]);
      await advance(world, 61);
      expect(await refusalOf(close(id))).toBe('OK');
    },
  );

  it('of a visitor the device counts from every address, and the address of every device', async () => {
    const [ctx, secret] = [{ ...world.visitor, address: address() }, secretOf()];
    const here = actsOf({ ctx, secret });
    const id = await here.open();
    for (let n = 3; n < chatLimits.visitorChatPerMinuteMax; n += 1) await here.say(id);
    await here.close(id);
    await here.reopen(id);
    const elsewhere = actsOf({ ctx: { ...ctx, address: address() }, secret });
    expect(await refusalOf(elsewhere.close(id))).toBe('TOO_MANY_REQUESTS');
    const other = secretOf();
    const away = { ...ctx, address: address() };
    const theirs = await actsOf({ ctx: away, secret: other }).open();
    expect(await refusalOf(actsOf({ ctx, secret: other }).close(theirs))).toBe('TOO_MANY_REQUESTS');
    expect(await refusalOf(actsOf({ ctx: away, secret: other }).close(theirs))).toBe('OK');
  });

  it('however many come together', async () => {
    const { open, say, close } = actsOf({ ...(await aUser(world)), secret: null });
    const ids = await Promise.all([open(), open(), open()]);
    for (let n = 4; n < chatLimits.chatPerMinuteMax; n += 1) await say(ids[0]);
    const answers = await Promise.all(ids.map((id) => refusalOf(close(id))));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('closed or open already, nothing is written and nobody is told', async () => {
    const { told, ctx } = counting((await aUser(world)).ctx);
    const { open, close, reopen } = actsOf({ ctx, secret: null });
    const id = await open();
    const opened = [await written(id), told.length];
    await reopen(id);
    expect([await written(id), told.length]).toEqual(opened);
    await close(id);
    const closed = [await written(id), told.length];
    for (let n = 0; n < chatLimits.chatPerMinuteMax; n += 1) await close(id);
    expect([await written(id), told.length]).toEqual(closed);
  });
});
