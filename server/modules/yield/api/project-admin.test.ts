import { languages } from '../../../../schema/languages';
import { confirmProposal } from '../../proposals';
import { aStaffSession, graphql } from '../../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUserWith } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY_MS = 86_400_000;
const inAll = (text: string) => languages.map((language) => ({ language, text }));
const usd = (amount: string) => ({ amount });

/** Asks as Ada, who is an administrator, or as somebody else. */
async function ask<T>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  as = desk.ada,
): Promise<T> {
  const console = await aStaffSession(world, as.staff.staffId);
  const { data, text } = await graphql(server, { query, variables, console });
  if (data == null) throw new Error(text);
  return data as unknown as T;
}

const COVERAGE = `coverage { promised { amount } funded { amount } free { amount } invested { amount }
  topUps { amount } left { amount } }`;

async function offered(more: object = {}) {
  const now = (await world.visitor.now()).getTime();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  return {
    ...{ titles: inAll('Harbour 30'), descriptions: inAll('Lends.'), risks: inAll('May fail.') },
    ...{ issuer: 'Tarn', annualPpm: 91_250, days: 30, dividend: 'DAILY', renewable: true },
    ...{ min: '100.00', max: '5000.00', capacity: '100000.00', reductionBp: 5_000 },
    ...{ releaseAt: at(0), saleStartsAt: at(0), saleEndsAt: at(30), reason: 'Spring' },
    ...more,
  };
}

interface Proposed {
  readonly proposal: { readonly id: string; readonly changes: readonly object[] } | null;
  readonly userErrors: readonly { code: string; field: string[] | null }[];
}
const propose = async (more: object = {}, as = desk.ada): Promise<Proposed> => {
  const { projectPropose } = await ask<{ projectPropose: Proposed }>(
    `mutation P($input: ProjectProposeInput!) { projectPropose(input: $input) {
       proposal { id subjectName changes { field shows before after } } userErrors { code field } } }`,
    { input: await offered(more) },
    as,
  );
  return projectPropose;
};
const proposeFunding = async (input: object): Promise<Proposed> => {
  const { projectFundingPropose } = await ask<{ projectFundingPropose: Proposed }>(
    `mutation F($input: ProjectFundingProposeInput!) { projectFundingPropose(input: $input) {
       proposal { id changes { field shows before after } } userErrors { code field } } }`,
    { input: { reason: 'Spring', ...input } },
  );
  return projectFundingPropose;
};

describe('O2: a project', () => {
  it('is seen by nobody before a second administrator has confirmed it, then with who agreed', async () => {
    const { proposal } = await propose({ topUp: { amount: '200.00', day: 10 } });
    expect(proposal).toMatchObject({ subjectName: 'Harbour 30' });
    const id = proposal?.id ?? '';
    const listed = () =>
      ask<{ projects: { items: { id: string; title: string; version: number }[] } }>(
        '{ projects(first: 1) { items { id title version } } }',
      );
    const before = (await listed()).projects.items[0]?.id;
    await confirmProposal(desk.jun.ctx, id);
    const [made] = (await listed()).projects.items;
    expect(made?.id).not.toBe(before);
    expect(made).toMatchObject({ title: 'Harbour 30', version: 1 });
    const { projectVersions } = await ask<{ projectVersions: object[] }>(
      `query V($id: ID!) { projectVersions(id: $id) { version annualPpm annualRate hash reason titles { language }
         topUp { day amount { amount } } earlyStop reductionBp proposedBy { id } confirmedBy { id } } }`,
      { id: made?.id },
    );
    expect(projectVersions).toEqual([
      {
        ...{ version: 1, annualPpm: 91_250, annualRate: '9.125', reason: 'Spring' },
        ...{ earlyStop: true, reductionBp: 5_000, topUp: { day: 10, amount: usd('200.00') } },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        titles: languages.map((language) => ({ language })),
        proposedBy: { id: desk.ada.staff.staffId },
        confirmedBy: { id: desk.jun.staff.staffId },
      },
    ]);
  });

  it.each([
    ['a promise', { titles: inAll('Guaranteed 30') }, 'COPY_FORBIDDEN', 'titles.en'],
    ['a missing language', { risks: inAll('').slice(1) }, 'PARAM_INVALID', 'risks.en'],
    ['parts of a cent', { min: '1.001' }, 'AMOUNT_INVALID', 'min'],
    ['a maximum below the minimum', { max: '99.99' }, 'AMOUNT_INVALID', 'max'],
    ['a late top-up', { topUp: { amount: '1.00', day: 30 } }, 'PARAM_INVALID', 'topUp.day'],
    ['no day', { days: 0 }, 'PARAM_INVALID', 'days'],
    ['a project that is none', { id: '999999' }, 'PRODUCT_NOT_FOUND', null],
    ['no reason', { reason: ' ' }, 'REASON_REQUIRED', 'reason'],
  ])('is not proposed with %s', async (_, more, code, field) => {
    const { proposal, userErrors } = await propose(more);
    expect(proposal).toBeNull();
    expect(userErrors).toMatchObject([
      { code, ...(field === null ? {} : { field: ['input', field] }) },
    ]);
  });

  it('says what waits for it, in what it changes alone', async () => {
    const project = await desk.project();
    const de = inAll('Steady 30').map((one) =>
      one.language === 'de' ? { ...one, text: 'Stetig 30' } : one,
    );
    const { proposal } = await propose({ id: project, titles: de });
    expect(proposal?.changes).toContainEqual({
      ...{
        field: 'titles',
        shows: 'TEXT',
        before: 'Deutsch: Steady 30',
        after: 'Deutsch: Stetig 30',
      },
    });
    const { projectProposals } = await ask<{ projectProposals: { id: string }[] }>(
      'query W($id: ID!) { projectProposals(id: $id) { id } }',
      { id: project },
    );
    expect(projectProposals).toEqual([{ id: proposal?.id }]);
  });
});

