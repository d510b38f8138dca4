import { refusalOf } from '../../../testing/recharges';
import { withUndoWindow, withVerificationDesk, withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { applyDecisions, undoDecision } from '../../reviews';
import { approveVerification } from './approve-verification';
import { personOf } from '../person';
import { submitVerification } from '../submit-verification';
import { takeNextVerification } from './take-next-verification';
import { verificationReview } from './verification-review';
import { verificationOf, verificationState } from '../verifications';

const world = withWorld();
const desk = withVerificationDesk(world);
withUndoWindow(world);

const undo = (id: string) => undoDecision(desk.lena.ctx, verificationReview, { id });

async function afterTheWindow(): Promise<void> {
  await advance(world, 11);
  await applyDecisions(world.visitor);
}

it('M8: verifies after the undo window, once, and never again', async () => {
  const { person, id } = await desk.held();
  expect((await desk.approve(desk.lena, id)).state).toBe('IN_REVIEW');
  expect(verificationState(await verificationOf(person.ctx, person.userId))).toBe('UNDER_REVIEW');
  await afterTheWindow();
  const row = await desk.find(id);
  expect([row.state, verificationState(row), row.decidedBy]).toEqual([
    'SUCCESS',
    'VERIFIED',
    desk.lena.staff.staffId,
  ]);
  await applyDecisions(world.visitor);
  expect((await desk.find(id)).verifiedAt).toEqual(row.verifiedAt);
  expect(await refusalOf(submitVerification(person.ctx, await desk.form(person)))).toBe(
    'ALREADY_CERTIFIED',
  );
  expect(await refusalOf(desk.take(desk.ada, id).then(() => undefined))).toBe('ALREADY_DECIDED');
});

it('is taken back within the undo window, and another day of birth is said then', async () => {
  const person = await aUser(world);
  const id = await desk.submitted(person, { birthDate: null });
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, '1980-01-01');
  await undo(id);
  expect(await desk.find(id)).toMatchObject({ state: 'IN_REVIEW', confirmedBirth: null });
  await desk.approve(desk.lena, id, '1981-02-02');
  await afterTheWindow();
  expect(personOf(world.config, await desk.find(id)).birthDate).toBe('1981-02-02');
});

it.each([
  ['BIRTH_DATE_DIFFERS', '1990-05-18'],
  ['PARAM_INVALID', '1890-05-17'],
  ['PARAM_INVALID', 'yesterday'],
  ['PARAM_INVALID', ''],
])('answers %s to the day of birth %j, and nobody is verified', async (code, birthDate) => {
  const { id } = await desk.held();
  expect(await refusalOf(desk.approve(desk.lena, id, birthDate))).toBe(code);
  expect(await desk.find(id)).toMatchObject({ decision: null, confirmedBirth: null });
});

it('refuses a document that shows somebody too young', async () => {
  const id = await desk.submitted(await aUser(world), { birthDate: null });
  await desk.take(desk.lena, id);
  expect(await refusalOf(desk.approve(desk.lena, id, '2020-01-01'))).toBe('TOO_YOUNG');
  expect((await desk.find(id)).decision).toBeNull();
});

it('M8: only its holder approves, on the version they saw, one of two at once', async () => {
  const { id } = await desk.held();
  const { version } = await desk.find(id);
  expect(await refusalOf(desk.approve(desk.ada, id))).toBe('TAKEN_BY_OTHER');
  const on = (key: string, old = version) =>
    refusalOf(
      approveVerification(desk.lena.ctx, {
        id,
        version: old,
        birthDate: '1990-05-17',
        idempotencyKey: key,
      }),
    );
  expect(await on('an-older-version', version - 1)).toBe('REQUEST_CHANGED');
  const both = await Promise.all([on('the-first-key'), refusalOf(desk.refuse(desk.lena, id))]);
  expect(both.filter((one) => one === 'OK')).toHaveLength(1);
});

it('O1: nobody verifies an account they own, by the act or by SQL', async () => {
  const { person, id } = await desk.held();
  await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
    desk.lena.staff.staffId,
    person.userId,
  ]);
  expect(await refusalOf(desk.approve(desk.lena, id))).toBe('OWN_REQUEST');
  const { rows } = await world.sql.app.query<{ status: string }>(
    'SELECT status FROM approve_verification($1, $2, NULL, NULL, NULL)',
    [desk.lena.staff.staffId, id],
  );
  expect(rows[0]?.status).toBe('OWN_REQUEST');
});

it('M8: the owner of the database verifies nobody without a decision', async () => {
  const { id } = await desk.held();
  await expect(
    world.sql.owner.query(
      `UPDATE verification SET confirmed_birth = real_name, verified_at = tarn_now()
      WHERE id = $1`,
      [id],
    ),
  ).rejects.toThrow('follows its decision');
  await expect(world.sql.owner.query('SELECT verify_user($1)', [id])).rejects.toThrow(
    'is not approved',
  );
});

it('the next one taken is the oldest that is free', async () => {
  const first = await takeNextVerification(desk.ada.ctx);
  expect(first).not.toBeNull();
  expect(await takeNextVerification(desk.ada.ctx)).toEqual(first);
});
