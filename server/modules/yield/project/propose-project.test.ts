import { usd } from '../../../../schema/money';
import { auditEntriesOf } from '../../../testing/people/audit';
import { refusalOf } from '../../../testing/recharges';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { confirmProposal } from '../../proposals';
import { proposeFunding, proposeProject, type ProposeFunding } from '..';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const fundedOf = (projectId: string) =>
  desk.one<string>('SELECT funded FROM yield_project_total WHERE project_id = $1', [projectId]);

const asked = (projectId: string, more: Partial<ProposeFunding> = {}): ProposeFunding => ({
  ...{ projectId, kind: 'PROJECT_FUNDING', amount: usd(50_000), bankReference: 'wire 7' },
  ...{ reason: 'Interest of the first month', idempotencyKey: null },
  ...more,
});

describe('O2: what is put aside for a project', () => {
  it('arrives when another administrator confirms it, and its reference serves once', async () => {
    const id = await desk.project({}, '0.00');
    const { id: proposal } = await proposeFunding(desk.ada.ctx, asked(id));
    expect(await fundedOf(id)).toBe('0');
    expect(await refusalOf(confirmProposal(desk.ada.ctx, proposal))).toBe('OWN_REQUEST');
    await confirmProposal(desk.jun.ctx, proposal);
    expect(await fundedOf(id)).toBe('50000');
    const again = await proposeFunding(desk.ada.ctx, asked(id, { bankReference: 'WIRE  7' }));
    expect(await refusalOf(confirmProposal(desk.jun.ctx, again.id))).toBe('ALREADY_DECIDED');
    expect(await fundedOf(id)).toBe('50000');
    expect(await auditEntriesOf(world, `project/${id}`)).toEqual([
      `staff/${desk.jun.staff.staffId} project.publish`,
      `staff/${desk.jun.staff.staffId} project.fund`,
    ]);
  });

  it.each([
    ['nothing', { amount: usd(0) }, 'AMOUNT_INVALID'],
    ['less than nothing', { amount: usd(-500) }, 'AMOUNT_INVALID'],
    ['more than any capacity', { amount: usd(10_000_000_001) }, 'AMOUNT_INVALID'],
    ['no reference', { bankReference: ' ' }, 'PARAM_INVALID'],
    ['no reason', { reason: ' ' }, 'REASON_REQUIRED'],
    ['a project that is none', { projectId: '999999' }, 'PRODUCT_NOT_FOUND'],
    ['an id that is none', { projectId: 'new' }, 'PRODUCT_NOT_FOUND'],
  ] as const)('is not proposed with %s', async (_what, more, code) => {
    const id = await desk.project({}, '0.00');
    expect(await refusalOf(proposeFunding(desk.ada.ctx, asked(id, more)))).toBe(code);
  });

  it('is not proposed by customer service, nor are terms', async () => {
    const id = await desk.project();
    const lena = await aStaffMember(world, 'SUPPORT');
    await expect(proposeFunding(lena.ctx, asked(id))).rejects.toThrow('no administrator');
    const terms = { id, offer: await desk.offerOf({ annualPpm: 1 }), reason: 'A test' };
    await expect(proposeProject(lena.ctx, { ...terms, idempotencyKey: null })).rejects.toThrow(
      'no administrator',
    );
  });
});

describe('new terms', () => {
  it('are refused for a project that is none', async () => {
    const offer = await desk.offerOf();
    const terms = { offer, reason: 'A test', idempotencyKey: null };
    expect(await refusalOf(proposeProject(desk.ada.ctx, { ...terms, id: '999999' }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
    expect(await refusalOf(proposeProject(desk.ada.ctx, { ...terms, id: 'x' }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
  });
});
