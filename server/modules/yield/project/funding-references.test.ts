import { undoDecision } from '../../reviews';
import { rechargeReview } from '../../recharges';
import { confirmProposal } from '../../proposals';
import { parseMoney } from '../../../../schema/money';
import { aHeldRequest, refusalOf } from '../../../testing/recharges';
import {
  provenAfterEach,
  setUndoWindow,
  withProjectDesk,
  withReviewDesk,
  withWorld,
} from '../../../testing/suite';
import { proposeFunding } from './propose-project';

const world = withWorld();
const desk = withProjectDesk(world);
const reviews = withReviewDesk(world);
provenAfterEach(world);

const fund = (projectId: string, bankReference: string) =>
  refusalOf(desk.fund(projectId, '1.00', 'PROJECT_FUNDING', bankReference));
const approve = async (reference: string) => {
  const { id } = await aHeldRequest(world, reviews);
  return refusalOf(reviews.approve(reviews.lena, id, { reference }));
};
const proposed = async (projectId: string, bankReference: string) => {
  const { id } = await proposeFunding(desk.ada.ctx, {
    ...{ projectId, kind: 'PROJECT_FUNDING', amount: parseMoney('USD', '1.00'), bankReference },
    ...{ reason: 'A test', idempotencyKey: null },
  });
  return () => refusalOf(confirmProposal(desk.jun.ctx, id));
};

describe('M8: a payment serves one thing on the whole platform', () => {
  it('a recharge, and then no project, however it is written', async () => {
    expect(await approve('SEPA 90')).toBe('OK');
    expect(await fund(await desk.project(), 'sepa 90')).toBe('REFERENCE_USED');
  });

  it('a project, and then no recharge and no other project, however it is written', async () => {
    const project = await desk.project();
    expect(await fund(project, 'WIRE 91')).toBe('OK');
    expect(await approve('wire 91')).toBe('REFERENCE_USED');
    expect(await fund(await desk.project(), 'wire 91')).toBe('REFERENCE_USED');
  });

  it('a recharge that is approved while a funding waits, which is outdated then', async () => {
    const confirm = await proposed(await desk.project(), 'SEPA 92');
    expect(await approve('SEPA 92')).toBe('OK');
    expect(await confirm()).toBe('PROPOSAL_OUTDATED');
  });

  it('a project again once the approval that rested on it is taken back', async () => {
    await setUndoWindow(world, 10);
    const { id } = await aHeldRequest(world, reviews);
    await reviews.approve(reviews.lena, id, { reference: 'SEPA 93' });
    const project = await desk.project();
    expect(await fund(project, 'SEPA 93')).toBe('REFERENCE_USED');
    await undoDecision(reviews.lena.ctx, rechargeReview, { id });
    await setUndoWindow(world, 0);
    expect(await fund(project, 'SEPA 93')).toBe('OK');
  });

  it('of both at once', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const reference = `SEPA 94-${String(turn)}`;
      const confirm = await proposed(await desk.project(), reference);
      const { id } = await aHeldRequest(world, reviews);
      const done = await Promise.all([
        confirm(),
        refusalOf(reviews.approve(reviews.lena, id, { reference })),
      ]);
      expect(done.filter((code) => code === 'OK')).toHaveLength(1);
      expect(['PROPOSAL_OUTDATED', 'REFERENCE_USED']).toContain(done.find((code) => code !== 'OK'));
    }
  });
});
