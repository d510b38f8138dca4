import { withDisputes } from '../../../testing/people/disputes';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, instrumentId, purses } from '../../../testing/world';
import { prohibitInstrument } from '../../market/desk/prohibit-instrument';
import { prohibitWords } from '../../market/desk/prohibit-words';
import { messages } from '../../notifications';
import { takeReview, undoDecision } from '../../reviews';
import { unreadNotices } from '../../staff/notices/read-staff-notice';
import { disputeReview } from '../dispute-review';
import { disputeState } from '../disputes';
import { disputeQueue, takeNextDispute } from '../queue/dispute-queue';
import { askSecondLook, reportOrder } from '../report/report-order';
import { approveDispute } from './approve-dispute';

const world = withWorld();
const desk = withDisputes(world);
const DAY = 24 * 3_600;

async function reported() {
  const { person, orders } = await desk.lost();
  const [order] = orders;
  if (!order) throw new Error('nothing was lost');
  return { person, order, id: await reportOrder(person.ctx, { orderId: order.id }) };
}

/** As the database's owner, past every function. */
const byItself = (change: string, id: string, ...more: readonly string[]) =>
  world.sql.owner.query(`${change} WHERE kind = 'DISPUTE' AND subject_id = $1`, [id, ...more]);

const btc = async () => {
  const { rows } = await world.sql.app.query<{ prohibited: boolean; reason: string | null }>(
    'SELECT prohibited, prohibit_reason AS reason FROM instrument WHERE id = $1',
    [await instrumentId(world)],
  );
  return rows[0];
};

/** Trading goes on, as an administrator decides: the next test needs it. */
async function released(): Promise<void> {
  const asked = {
    instrumentId: await instrumentId(world),
    prohibit: false,
    reason: 'Looked into.',
  };
  await prohibitInstrument(desk.who('ada').ctx, asked);
}

const told = async ({ ctx }: Awaited<ReturnType<typeof reported>>['person']) =>
  (await messages(ctx, { first: 5, after: null })).map(({ kind, subject, figures }) => ({
    kind,
    subject,
    figures,
  }));

const alarms = async (name: 'ada' | 'eve' | 'lena') =>
  (await unreadNotices(desk.who(name).ctx))
    .filter(({ kind }) => kind === 'SETTLEMENT_WRONG')
    .map(({ subject }) => subject);

