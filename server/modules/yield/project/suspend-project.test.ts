import { languages } from '../../../../schema/languages';
import { usd } from '../../../../schema/money';
import { holds } from '../../../testing/holds';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, aUserWith } from '../../../testing/world';
import { confirmProposal } from '../../proposals';
import { projectFacts } from './project-facts';
import { proposeFunding, proposeProject, type ProposeFunding } from './propose-project';
import { suspendProject } from './suspend-project';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

/** The same text in each language. */
const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

const total = (project: string) =>
  desk.one<string>(
    `SELECT funded || '/' || promised || ' ' || invested FROM yield_project_total WHERE project_id = $1`,
    [project],
  );

describe('a project', () => {
  it('is published, changed and funded by two administrators alone, with an entry each', async () => {
    const project = await desk.project({}, '500.00');
    await desk.version(project, { annualPpm: 50_000 });
    expect(
      await desk.one(`SELECT array_agg(action ORDER BY seq) FROM audit_entry WHERE subject = $1`, [
        `project/${project}`,
      ]),
    ).toEqual(['project.publish', 'project.fund', 'project.publish']);
    expect(
      await desk.one('SELECT count(*) FROM yield_terms WHERE project_id = $1', [project]),
    ).toBe('2');
  });

  it('M13: a new version leaves those who hold with the terms they accepted', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    const id = await desk.join(ann, project, 20_000);
    await desk.version(project, { annualPpm: 1, topUp: { amount: 5_000n, day: 3 } });
    expect(
      await desk.one(
        `SELECT annual_ppm || ' ' || topup || ' ' || state FROM yield_holding WHERE id = $1`,
        [id],
      ),
    ).toBe('91250 0 EARNING');
  });

  it('gives back what exceeds its promise, and not a cent more; a payment serves once', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project({}, '3.00');
    await desk.join(ann, project, 20_000); // 1.50 promised
    await desk.fund(project, '1.50', 'PROJECT_UNFUNDING');
    await expect(desk.fund(project, '0.01', 'PROJECT_UNFUNDING')).rejects.toMatchObject({
      ...{ code: 'AMOUNT_INVALID', field: 'amount' },
    });
    expect(await total(project)).toBe('150/150 20000');
    await desk.fund(project, '1.00', 'PROJECT_FUNDING', 'WIRE 77');
    const other = await desk.project();
    await expect(desk.fund(other, '1.00', 'PROJECT_FUNDING', 'WIRE 77')).rejects.toMatchObject({
      ...{ code: 'REFERENCE_USED', field: 'bankReference' },
    });
  });

  it('nothing that was proposed before takes effect once it breaks a promise, uses a payment again or leaves no room', async () => {
    const ann = await aUserWith(world, '900.00');
    const [project, other] = [await desk.project({}, '3.00'), await desk.project()];
    const funding = (projectId: string, kind: ProposeFunding['kind']) =>
      proposeFunding(desk.ada.ctx, {
        ...{ projectId, kind, amount: usd(200), bankReference: `WIRE ${kind}` },
        ...{ reason: 'A test', idempotencyKey: null },
      });
    const less = await desk.offerOf({ max: 15_000n, capacity: 15_000n });
    const proposed = [
      await funding(project, 'PROJECT_UNFUNDING'),
      await proposeProject(desk.ada.ctx, {
        ...{ id: project, offer: less, reason: 'A test', idempotencyKey: null },
      }),
      await funding(other, 'PROJECT_FUNDING'),
    ];
    const first = await funding(project, 'PROJECT_FUNDING');
    await desk.join(ann, project, 20_000); // 1.50 promised
    const refused = { code: 'PROPOSAL_OUTDATED' };
    const [unfunding, terms, again] = proposed.map(({ id }) => id);
    await expect(confirmProposal(desk.jun.ctx, unfunding ?? '')).rejects.toMatchObject(refused);
    await expect(confirmProposal(desk.jun.ctx, terms ?? '')).rejects.toMatchObject(refused);
    await confirmProposal(desk.jun.ctx, first.id);
    await expect(confirmProposal(desk.jun.ctx, again ?? '')).rejects.toMatchObject(refused);
    expect(await total(project)).toBe('500/150 20000');
  });

  it('is not below what is invested by a new version', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    await desk.join(ann, project, 30_000);
    await expect(
      desk.version(project, { min: 1n, max: 20_000n, capacity: 29_999n }),
    ).rejects.toMatchObject({ code: 'AMOUNT_INVALID', field: 'capacity' });
  });

  it.each([
    ['saleEndsAt', 'PARAM_INVALID', { saleEndsAt: new Date(0) }],
    ['saleStartsAt', 'PARAM_INVALID', { saleStartsAt: new Date(0) }],
    ['topUp.day', 'PARAM_INVALID', { topUp: { amount: 1n, day: 30 } }],
    ['topUp.day', 'PARAM_INVALID', { topUp: { amount: 1n, day: 0 } }],
    ['topUp.amount', 'AMOUNT_INVALID', { topUp: { amount: 0n, day: 1 } }],
    ['max', 'AMOUNT_INVALID', { max: 9_999n }],
    ['max', 'AMOUNT_INVALID', { max: 100_000_001n }],
    ['capacity', 'AMOUNT_INVALID', { capacity: 499_999n }],
    ['capacity', 'AMOUNT_INVALID', { capacity: 10_000_000_001n }],
    ['days', 'PARAM_INVALID', { days: 1_096 }],
    ['days', 'PARAM_INVALID', { days: 0 }],
    ['annualPpm', 'PARAM_INVALID', { annualPpm: 1_000_001 }],
    ['min', 'AMOUNT_INVALID', { min: 0n }],
    ['earlyStop.reductionBp', 'PARAM_INVALID', { earlyStop: { reductionBp: 10_001 } }],
    ['titles.de', 'PARAM_INVALID', { titles: { en: 'Steady' } }],
    ['issuer', 'PARAM_INVALID', { issuer: ' ' }],
    ['titles.zh', 'COPY_FORBIDDEN', { titles: { ...inAll('Steady'), zh: '稳赚' } }],
    ['risks.en', 'COPY_FORBIDDEN', { risks: inAll('Your interest is guaranteed.') }],
    ['titles.kor', 'COPY_FORBIDDEN', { titles: { ...inAll('Steady'), kor: 'Risk-free 30' } }],
    ['issuer', 'COPY_FORBIDDEN', { issuer: 'Guaranteed Income Ltd' }],
    ['issuer', 'COPY_FORBIDDEN', { issuer: '稳赚有限公司' }],
    ['titles.en', 'PARAM_INVALID', { titles: inAll('two\nlines') }],
  ])('says which field is wrong: %s, %s', async (field, code, more) => {
    const offer = await desk.offerOf(more);
    const facts = () => projectFacts(offer);
    expect(facts).toThrow(expect.objectContaining({ code, field }) as Error);
  });

  it.each(['Your interest stays guaranteed.', '稳赚'])(
    'H4: is not suspended with a promise that nobody can keep: %s',
    async (reason) => {
      const projectId = await desk.project();
      const ask = (suspend: boolean) =>
        suspendProject(desk.ada.ctx, { projectId, suspend, reason });
      const refused = { code: 'COPY_FORBIDDEN', field: 'reason' };
      await expect(ask(true)).rejects.toMatchObject(refused);
      const suspended = 'SELECT suspended_at FROM yield_project WHERE id = $1';
      expect(await desk.one(suspended, [projectId])).toBeNull();
    },
  );

  it('that is suspended or resumed is told of on the bus', async () => {
    const projectId = await desk.project();
    const heard: string[] = [];
    const stop = world.visitor.bus.on('projects', (ids) => heard.push(...ids));
    for (const suspend of [true, false]) {
      heard.length = 0;
      await suspendProject(desk.ada.ctx, { projectId, suspend, reason: 'A test' });
      await holds(() => heard.includes(projectId));
    }
    stop();
  });

  it('is suspended with a reason, once, by administrators', async () => {
    const project = await desk.project();
    const ask = (suspend: boolean, reason = 'A test', projectId = project) =>
      suspendProject(desk.ada.ctx, { projectId, suspend, reason });
    await expect(ask(true, ' ')).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await expect(ask(true, 'x', '999999')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    await ask(true);
    await expect(ask(true)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    await ask(false);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await expect(
      suspendProject(ctx, { projectId: project, suspend: true, reason: 'x' }),
    ).rejects.toThrow(/no administrator/);
  });
});