it('money put aside and taken back stands in its list and in what is covered', async () => {
  const project = await desk.project({}, '3.00');
  await desk.join(await aUserWith(world, '900.00'), project, 20_000); // 1.50 promised
  const { proposal } = await proposeFunding({
    ...{ projectId: project, kind: 'UNFUND', amount: '1.50', bankReference: 'WIRE 12' },
  });
  await confirmProposal(desk.jun.ctx, proposal?.id ?? '');
  const data = await ask<{ project: object; projectFundings: object }>(
    `query P($id: ID!) { project(id: $id) { ${COVERAGE} }
       projectFundings(projectId: $id) { items { amount { amount } bankReference proposedBy { id } } } }`,
    { id: project },
  );
  expect(data.project).toEqual({
    coverage: {
      ...{ promised: usd('1.50'), funded: usd('1.50'), free: usd('0.00') },
      ...{ invested: usd('200.00'), topUps: usd('0.00'), left: usd('99800.00') },
    },
  });
  expect(data.projectFundings).toMatchObject({
    items: [{ amount: usd('-1.50'), bankReference: 'WIRE 12' }, { amount: usd('3.00') }],
  });
});

it('is suspended and resumed with a reason, and said to users only where it is suspended', async () => {
  const project = await desk.project();
  const act = async (name: string) => {
    const data = await ask<Record<string, unknown>>(
      `mutation S($input: ProjectSuspendInput!) { ${name}(input: $input) {
         project { suspendReason } userErrors { code } } }`,
      { input: { projectId: project, reason: 'The issuer is late' } },
    );
    return data[name];
  };
  expect(await act('projectSuspend')).toEqual({
    ...{ project: { suspendReason: 'The issuer is late' }, userErrors: [] },
  });
  expect(await act('projectSuspend')).toMatchObject({ userErrors: [{ code: 'ALREADY_DECIDED' }] });
  const { projects } = await ask<{ projects: { items: { id: string }[] } }>(
    '{ projects(tab: SUSPENDED) { items { id } } }',
  );
  expect(projects.items).toEqual([{ id: project }]);
  expect(await act('projectResume')).toMatchObject({ project: { suspendReason: null } });
});

it('tabs hold what is not released too', async () => {
  const now = (await world.visitor.now()).getTime();
  const at = (days: number) => new Date(now + days * DAY_MS);
  const hidden = await desk.project({ releaseAt: at(1), saleStartsAt: at(2) });
  const { projects } = await ask<{ projects: { items: object[] } }>(
    '{ projects(tab: UPCOMING) { items { id released phase } } }',
  );
  expect(projects.items).toEqual([{ id: hidden, released: false, phase: 'UPCOMING' }]);
});

it('lists holdings by project, user, state and number, and what seven days bring', async () => {
  const figures = async () => {
    const { dashboard } = await ask<{ dashboard: { projects: Record<string, unknown> } }>(
      '{ dashboard { projects { payments { amount } topUps { amount } topUpCount } } }',
    );
    return dashboard.projects;
  };
  const lena = await aStaffMember(world, 'SUPPORT');
  const ann = await aUserWith(world, '9000.00');
  const short = await desk.project({ days: 2, annualPpm: 365_000 });
  const owing = await desk.project({ topUp: { amount: 10_000n, day: 3 } });
  const daily = await desk.project({ dividend: 'DAILY', annualPpm: 365_000, days: 90 });
  const before = await figures();
  expect(before).toMatchObject({ topUpCount: 0, topUps: usd('0.00') });
  const id = await desk.join(ann, short, 20_000); // 2 nights of 0.20
  await desk.join(ann, owing, 20_000); // 3 nights of 0.05, if nobody pays
  await desk.join(ann, daily, 100_000); // 7 nights of 1.00
  // The two that end: 200.40 and 200.15; what the daily one pays: 7.00.
  const held = Number.parseFloat((before.payments as { amount: string }).amount);
  expect(await figures()).toEqual({
    ...{ payments: usd((held + 200.4 + 200.15 + 7).toFixed(2)), topUps: usd('100.00') },
    topUpCount: 1,
  });
  const list = async (filter: object) => {
    const { holdings } = await ask<{ holdings: { items: { id: string }[] } }>(
      `query H($filter: AdminHoldingFilter) { holdings(filter: $filter) { items {
         id number state projectId projectTitle version principal { amount } user { id } } } }`,
      { filter },
      lena,
    );
    return holdings.items;
  };
  expect(await list({ projectId: short })).toEqual([
    expect.objectContaining({
      ...{ id, state: 'EARNING', projectTitle: 'Steady 30', version: 1 },
      ...{ principal: usd('200.00'), user: { id: ann.userId } },
    }),
  ]);
  expect(await list({ userId: ann.userId, state: 'NEEDS_TOPUP' })).toHaveLength(1);
  expect(await list({ userId: ann.userId })).toHaveLength(3);
  expect(await list({ userId: 'x' })).toEqual([]);
  const number = await desk.one<string>('SELECT number FROM yield_holding WHERE id = $1', [id]);
  expect(await list({ search: number.toLowerCase() })).toMatchObject([{ id }]);
  await advance(world, 3 * 86_400);
  await desk.catchUp();
  expect(await list({ state: 'DUE' })).toMatchObject([{ projectId: owing }]);
  expect(await list({ state: 'SETTLED' })).toMatchObject([{ id }]);
});
