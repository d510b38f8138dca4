import { randomUUID } from 'node:crypto';
import { aSession, graphql } from '../../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY_MS = 86_400_000;
const HOLDING = `id state accrued { amount } paid { amount } principal { amount } expected { amount }
  topUp { amount } project { title }`;

async function ask<T>(
  query: string,
  token?: string,
  variables: Readonly<Record<string, unknown>> = {},
) {
  const { data } = await graphql(server, { query, token: token ?? null, variables });
  return data as unknown as T | null;
}

it('tabs: what is on sale or sold out, what has ended, and with ALL what is still to come; nothing before its release', async () => {
  const now = (await world.visitor.now()).getTime();
  const at = (days: number) => new Date(now + days * DAY_MS);
  const [sale, soon, hidden, full] = [
    await desk.project(),
    await desk.project({ saleStartsAt: at(1) }),
    await desk.project({ releaseAt: at(1), saleStartsAt: at(2) }),
    await desk.project({ max: 10_000n, capacity: 10_000n }),
  ];
  await desk.join(await aUserWith(world, '100.00'), full, 10_000);
  const over = await desk.project({ saleEndsAt: at(0.0001) });
  await advance(world, 60);
  const listed = async (tab: string) => {
    const data = await ask<{ projects: { edges: { node: { id: string; phase: string } }[] } }>(
      `{ projects(tab: ${tab}, first: 50) { edges { node { id phase } } } }`,
    );
    return data?.projects.edges.map(({ node }) => `${node.id} ${node.phase}`);
  };
  expect(await listed('IN_PROGRESS')).toEqual([`${full} SOLD_OUT`, `${sale} ON_SALE`]);
  expect(await listed('ENDED')).toEqual([`${over} ENDED`]);
  expect(await listed('ALL')).toEqual([
    `${over} ENDED`,
    `${full} SOLD_OUT`,
    `${soon} UPCOMING`,
    `${sale} ON_SALE`,
  ]);
  const data = await ask<{ project: null }>(`{ project(id: "${hidden}") { id } }`);
  expect(data?.project).toBeNull();
});

it('says what comes of an amount, with the agreed top-up, and what is left and covered', async () => {
  const project = await desk.project(
    { annualPpm: 91_250, topUp: { amount: 20_000n, day: 10 } },
    '800.00',
  );
  const data = await ask<{ project: object; projectOutlook: object }>(
    `{ project(id: "${project}") { annualRate dailyRate left { amount } funded { amount } topUp { day } }
       projectOutlook(id: "${project}", amount: "1000.00") { daily { amount } interest { amount } total { amount } } }`,
  );
  // 30 nights of 1,000.00 and 20 of 200.00 at 9.125 % a year.
  expect(data).toEqual({
    project: {
      ...{ annualRate: '9.125', dailyRate: '0.025000', left: { amount: '100000.00' } },
      ...{ funded: { amount: '800.00' }, topUp: { day: 10 } },
    },
    projectOutlook: {
      ...{ daily: { amount: '0.25' }, interest: { amount: '8.50' }, total: { amount: '1208.50' } },
    },
  });
});

it('M12: says the most that is covered, and that is taken, and not a cent more', async () => {
  const [ann, ben] = [await aUserWith(world, '900.00'), await aUserWith(world, '900.00')];
  // 30 days at 9.125 %: 0.75 % of what is put in and of 100.00 that are agreed. 3.00 cover 401.33 in all.
  const project = await desk.project({ topUp: { amount: 10_000n, day: 10 } }, '3.00');
  const coverable = async () =>
    (await ask<{ project: object }>(`{ project(id: "${project}") { coverable { amount } } }`))
      ?.project;
  expect(await coverable()).toEqual({ coverable: { amount: '301.33' } });
  await expect(desk.join(ann, project, 30_134)).rejects.toMatchObject({
    ...{ code: 'PROJECT_NOT_COVERED', figures: { funded: '3.00', promised: '3.01' } },
  });
  await desk.join(ann, project, 30_133);
  expect(await coverable()).toEqual({ coverable: { amount: '0.00' } });
  await desk.fund(project, '1000.00');
  expect(await coverable()).toEqual({ coverable: { amount: '4900.00' } });
  await desk.join(ben, project, 20_000);
});

