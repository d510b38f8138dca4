import { verificationFields } from '../../../../schema/identity';
import { refusalOf } from '../../../testing/recharges';
import { withUndoWindow, withVerificationDesk, withWorld } from '../../../testing/suite';
import { advance, aUser, type Person } from '../../../testing/world';
import { applyDecisions, undoDecision } from '../../reviews';
import { personOf } from '../person';
import { refuseVerification } from './refuse-verification';
import { submitVerification, type SubmitVerification } from '../submit-verification';
import { verificationReview } from './verification-review';
import { verificationOf, verificationState } from '../verifications';

const world = withWorld();
const desk = withVerificationDesk(world);
withUndoWindow(world);

async function refused(faulty: Parameters<typeof desk.refuse>[2]) {
  const { person, id } = await desk.held();
  await desk.refuse(desk.lena, id, faulty);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  return { person, row: await desk.find(id) };
}

const again = ({ ctx }: Person, parts: Partial<SubmitVerification>) =>
  submitVerification(ctx, { idempotencyKey: null, ...parts });

it('H8: says which parts are at fault and why, after the undo window', async () => {
  const { person, id } = await desk.held();
  await desk.refuse(desk.lena, id, ['BACK', 'NAME']);
  expect(await verificationOf(person.ctx, person.userId)).toMatchObject({
    faulty: null,
    state: 'IN_REVIEW',
  });
  await advance(world, 11);
  await applyDecisions(world.visitor);
  const row = await verificationOf(person.ctx, person.userId);
  expect(verificationState(row)).toBe('REFUSED');
  expect(row).toMatchObject({
    faulty: ['NAME', 'BACK'],
    decisionReason: 'The picture cannot be read.',
    standing: false,
  });
});

it('only what was at fault is sent again', async () => {
  const { person, row } = await refused(['FRONT', 'NAME']);
  expect(await refusalOf(again(person, { name: 'Anna Other' }))).toBe('FORM_INCOMPLETE');
  expect(await refusalOf(again(person, { front: await desk.picture(person) }))).toBe(
    'FORM_INCOMPLETE',
  );
  const front = await desk.picture(person);
  const { resultId } = await again(person, { name: 'Anna Other', front });
  const next = await desk.find(resultId);
  expect(personOf(world.config, next)).toEqual({
    ...personOf(world.config, row),
    name: 'Anna Other',
  });
  expect([next.backId, next.frontId === row.frontId]).toEqual([row.backId, false]);
});

it('of a card whose number was wrong the day of birth in it goes with the number', async () => {
  const person = await aUser(world);
  const card = { idType: 'IDENTITY_CARD', idNumber: '11010519491231002X' } as const;
  const id = await desk.submitted(person, { ...card, birthDate: null });
  await desk.take(desk.lena, id);
  await desk.refuse(desk.lena, id, ['ID_NUMBER']);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  const { resultId } = await again(person, { idNumber: '110105198806050015' });
  expect(personOf(world.config, await desk.find(resultId))).toMatchObject({
    idNumber: '110105198806050015',
    birthDate: '1988-06-05',
  });
});

it('a document that was refused may be sent in by somebody else, and then by nobody else', async () => {
  const { person, row } = await refused(['NAME']);
  const { idNumber } = personOf(world.config, row);
  const bob = await aUser(world);
  await desk.submitted(bob, { idNumber });
  expect(await refusalOf(again(person, { name: 'Anna Other' }))).toBe('ID_EXISTS');
});

it('while it can be undone nothing is free, and an undone one names no fault', async () => {
  const { person, id } = await desk.held();
  await desk.refuse(desk.lena, id);
  expect(await refusalOf(again(person, { front: await desk.picture(person) }))).toBe(
    'CERTIFICATION_PENDING',
  );
  await undoDecision(desk.lena.ctx, verificationReview, { id });
  await desk.approve(desk.lena, id);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  expect(await desk.find(id)).toMatchObject({ state: 'SUCCESS', faulty: null });
});

it.each<[string, Parameters<typeof desk.refuse>[2], string]>([
  ['PARAM_INVALID', [], 'A reason.'],
  ['PARAM_INVALID', ['COLOUR' as never], 'A reason.'],
  ['REASON_REQUIRED', ['FRONT'], ' '],
])('answers %s to the parts %j with the reason %j', async (code, faulty, reason) => {
  const { id } = await desk.held();
  const refusing = refuseVerification(desk.lena.ctx, {
    id,
    reason,
    faulty: faulty ?? [],
    idempotencyKey: 'a-key-of-its-own',
  });
  expect(await refusalOf(refusing)).toBe(code);
  expect((await desk.find(id)).decision).toBeNull();
});

it('M8: what was refused stays refused, whoever owns the database', async () => {
  const { row } = await refused([...verificationFields]);
  for (const change of ['standing = true', 'faulty = NULL', 'verified_at = tarn_now()']) {
    await expect(
      world.sql.owner.query(`UPDATE verification SET ${change} WHERE id = $1`, [row.id]),
    ).rejects.toThrow('is decided');
  }
  await expect(
    world.sql.owner.query(`UPDATE verification SET id_hash = sha256('x') WHERE id = $1`, [row.id]),
  ).rejects.toThrow('stays as it was submitted');
});
