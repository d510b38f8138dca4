import { refusalOf } from '../../../../testing/recharges';
import { withWorld } from '../../../../testing/suite';
import { advance, aStaffMember, aUser, waitsForALock } from '../../../../testing/world';
import { escalateOverdue } from '../../../reviews/overdue/escalate-overdue';
import { applyDecisions, holdReview, takeReview } from '../../../reviews';
import { openConversation, sayInConversation } from '../own-conversations';
import { conversationReview } from './conversation-review';
import { answerConversation } from './desk-acts';

const world = withWorld();

let sent = 0;
const client = () => `held-${String((sent += 1)).padStart(4, '0')}`;

/** A conversation in the hands of somebody of staff. */
async function held() {
  const [ann, lena] = [await aUser(world), await aStaffMember(world, 'SUPPORT')];
  const topic = 'OTHER';
  const id = await openConversation(ann.ctx, { topic, text: 'When?', clientId: client() });
  await takeReview(lena.ctx, conversationReview, { id });
  const answer = (note = false) =>
    answerConversation(lena.ctx, { id, text: 'Tomorrow.', clientId: client(), note });
  const say = () => sayInConversation(ann.ctx, { id, text: 'Which hour?', clientId: client() });
  const look = () => conversationReview.read(lena.ctx, id);
  const hold = (version: number | null = null) =>
    refusalOf(holdReview(lena.ctx, conversationReview, { id, version, note: 'Answered.' }));
  return { ann, lena, id, answer, say, look, hold };
}

describe('H8: answered is what somebody of staff said last', () => {
  it('and not what nobody answered: a note among staff is no answer, nor is a line of the system', async () => {
    const { id, answer, look, hold } = await held();
    expect(await hold()).toBe('ANSWER_MISSING');
    await answer(true);
    await world.sql.owner.query(`SELECT note_in_conversation($1, 'REQUEST_SENT')`, [id]);
    const before = await look();
    expect(await hold()).toBe('ANSWER_MISSING');
    expect(await look()).toEqual(before);
    await answer();
    await answer(true);
    expect(await hold()).toBe('OK');
    expect(await look()).toMatchObject({ reviewState: 'ON_HOLD', takenBy: null });
  });

  it('nor where the person spoke between the look and the act, although the version is the same', async () => {
    const { id, answer, say, look, hold } = await held();
    await answer();
    const { version } = await look();
    await say();
    expect(await hold(version)).toBe('ANSWER_MISSING');
    const after = await look();
    expect(after).toMatchObject({ reviewState: 'IN_REVIEW', version });
    // It waits for staff as before: they give it back or lose it, and who oversees them hears of it.
    await aStaffMember(world, 'ADMIN');
    await advance(world, 5 * 86_400);
    await applyDecisions(world.visitor);
    await escalateOverdue(world.visitor);
    expect(await look()).toMatchObject({ reviewState: 'SUBMITTED' });
    const { rows } = await world.sql.owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM staff_notice WHERE subject = $1`,
      [`conversation/${id}`],
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it('nor while the person is speaking: the act waits for what is being written', async () => {
    const { ann, id, answer, look, hold } = await held();
    await answer();
    const writer = await world.sql.app.connect();
    try {
      await writer.query('BEGIN');
      await writer.query(
        `SELECT say_in_conversation($1, NULL, $2, $3, 'Which hour?', '{}', 20, false, 'en')`,
        [ann.userId, id, client()],
      );
      const answered = hold();
      expect(await waitsForALock(world, answered)).toBe(true);
      await writer.query('COMMIT');
      expect(await answered).toBe('ANSWER_MISSING');
    } finally {
      writer.release();
    }
    expect(await look()).toMatchObject({ reviewState: 'IN_REVIEW' });
  });

  it('what is said after the act brings it back', async () => {
    const { answer, say, look, hold } = await held();
    await answer();
    const [answered] = await Promise.all([hold(), say()]);
    expect((await look()).reviewState).toBe(answered === 'OK' ? 'SUBMITTED' : 'IN_REVIEW');
  });
});