describe('Staff who find that a settlement was wrong', () => {
  it('O2: are two: one alone has no effect, and twice the same one is refused', async () => {
    const { id } = await reported();
    await desk.take('lena', id);
    await desk.wrong('lena', id);
    expect((await desk.one(id)).reviewState).toBe('SECOND_APPROVAL');
    expect(await btc()).toEqual({ prohibited: false, reason: null });
    expect(await refusalOf(desk.take('lena', id))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalOf(desk.wrong('lena', id))).toBe('SECOND_PERSON_NEEDED');
    const alone = `UPDATE review SET state = 'DECIDED', decision = 'APPROVED', decision_reason = 'x',
      decided_by = first_approver, decided_at = tarn_now(), effective_at = tarn_now(), version = version + 1`;
    for (const [change, rule] of [
      [alone, /review_second_person/],
      [`${alone}, second_approver = first_approver`, /review_two_people/],
      [`${alone}, needs_second = false`, /two people decide/],
    ] as const)
      await expect(byItself(change, id)).rejects.toThrow(rule);
    const other = await reported();
    await desk.take('max', other.id);
    const first = `UPDATE review SET state = 'SECOND_APPROVAL', first_approver = taken_by, needs_second = false`;
    await expect(byItself(first, other.id)).rejects.toThrow(/review_dispute_wrong_by_two/);
    await desk.right('max', other.id);
    await expect(world.sql.owner.query('SELECT end_dispute($1)', [id])).rejects.toThrow(/by two/);
    await expect(world.sql.app.query('SELECT end_dispute($1)', [id])).rejects.toThrow(/permission/);
  });

  it('P12: prohibit its instrument and alarm every administrator; no money moves and the order stays', async () => {
    const { id, person, order } = await reported();
    const before = await purses(world, person);
    await desk.foundWrong('lena', 'max', id);
    const row = await desk.one(id);
    expect([row.reviewState, disputeState(row)]).toEqual(['SUCCESS', 'WRONG']);
    const { reason } = (await btc()) ?? { reason: null };
    expect(reason).toBe('SETTLEMENT_WRONG');
    expect(prohibitWords('th', reason)).toContain('เจ้าหน้าที่ของเราสองคน');
    expect(await alarms('ada')).toEqual([`dispute/${id}`]);
    expect(await alarms('eve')).toEqual([`dispute/${id}`]);
    expect(await alarms('lena')).toEqual([]);
    expect(await purses(world, person)).toEqual(before);
    expect(await told(person)).toEqual([
      {
        kind: 'DISPUTE_WRONG',
        subject: `order/${order.id}`,
        figures: { order: order.number, reason: 'The quote was out of order.' },
      },
    ]);
    await released();
  });

  it('may find so of an instrument that is prohibited already', async () => {
    const [one, two] = [await reported(), await reported()];
    await desk.foundWrong('lena', 'max', one.id);
    await desk.foundWrong('ada', 'max', two.id);
    expect((await desk.one(two.id)).reviewState).toBe('SUCCESS');
    expect((await btc())?.reason).toBe('SETTLEMENT_WRONG');
    expect(await alarms('eve')).toContain(`dispute/${two.id}`);
    await released();
  });

  it('H8: say why, whatever they find', async () => {
    const { id } = await reported();
    await desk.take('lena', id);
    for (const reason of ['', ' \n '])
      for (const act of [desk.wrong, desk.right])
        expect(await refusalOf(act('lena', id, reason))).toBe('REASON_REQUIRED');
    expect(await refusalOf(desk.wrong('lena', id, 'x'.repeat(501)))).toBe('PARAM_INVALID');
    expect((await desk.one(id)).decision).toBeNull();
    await desk.wrong('lena', id);
    const silent = `UPDATE review SET state = 'DECIDED', decision = 'APPROVED', second_approver = $2, decided_by = $2,
      decided_at = tarn_now(), effective_at = tarn_now(), decision_reason = ' '`;
    const max = desk.who('max').staff.staffId;
    await expect(byItself(silent, id, max)).rejects.toThrow(/review_dispute_says_why/);
    await desk.take('max', id);
    await desk.right('max', id);
  });

  it('O2: decide without what the first one wrote', async () => {
    const { id } = await reported();
    await desk.take('lena', id);
    await desk.wrong('lena', id, 'I think the feed lagged.');
    const { rows } = await world.sql.app.query<{ text: string }>(
      `SELECT coalesce(string_agg(f.found::text, ''), '') || (SELECT coalesce(decision_reason, '') FROM dispute_review
         WHERE id = $1) AS text FROM review_findings('DISPUTE', $1, $2) f`,
      [id, desk.who('max').staff.staffId],
    );
    expect(rows[0]?.text).toBe('');
    await desk.take('max', id);
    await desk.right('max', id, 'It was the last quote.');
    expect((await desk.one(id)).reviewState).toBe('FAILED');
  });

  it('O1: own no account of its user, and hold the report', async () => {
    const { id, person } = await reported();
    expect(await refusalOf(desk.wrong('max', id))).toBe('LEASE_REQUIRED');
    await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
      desk.who('eve').staff.staffId,
      person.userId,
    ]);
    expect(await refusalOf(desk.take('eve', id))).toBe('OWN_REQUEST');
    await desk.foundRight('max', id);
  });

  it('O3: are in the audit log, each act', async () => {
    const { id } = await reported();
    await desk.foundWrong('lena', 'max', id);
    const { rows } = await world.sql.verify.query<{ act: string }>(
      `SELECT action AS act FROM verify.audit WHERE subject = $1 ORDER BY seq`,
      [`dispute/${id}`],
    );
    const acts = ['dispute.take', 'dispute.approve'];
    expect(rows.map(({ act }) => act)).toEqual([...acts, ...acts]);
    await released();
  });

  it('undo what they said only before it took effect', async () => {
    const { id } = await reported();
    await desk.foundRight('lena', id);
    const undo = undoDecision(desk.who('lena').ctx, disputeReview, { id });
    expect(await refusalOf(undo)).toBe('UNDO_LATE');
  });
});

