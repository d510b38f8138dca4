import { aChannel } from '../../../testing/people/channels';
import { randomUUID } from 'node:crypto';
import { openVisitor } from '../../../testing/visitor';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withReviewDesk, withUndoWindow, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUser, purses } from '../../../testing/world';
import { jobsOf } from '../../index';
import { applyDecisions } from '../../reviews/decision/apply-decisions';
import { releaseReview, takeReview } from '../../reviews';
import { addPracticeDesk, practiceDesk, staffActor, startStaffSession } from '../../staff';
import { approveRecharge } from '../approve-recharge';
import { rechargeChannels } from '../channels';
import { rechargeReview } from '../recharge-review';
import { runPracticeDesk } from './run-practice-desk';

const world = withWorld();
const desk = withReviewDesk(world);
withUndoWindow(world);
provenAfterEach(world);

let channel = '';
beforeAll(async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  await addPracticeDesk(ctx, { email: 'desk@practice.tarn', name: 'Practice desk' });
  const texts = { titles: { en: 'Practice' }, details: [], notes: {} };
  const bounds = { min: 10_000n, max: 2_000_000n };
  channel = await aChannel(world, { kind: 'PRACTICE', ...texts, ...bounds, sort: 0 });
});

const run = () => runPracticeDesk(world.visitor);
const apply = () => applyDecisions(world.visitor);
const asked = async (dollars: string, way = channel) => {
  const person = await aUser(world);
  return { person, id: await desk.submitted(person, dollars, { channel: way }) };
};
/** The desk as its job has it: signed in by nobody's password. */
async function theDesk() {
  const found = await practiceDesk(world.visitor);
  if (!found) throw new Error('there is no desk');
  const { sessionId } = await startStaffSession(world.visitor, found.id);
  const staff = staffActor(found, sessionId);
  return { staff, ctx: { ...world.visitor, staff } };
}

describe('the practice desk', () => {
  it('M8: approves what came by the practice channel, through the undo window, once', async () => {
    const { person, id } = await asked('500.00');
    await Promise.all([run(), run(), run()]);
    expect(await desk.find(id)).toMatchObject({ reviewState: 'DECIDED', credited: null });
    await run();
    await advance(world, 10);
    await Promise.all([apply(), apply()]);
    const { credited, number, bankReference } = await desk.find(id);
    expect({ credited, bankReference }).toEqual({
      credited: 50_000n,
      bankReference: `PRACTICE-${number}`,
    });
    expect((await purses(world, person)).available).toBe('500.00');
  });

  it('leaves an audit entry under its own name for taking and approving', async () => {
    const { id } = await asked('500.00');
    await run();
    const { rows } = await world.sql.owner.query<{ action: string; name: string }>(
      `SELECT a.action, s.name FROM audit_entry a JOIN staff s ON a.actor = 'staff/' || s.id
       WHERE a.subject = 'recharge/' || $1 ORDER BY a.seq`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'recharge.take', name: 'Practice desk' },
      { action: 'recharge.approve', name: 'Practice desk' },
    ]);
  });

  it('M8: two servers that run it at once decide each request once', async () => {
    const other = await openVisitor(world.sql.urls.app, world.config);
    const many = await Promise.all(['200.00', '300.00', '400.00'].map((sum) => asked(sum)));
    await Promise.all([run(), runPracticeDesk(other.ctx)]);
    await run();
    await advance(world, 10);
    await Promise.all([apply(), applyDecisions(other.ctx)]);
    const sums = await Promise.all(many.map(async ({ person }) => purses(world, person)));
    expect(sums.map(({ available }) => available)).toEqual(['200.00', '300.00', '400.00']);
    await other.close();
  });

  it('goes on with what a process held that ended before it decided', async () => {
    const { id } = await asked('500.00');
    const { ctx } = await theDesk();
    await takeReview(ctx, rechargeReview, { id });
    await run();
    expect(await desk.find(id)).toMatchObject({ reviewState: 'DECIDED' });
  });

  it('leaves alone what people hold, what is of other channels, and a picture that was sent before', async () => {
    const held = await asked('500.00');
    await desk.take(desk.lena, held.id);
    const bank = await asked('500.00', desk.channel);
    const twin = await aUser(world);
    const first = await desk.submitted(twin, '100.00', { channel, shade: 250 });
    const second = await desk.submitted(twin, '100.00', { channel, shade: 250 });
    const all = () => Promise.all([held.id, bank.id, first, second].map(desk.find));
    const before = await all();
    await run();
    expect(await all()).toEqual(before);
  });

  it('gives back once what it cannot decide, and knows of it by the database alone', async () => {
    const { id } = await asked('500.00');
    const { number } = await desk.find(id);
    const rival = await asked('500.00', desk.channel);
    await desk.take(desk.lena, rival.id);
    await desk.approve(desk.lena, rival.id, { reference: `PRACTICE-${number}` });
    const steps = async () => {
      const { rows } = await world.sql.owner.query<{ kind: string }>(
        `SELECT s.kind FROM review_step s JOIN review v ON v.id = s.review_id
         WHERE v.kind = 'RECHARGE' AND v.subject_id = $1 ORDER BY s.id`,
        [id],
      );
      return rows.map(({ kind }) => kind);
    };
    await run();
    expect(await steps()).toEqual(['SUBMITTED', 'TAKEN', 'RELEASED']);
    const other = await openVisitor(world.sql.urls.app, world.config);
    await runPracticeDesk(other.ctx);
    await run();
    expect(await steps()).toEqual(['SUBMITTED', 'TAKEN', 'RELEASED']);
    await other.close();
  });

  it('is not held up by many requests that it cannot decide', async () => {
    const left = await Promise.all(Array.from({ length: 21 }, () => asked('100.00')));
    const { ctx } = await theDesk();
    for (const { id } of left) {
      await takeReview(ctx, rechargeReview, { id });
      await releaseReview(ctx, rechargeReview, { id });
    }
    const { id } = await asked('500.00');
    await run();
    expect(await desk.find(id)).toMatchObject({ reviewState: 'DECIDED' });
  });

  it('M9: of one person five requests may wait, by this channel as by others', async () => {
    const person = await aUser(world);
    const way = { channel };
    const most = (value: number) =>
      world.sql.owner.query(`UPDATE setting SET value = $1 WHERE key = 'rechargesOpenMax'`, [
        value,
      ]);
    await most(5);
    const answers: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      answers.push(await refusalOf(desk.submitted(person, '100.00', way)));
    }
    const open = { OK: 5, TOO_MANY_OPEN: 2 };
    const count = (code: string) => answers.filter((answer) => answer === code).length;
    expect({ OK: count('OK'), TOO_MANY_OPEN: count('TOO_MANY_OPEN') }).toEqual(open);
    await run();
    await advance(world, 10);
    await apply();
    expect((await purses(world, person)).available).toBe('500.00');
    expect(await refusalOf(desk.submitted(person, '100.00', way))).toBe('OK');
    await most(1_000);
  });

  it('O2: leaves what is of the threshold to two people', async () => {
    const { id } = await asked('10000.00');
    const before = await desk.find(id);
    await run();
    expect(await desk.find(id)).toEqual(before);
  });
});

