import { messages } from '../../notifications';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withPayoutDesk, withUndoWindow, withWorld } from '../../../testing/suite';
import { advance, purses } from '../../../testing/world';
import { applyDecisions, undoDecision } from '../../reviews';
import { withdrawalReview } from '../withdrawal-review';

const world = withWorld();
const desk = withPayoutDesk(world);
withUndoWindow(world);
provenAfterEach(world);

const BIG = '10000.00';

async function afterTheWindow(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

const outside = async () => {
  const { rows } = await world.sql.verify.query<{ account: string; balance: string }>(
    `SELECT account, balance FROM verify.account
     WHERE account IN ('outside/withdrawals/USD', 'platform/fees/USD') ORDER BY account`,
  );
  return rows.map(({ balance }) => BigInt(balance));
};

it('M8: pays after the undo window, once: frozen leaves, the fee stays, the user is told', async () => {
  const before = await outside();
  const { person, id } = await desk.held();
  expect((await desk.approve(desk.lena, id)).state).toBe('IN_REVIEW');
  expect(await purses(world, person)).toEqual({ available: '19800.00', frozen: '200.00' });
  await afterTheWindow();
  await applyDecisions(world.visitor);
  expect(await purses(world, person)).toEqual({ available: '19800.00', frozen: '0.00' });
  const after = await outside();
  expect(after.map((balance, n) => balance - (before[n] ?? 0n))).toEqual([19_800n, 200n]);
  expect(await desk.find(id)).toMatchObject({ state: 'SUCCESS', reference: `OUT-${id}` });
  const [message] = await messages(person.ctx, { first: 1, after: null });
  expect(message).toMatchObject({ kind: 'WITHDRAWAL_PAID', subject: `withdrawal/${id}` });
});

it('M8: returns the whole amount of a refused one after the undo window, once, with the reason', async () => {
  const { person, id } = await desk.held();
  await desk.refuse(desk.lena, id);
  expect((await purses(world, person)).frozen).toBe('200.00');
  await afterTheWindow();
  await applyDecisions(world.visitor);
  expect(await purses(world, person)).toEqual({ available: '20000.00', frozen: '0.00' });
  expect(await desk.find(id)).toMatchObject({
    state: 'FAILED',
    decisionReason: 'The bank sent it back.',
  });
  const [message] = await messages(person.ctx, { first: 1, after: null });
  expect(message?.kind).toBe('WITHDRAWAL_REFUSED');
});

it('M8: a payout that is undone within its window moves nothing, and may be refused then', async () => {
  const { person, id } = await desk.held();
  await desk.approve(desk.lena, id);
  await undoDecision(desk.lena.ctx, withdrawalReview, { id });
  expect(await desk.find(id)).toMatchObject({ state: 'IN_REVIEW', reference: null });
  await desk.refuse(desk.lena, id);
  await afterTheWindow();
  expect(await purses(world, person)).toEqual({ available: '20000.00', frozen: '0.00' });
});

const twoDecideFrom = (cents: number) =>
  world.sql.owner.query(
    `UPDATE setting SET value = to_jsonb($1::int) WHERE key = 'secondApprovalFrom'`,
    [cents],
  );

it('M8, M9: what one person decided is paid although two decide from less since; the next one needs both', async () => {
  const early = await desk.held();
  await desk.approve(desk.lena, early.id);
  await advance(world, 1);
  await twoDecideFrom(10_000);
  const late = await desk.held();
  await desk.approve(desk.lena, late.id);
  await afterTheWindow();
  expect((await desk.find(early.id)).state).toBe('SUCCESS');
  expect((await desk.find(late.id)).state).toBe('SECOND_APPROVAL');
  await twoDecideFrom(1_000_000);
  await desk.take(desk.ada, late.id);
  await desk.approve(desk.ada, late.id);
  await afterTheWindow();
  expect((await desk.find(late.id)).state).toBe('SUCCESS');
});

it('M9: from the threshold two people approve; the first records no reference, the last does', async () => {
  const { person, id } = await desk.held(BIG);
  await desk.approve(desk.lena, id, 'FIRST-1');
  const first = await desk.find(id);
  expect(first).toMatchObject({ state: 'SECOND_APPROVAL', reference: null });
  await afterTheWindow();
  expect((await purses(world, person)).frozen).toBe(BIG);
  expect(await refusalOf(desk.take(desk.lena, id))).toBe('SECOND_PERSON_NEEDED');
  await desk.take(desk.ada, id);
  expect(await refusalOf(desk.approve(desk.ada, id, null))).toBe('REFERENCE_REQUIRED');
  // What the first one typed was kept nowhere: it is free.
  await desk.approve(desk.ada, id, 'FIRST-1');
  await afterTheWindow();
  expect(await purses(world, person)).toEqual({ available: '10000.00', frozen: '0.00' });
});

it('a reference pays one withdrawal, however it is written; one that was undone is free again', async () => {
  const { id: first } = await desk.held();
  await desk.approve(desk.lena, first, 'Ref-77');
  const { id } = await desk.held();
  for (const reference of ['Ref-77', ' ref-77 ', 'ＲＥＦ-77']) {
    expect(await refusalOf(desk.approve(desk.lena, id, reference))).toBe('REFERENCE_USED');
  }
  expect(await refusalOf(desk.approve(desk.lena, id, null))).toBe('REFERENCE_REQUIRED');
  expect(await desk.find(id)).toMatchObject({ state: 'IN_REVIEW', decision: null });
  await undoDecision(desk.lena.ctx, withdrawalReview, { id: first });
  await desk.take(desk.lena, id);
  expect(await refusalOf(desk.approve(desk.lena, id, 'Ref-77'))).toBe('OK');
  await afterTheWindow();
});

it('M8: the reference of a second approval that was undone is free again, also when the request is refused then', async () => {
  const { person, id } = await desk.held(BIG);
  await desk.approve(desk.lena, id);
  await desk.take(desk.ada, id);
  await desk.approve(desk.ada, id, 'Ref-78');
  await undoDecision(desk.ada.ctx, withdrawalReview, { id });
  expect(await desk.find(id)).toMatchObject({ state: 'SECOND_APPROVAL', reference: null });
  await desk.refuse(desk.ada, id);
  await afterTheWindow();
  expect((await purses(world, person)).frozen).toBe('0.00');
  const { id: other } = await desk.held();
  expect(await refusalOf(desk.approve(desk.lena, other, 'Ref-78'))).toBe('OK');
  await afterTheWindow();
});

it('M8: of approve and refuse, and of two approvals at once, one stands', async () => {
  const { person, id } = await desk.held();
  const answers = await Promise.all([
    refusalOf(desk.approve(desk.lena, id)),
    refusalOf(desk.refuse(desk.lena, id)),
    refusalOf(desk.approve(desk.lena, id, 'OTHER-REFERENCE')),
  ]);
  expect(answers.filter((one) => one === 'OK')).toHaveLength(1);
  await afterTheWindow();
  expect((await purses(world, person)).frozen).toBe('0.00');
});

it('O1: nobody pays a withdrawal of an account they own, by the act or by SQL', async () => {
  const { person, id } = await desk.held();
  await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
    desk.lena.staff.staffId,
    person.userId,
  ]);
  expect(await refusalOf(desk.approve(desk.lena, id))).toBe('OWN_REQUEST');
  const { rows } = await world.sql.app.query<{ status: string }>(
    `SELECT status FROM approve_withdrawal($1, $2, NULL, 'X-1', NULL)`,
    [desk.lena.staff.staffId, id],
  );
  expect(rows[0]?.status).toBe('OWN_REQUEST');
});