describe('A second look', () => {
  const handledOnce = async () => {
    const found = await reported();
    await desk.foundRight('lena', found.id);
    const ask = () => askSecondLook(found.person.ctx, { orderId: found.order.id, note: 'Again.' });
    return { ...found, ask };
  };

  it('O1: is somebody else’s than who handled the report, by the act and by SQL, whoever owns the database', async () => {
    const { ask, id: first } = await handledOnce();
    const id = await ask();
    // First: its error is told before its lock is gone, and who takes the next one passes over what is locked.
    await expect(
      world.sql.owner.query(
        `UPDATE review SET taken_by = $1, lease_until = tarn_now() + interval '1 minute'
         WHERE kind = 'DISPUTE' AND subject_id = $2`,
        [desk.who('lena').staff.staffId, id],
      ),
    ).rejects.toThrow(/somebody else/);
    expect(await refusalOf(desk.take('lena', id))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalOf(desk.wrong('lena', id))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusalOf(desk.right('lena', id))).toBe('SECOND_PERSON_NEEDED');
    expect((await takeNextDispute(desk.who('lena').ctx, { again: true }))?.id).toBeUndefined();
    expect((await takeNextDispute(desk.who('max').ctx, { again: true }))?.id).toBe(id);
    await desk.right('max', id);
    expect((await desk.one(id)).reviewState).toBe('FAILED');
    expect((await desk.one(first)).decidedBy).toBe(desk.who('lena').staff.staffId);
  });

  it('is asked for once, after the decision that the settlement was right', async () => {
    const { person, order, id } = await reported();
    const ask = () => askSecondLook(person.ctx, { orderId: order.id });
    expect(await refusalOf(ask())).toBe('REQUEST_NOT_FOUND');
    const alone = `INSERT INTO dispute (user_id, order_id, look) VALUES ($1, $2, 2)`;
    await expect(world.sql.owner.query(alone, [person.userId, order.id])).rejects.toThrow(
      /follows a first one/,
    );
    await desk.foundRight('lena', id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(ask())));
    expect(answers.filter((one) => one === 'OK')).toHaveLength(1);
    expect(answers.filter((one) => one === 'ALREADY_DISPUTED')).toHaveLength(19);
    const [second] = await disputeQueue(world.visitor, { again: true }, { first: 1, after: null });
    await desk.foundRight('max', second?.id ?? '');
    expect(await refusalOf(ask())).toBe('ALREADY_DISPUTED');
  });

  it('is not asked for where the settlement was wrong, nor thirty days after the decision', async () => {
    const { person, order, id } = await reported();
    await desk.foundWrong('lena', 'max', id);
    const ask = askSecondLook(person.ctx, { orderId: order.id });
    expect(await refusalOf(ask)).toBe('REQUEST_NOT_FOUND');
    await released();
    const late = await handledOnce();
    await advance(world, 30 * DAY + 60);
    expect(await refusalOf(late.ask())).toBe('DISPUTE_LATE');
  });

  it('may find it wrong by two others, and then it counts', async () => {
    const { ask, person } = await handledOnce();
    const id = await ask();
    await desk.take('ada', id);
    await desk.wrong('ada', id);
    expect(await refusalOf(takeReview(desk.who('lena').ctx, disputeReview, { id }))).toBe(
      'SECOND_PERSON_NEEDED',
    );
    await desk.take('max', id);
    const asked = { id, reason: 'The quote was left out.', idempotencyKey: 'second-look-wrong' };
    const twice = [
      approveDispute(desk.who('max').ctx, asked),
      approveDispute(desk.who('max').ctx, asked),
    ];
    await Promise.all(twice);
    expect((await btc())?.prohibited).toBe(true);
    expect((await told(person)).map(({ kind }) => kind)).toEqual([
      'DISPUTE_WRONG',
      'DISPUTE_RIGHT',
    ]);
    await released();
  });
});