it('joins, tops up, previews and settles over GraphQL, and tells refusals with their field', async () => {
  const ann = await aUserWith(world, '900.00');
  const token = await aSession(world, ann.userId);
  const project = await desk.project({
    days: 2,
    annualPpm: 365_000,
    topUp: { amount: 10_000n, day: 1 },
  });
  const join = (more: object) =>
    ask<{
      projectJoin: {
        holding: { id: string } | null;
        userErrors: { code: string; field: string[] | null }[];
      };
    }>(
      `mutation J($input: ProjectJoinInput!) { projectJoin(input: $input) { holding { ${HOLDING} } userErrors { code field } } }`,
      token,
      {
        input: {
          projectId: project,
          amount: '200.00',
          termsId: '1',
          idempotencyKey: randomUUID(),
          ...more,
        },
      },
    ).then((data) => data?.projectJoin);
  expect(await join({})).toMatchObject({
    holding: null,
    userErrors: [{ code: 'TERMS_NOT_ACCEPTED' }],
  });
  expect(await join({ amount: '0' })).toMatchObject({
    userErrors: [{ code: 'AMOUNT_INVALID', field: ['input', 'amount'] }],
  });
  const joined = await join({ termsId: await desk.termsOf(project) });
  expect(joined?.holding).toMatchObject({
    ...{ state: 'NEEDS_TOPUP', principal: { amount: '200.00' }, expected: { amount: '0.50' } },
    ...{ topUp: { amount: '100.00' }, project: { title: 'Steady 30' } },
  });
  const id = joined?.holding?.id ?? '';
  const act = async (name: string, type: string) => {
    const data = await ask<Record<string, { holding: object }>>(
      `mutation A($input: ${type}!) { ${name}(input: $input) { holding { ${HOLDING} } userErrors { code } } }`,
      token,
      { input: { holdingId: id, idempotencyKey: randomUUID() } },
    );
    return data?.[name];
  };
  expect(await act('holdingTopUp', 'HoldingTopUpInput')).toMatchObject({
    holding: { state: 'EARNING', principal: { amount: '300.00' } },
  });
  await advance(world, 86_400);
  const data = await ask(
    `{ holdingSettlement(id: "${id}") { principal { amount } accrued { amount } reduction { amount } interest { amount } }
       holdings(tab: IN_PROGRESS) { edges { node { id } } } yieldOverview { held { amount } total { amount } } }`,
    token,
  );
  expect(data).toEqual({
    holdingSettlement: {
      ...{ principal: { amount: '300.00' }, accrued: { amount: '0.30' } },
      ...{ reduction: { amount: '0.15' }, interest: { amount: '0.15' } },
    },
    holdings: { edges: [{ node: { id } }] },
    yieldOverview: { held: { amount: '300.00' }, total: { amount: '0.00' } },
  });
  const settled = async () => ask(`{ holding(id: "${id}") { settled { amount asset } } }`, token);
  expect(await settled()).toEqual({ holding: { settled: null } });
  expect(await act('holdingSettle', 'HoldingSettleInput')).toMatchObject({
    holding: { state: 'SETTLED', accrued: { amount: '0.15' }, paid: { amount: '0.15' } },
  });
  // Principal, and the interest that the reduction left.
  expect(await settled()).toEqual({ holding: { settled: { amount: '300.15', asset: 'USD' } } });
  const eve = await aSession(world, (await aUserWith(world, '1.00')).userId);
  const foreign = await ask(
    `{ holding(id: "${id}") { id } holdingSettlement(id: "${id}") { interest { amount } } }`,
    eve,
  );
  expect(foreign).toEqual({ holding: null, holdingSettlement: null });
});