describe('O2: the database keeps the practice desk', () => {
  const approve = async (
    id: string,
    more: { creditedAmount?: { asset: 'USD'; minor: bigint } },
  ) => {
    const { ctx } = await theDesk();
    await takeReview(ctx, rechargeReview, { id });
    const key = randomUUID();
    const said = await refusalOf(
      approveRecharge(ctx, { id, bankReference: key, reason: 'x', idempotencyKey: key, ...more }),
    );
    await world.sql.owner.query(
      `SELECT give_back_review($1, 'RECHARGE', $2, NULL, 'release', NULL, 'x')`,
      [ctx.staff.staffId, id],
    );
    return said;
  };

  it('from other channels, from the threshold and from another amount', async () => {
    const [bank, large, small] = await Promise.all([
      asked('500.00', desk.channel),
      asked('10000.00'),
      asked('500.00'),
    ]);
    expect(await approve(bank.id, {})).toBe('NOT_PERMITTED');
    expect(await approve(large.id, {})).toBe('NOT_PERMITTED');
    const corrected = { creditedAmount: { asset: 'USD', minor: 900_000n } } as const;
    expect(await approve(small.id, corrected)).toBe('NOT_PERMITTED');
    const credited = await world.sql.owner.query(
      'SELECT FROM recharge WHERE id = ANY ($1) AND approved_amount IS NOT NULL',
      [[bank.id, large.id, small.id]],
    );
    expect(credited.rowCount).toBe(0);
  });

  it('from a password, and from a second one beside it', async () => {
    const set = `UPDATE staff SET password_hash = 'else' WHERE practice_desk`;
    await expect(world.sql.owner.query(set)).rejects.toThrow(/staff_desk_cannot_sign_in/);
    const { staff } = await aStaffMember(world, 'ADMIN');
    await expect(
      world.sql.app.query(`SELECT add_practice_desk($1, 'b@practice.tarn', 'B', 'x')`, [
        staff.staffId,
      ]),
    ).rejects.toThrow(/staff_one_desk/);
  });
});

describe('in live mode', () => {
  const live = () => ({
    ...world.visitor,
    config: { ...world.config, mode: 'live' as const },
  });

  it('there is no practice channel, also where the database holds one', async () => {
    const kinds = (await rechargeChannels(live())).map(({ kind }) => kind);
    expect(kinds).not.toContain('PRACTICE');
    const person = await aUser(world);
    const ctx = { ...person.ctx, config: live().config };
    const answers = [channel, 'PRACTICE'].map((way) =>
      refusalOf(desk.submitted({ ...person, ctx }, '500.00', { channel: way })),
    );
    expect(await Promise.all(answers)).toEqual(['CHANNEL_NOT_FOUND', 'CHANNEL_NOT_FOUND']);
  });

  it('there is no desk: no job, none is added, and one that is there does nothing', async () => {
    expect(jobsOf('practice').map(({ name }) => name)).toContain('practice-desk');
    expect(jobsOf('live').map(({ name }) => name)).not.toContain('practice-desk');
    const { staff } = await aStaffMember(world, 'ADMIN');
    const add = addPracticeDesk({ ...live(), staff }, { email: 'x@practice.tarn', name: 'X' });
    await expect(add).rejects.toThrow(/practice mode alone/);
    const { id } = await asked('500.00');
    await runPracticeDesk(live());
    expect((await desk.find(id)).decision).toBeNull();
  });
});