describe('by SQL', () => {
  it.each(['app', 'feed', 'verify'] as const)(
    'O4: %s changes nothing of a project or a holding',
    async (role) => {
      const ann = await aUserWith(world, '900.00');
      const project = await desk.project();
      await desk.join(ann, project, 20_000);
      for (const statement of [
        `INSERT INTO tarn.yield_holding (user_id) VALUES (${ann.userId})`,
        `UPDATE tarn.yield_holding SET topup = 1`,
        `UPDATE tarn.yield_terms SET annual_ppm = 1`,
        `UPDATE tarn.yield_project_total SET funded = funded + 1`,
        `DELETE FROM tarn.yield_day`,
        `SELECT tarn.pay_holding(1, 'USER', tarn.tarn_now())`,
        `SELECT tarn.fund_project(${project}, 1, '{}', 1, 1, 'x', 'x')`,
        `SELECT tarn.publish_project(NULL, '{}', 1, 1, 'x', 'x')`,
        `SELECT tarn.accrue_holding_set('{1}', 1, tarn.tarn_now())`,
      ]) {
        await expect(world.sql[role].query(statement)).rejects.toThrow(/permission denied/);
      }
    },
  );

  it('M12, M13, M16: not even the owner of the tables takes a holding back, raises its terms or pays it less', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project({}, '3.00');
    const id = await desk.join(ann, project, 20_000);
    const settled = await desk.join(ann, await desk.project(), 10_000);
    await desk.settle(ann, settled);
    const tries = [
      [`UPDATE yield_holding SET topup = 1 WHERE id = ${id}`, /never allowed/],
      [`UPDATE yield_holding SET principal = principal - 1 WHERE id = ${id}`, /never allowed/],
      [`UPDATE yield_holding SET state = 'NEEDS_TOPUP' WHERE id = ${id}`, /never allowed/],
      [`UPDATE yield_holding SET state = 'EARNING' WHERE id = ${settled}`, /never allowed/],
      [`DELETE FROM yield_holding WHERE id = ${id}`, /never allowed/],
      [`UPDATE yield_terms SET annual_ppm = 1 WHERE project_id = ${project}`, /never allowed/],
      [
        `UPDATE yield_holding SET state = 'SETTLED', settled_at = tarn_now(), settled_by = 'USER', acts_at = NULL,
         next_at = NULL, promised = 0, principal_paid = 0 WHERE id = ${id}`,
        /yield_holding_settled|yield_holding_pays/,
      ],
      [
        `UPDATE yield_holding SET state = 'SETTLED', settled_at = tarn_now(), settled_by = 'USER', acts_at = NULL,
         next_at = NULL, promised = 0, principal_paid = principal, accrued = 10, principal_days = 40000 WHERE id = ${id}`,
        /yield_holding_pays/,
      ],
      [
        `UPDATE yield_project_total SET funded = promised - 1 WHERE project_id = ${project}`,
        /yield_project_covered/,
      ],
    ] as const;
    for (const [statement, refused] of tries) {
      await expect(world.sql.owner.query(statement)).rejects.toThrow(refused);
    }
  });

  it('M13: not even the owner of the tables makes a holding on other terms than those it names', async () => {
    const ann = await aUserWith(world, '900.00');
    const topUp = { amount: 5_000n, day: 3 };
    const project = await desk.project({ topUp });
    const id = await desk.join(ann, project, 20_000);
    await desk.settle(ann, id);
    const { rows } = await world.sql.owner.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'yield_holding'::regclass AND attnum > 0
         AND NOT attisdropped AND attname NOT IN ('id', 'number', 'renews_id')`,
    );
    /** The holding once more, with one thing that is another. */
    const copied = (column: string, to: string) => {
      const names = rows.map(({ name }) => name);
      const values = names.map((name) => (name === column ? to : name));
      return world.sql.owner.query(
        `INSERT INTO yield_holding (${names.join(', ')}) SELECT ${values.join(', ')} FROM yield_holding WHERE id = $1`,
        [id],
      );
    };
    const other = await desk.project();
    for (const [column, to] of [
      ['annual_ppm', 'annual_ppm + 1'],
      ['annual_ppm', 'annual_ppm - 1'],
      ['topup', 'topup + 1'],
      ['days', 'days + 1'],
      ['dividend', "'DAILY'"],
      ['early_stop', 'false'],
      ['reduction_bp', 'reduction_bp + 1'],
      ['project_id', other],
    ] as const) {
      await expect(copied(column, to)).rejects.toThrow(/the terms that were accepted/);
    }
    // Of a hash that was never made for these terms the key itself knows nothing.
    await expect(copied('terms_hash', "sha256('x')")).rejects.toThrow(/foreign key/);
    const holdings = 'SELECT count(*) FROM yield_holding WHERE user_id = $1';
    expect(await desk.one(holdings, [ann.userId])).toBe('1');
  });
});