describe('M8: the owner of the database', () => {
  it.each([
    ['pays without a decision', 'SELECT pay_withdrawal($1)', 'is not approved'],
    ['returns without a decision', 'SELECT return_withdrawal($1)', 'follows its decision'],
    [
      'writes a payment without a decision',
      `UPDATE withdrawal SET reference = 'X-2', paid_at = tarn_now() WHERE id = $1`,
      'follows its decision',
    ],
    [
      'changes an amount',
      'UPDATE withdrawal SET amount = 1, fee = 0, credited = 1 WHERE id = $1',
      'stays',
    ],
    ['takes a request away', 'DELETE FROM withdrawal WHERE id = $1', ''],
  ])('%s: refused', async (_, sql, message) => {
    const { id } = await desk.held();
    await expect(world.sql.owner.query(sql, [id])).rejects.toThrow(message);
  });

  it('pays nothing twice, and returns nothing that was paid', async () => {
    const { id } = await desk.held();
    await desk.approve(desk.lena, id);
    await afterTheWindow();
    for (const call of ['pay_withdrawal', 'return_withdrawal']) {
      await expect(world.sql.owner.query(`SELECT ${call}($1)`, [id])).rejects.toThrow();
    }
  });
});

it('A3: the server’s own role moves nothing of a withdrawal by itself', async () => {
  const { id } = await desk.held();
  for (const sql of [
    `SELECT pay_withdrawal(${id})`,
    `SELECT return_withdrawal(${id})`,
    `UPDATE withdrawal SET reference = 'X' WHERE id = ${id}`,
    `INSERT INTO withdrawal (user_id) VALUES (1)`,
    `SELECT reference FROM withdrawal WHERE id = ${id}`,
  ]) {
    await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  }
});
