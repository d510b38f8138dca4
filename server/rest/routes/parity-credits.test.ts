import { aSession, aStaffSession, graphql, legacy } from '../../testing/http';
import { FUND_PASSWORD } from '../../testing/people/withdrawals';
import { withCreditDesk, withPayoutDesk, withServer, withWorld } from '../../testing/suite';
import { withContracts } from '../../testing/people/contracts';
import { advance, aStaffMember, aUser, aUserWith, purses, quote } from '../../testing/world';
import { settleDueOrders } from '../../modules/trading';

const world = withWorld();
const server = withServer(world);
const desk = withCreditDesk(world);
const payouts = withPayoutDesk(world);
const { open } = withContracts(world);

interface Paid {
  readonly credit: { readonly id: string; readonly title: string } | null;
  readonly proposal: { readonly id: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly field: string[] | null }[];
}

async function staffAsks(
  { staff }: Awaited<ReturnType<typeof aStaffMember>>,
  field: string,
  input: object,
): Promise<Paid> {
  const cookie = await aStaffSession(world, staff.staffId);
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const shown = field === 'creditGrant' ? 'credit { id title }' : 'proposal { id }';
  const query = `mutation M($input: ${type}!) { ${field}(input: $input) { ${shown} userErrors { code field } } }`;
  const variables = { input: { ...input } };
  const { data, text } = await graphql(server, { query, variables, console: cookie });
  const answer = (data as unknown as Record<string, Paid> | null)?.[field];
  if (!answer) throw new Error(text);
  return answer;
}

const codes = ({ userErrors }: Paid) => userErrors.map(({ code }) => code);

const OWN = `query {
  openTurnover { held { amount } required { amount } done { amount } left { amount } }
  credits { edges { node { class title state amount { amount } left { amount } turnover { required { amount } done { amount } } } } }
  recharges(first: 1) { edges { node { class channelTitle screenshotUrl credit { title turnover { left { amount } } } } } }
  withdrawalPolicy { withdrawable { amount } }
}`;

it('M14: by either way in a user sees what was given, its turnover and what of it is done', async () => {
  const person = await aUserWith(world, '100.00');
  const token = await aSession(world, person.userId);
  const campaignId = await desk.campaign();
  await desk.give(person, campaignId);
  await quote(world, '2000.00');
  await open(person, 3_000);
  await advance(world, 59);
  await quote(world, '1999.00');
  await advance(world, 2);
  await settleDueOrders(world.visitor);

  const { data } = await graphql(server, { query: OWN, token });
  expect(data).toEqual({
    openTurnover: {
      ...{ held: { amount: '19.70' }, required: { amount: '150.00' } },
      ...{ done: { amount: '30.00' }, left: { amount: '120.00' } },
    },
    credits: {
      edges: [
        {
          node: {
            ...{ class: 'PROMOTION', title: 'Harbour week', state: 'OPEN' },
            ...{ amount: { amount: '50.00' }, left: { amount: '19.70' } },
            turnover: { required: { amount: '150.00' }, done: { amount: '30.00' } },
          },
        },
      ],
    },
    recharges: {
      edges: [
        {
          node: {
            ...{ class: 'PROMOTION', channelTitle: null, screenshotUrl: null },
            credit: { title: 'Harbour week', turnover: { left: { amount: '120.00' } } },
          },
        },
      ],
    },
    withdrawalPolicy: { withdrawable: { amount: '100.00' } },
  });

  const record = await legacy(server, { path: 'user/recharge_record?class=2', token });
  expect(record.data).toEqual([
    expect.objectContaining({
      ...{ class: 2, type: 'Harbour week', payments_id: 0, img: '', turnover: '150.00' },
      ...{ money: '50.00', credited: '50.00', status: 1, state: 'success', reason: '', name: '' },
    }),
  ]);
  const filtered = await legacy(server, { path: 'user/recharge_record?class=1', token });
  expect(filtered.data).toEqual([]);
  const turnover = { required: '150.00', done: '30.00', left: '120.00' };
  const index = await legacy(server, { path: 'user/index', token });
  expect(index.data).toMatchObject({ turnover });
  const cash = await legacy(server, { path: 'user/cash', token });
  expect(cash.data).toMatchObject({ turnover, withdrawable: '100.00' });
  const finance = await legacy(server, { path: 'user/finance', token });
  expect(JSON.stringify(finance.data)).toContain('"kind":"credit.grant"');
});

it('M14: by either way in TURNOVER_LOW says the figures, and nothing is written', async () => {
  const person = await payouts.saver('200.00');
  await desk.bonus(person, '100.00');
  const token = await aSession(world, person.userId);
  const figures = { withdrawable: '200.00', required: '300.00', done: '0.00', left: '300.00' };
  const form = { money: '200.01', pwd: FUND_PASSWORD, bid: person.target };
  const old = await legacy(server, { path: 'user/cash', token, form });
  expect(old).toMatchObject({ err: 'TURNOVER_LOW' });
  const query = `mutation W($input: WithdrawalSubmitInput!) { withdrawalSubmit(input: $input) {
    withdrawal { id } userErrors { code figures { name value } } } }`;
  const amount = { targetId: person.target, amount: '200.01', fundPassword: FUND_PASSWORD };
  const variables = { input: { ...amount, idempotencyKey: 'into-the-bonus' } };
  const { data } = await graphql(server, { query, token, variables });
  const shown = Object.entries(figures).map(([name, value]) => ({ name, value }));
  expect(data).toEqual({
    withdrawalSubmit: {
      withdrawal: null,
      userErrors: [{ code: 'TURNOVER_LOW', figures: expect.arrayContaining(shown) as unknown }],
    },
  });
  expect(await purses(world, person)).toEqual({ available: '300.00', frozen: '0.00' });
});

it('a credit by hand is called so, in the language of the request', async () => {
  const person = await aUser(world);
  await desk.bonus(person, '10.00', 0);
  const token = await aSession(world, person.userId);
  const record = await legacy(server, {
    path: 'user/recharge_record',
    token,
    headers: { lang: 'de' },
  });
  expect(record.data).toEqual([
    expect.objectContaining({
      class: 1,
      type: 'Gutschrift durch den Kundenservice',
      turnover: '0.00',
    }),
  ]);
});

it('nobody sees what somebody else was given', async () => {
  const [person, other] = await Promise.all([aUser(world), aUser(world)]);
  await desk.bonus(person, '10.00');
  const token = await aSession(world, other.userId);
  const { data } = await graphql(server, { query: OWN, token });
  expect(data).toMatchObject({ credits: { edges: [] }, recharges: { edges: [] } });
  expect((await legacy(server, { path: 'user/recharge_record', token })).data).toEqual([]);
});

describe('A9: by GraphQL', () => {
  it('an administrator credits under a campaign, once for one key, and nobody else does', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    const person = await aUser(world);
    const campaignId = await desk.campaign();
    const input = { campaignId, userId: person.userId, idempotencyKey: 'harbour-0001' };
    expect(codes(await staffAsks(lena, 'creditGrant', input))).toEqual(['NOT_PERMITTED']);
    const [first, again] = await Promise.all([
      staffAsks(desk.ada, 'creditGrant', input),
      staffAsks(desk.ada, 'creditGrant', input),
    ]);
    expect(first).toEqual(again);
    expect(first.credit?.title).toBe('Harbour week');
    expect(await purses(world, person)).toMatchObject({ available: '50.00' });
    const ended = { ...input, campaignId: '999999', idempotencyKey: 'harbour-0002' };
    expect(codes(await staffAsks(desk.ada, 'creditGrant', ended))).toEqual(['CAMPAIGN_ENDED']);
  });

  it.each(['-1.00', '0.00', 'NaN', '1,000.00', '1.001', '1e3', '1000000.01'])(
    'M5: %s is not proposed',
    async (amount) => {
      const { userId } = await aUser(world);
      const terms = { class: 'GIFT', amount, turnoverTimes: 1, reason: 'A test' };
      const credit = { userId, ...terms };
      expect(codes(await staffAsks(desk.ada, 'creditPropose', credit))).toEqual(['AMOUNT_INVALID']);
      const window = { startsAt: '2026-01-01', endsAt: '2027-01-01', open: true };
      const titles = [{ language: 'en', text: 'Harbour' }];
      const campaign = { ...terms, ...window, titles, budget: '100.00' };
      expect(codes(await staffAsks(desk.ada, 'campaignPropose', campaign))).toEqual([
        'AMOUNT_INVALID',
      ]);
    },
  );

  it('what users pay in themselves is no class of what is given', async () => {
    const { userId } = await aUser(world);
    const terms = { class: 'SELF', amount: '5.00', turnoverTimes: 1, reason: 'A test' };
    expect(codes(await staffAsks(desk.ada, 'creditPropose', { userId, ...terms }))).toEqual([
      'PARAM_INVALID',
    ]);
  });

  it('the console lists campaigns, their versions and what a user was given', async () => {
    const lena = await aStaffMember(world, 'SUPPORT');
    const person = await aUser(world);
    const id = await desk.campaign();
    await desk.give(person, id);
    const asks = async (staffId: string, query: string) =>
      graphql(server, { query, console: await aStaffSession(world, staffId) });
    const listed = await asks(
      desk.ada.staff.staffId,
      `{ campaigns { items { id spent budget titles { language text } } }
         campaignVersions(id: "${id}") { version changes { field after } } }`,
    );
    expect(listed.data).toMatchObject({
      campaigns: {
        items: expect.arrayContaining([
          expect.objectContaining({ id, spent: '50.00', budget: '1000.00' }),
        ]) as unknown,
      },
      campaignVersions: [{ version: 1 }],
    });
    const given = `{ creditsOfUser(userId: "${person.userId}") { items { title state } } }`;
    expect((await asks(lena.staff.staffId, given)).data).toEqual({
      creditsOfUser: { items: [{ title: 'Harbour week', state: 'OPEN' }] },
    });
    expect((await asks(lena.staff.staffId, '{ campaigns { items { id } } }')).text).toContain(
      'NOT_PERMITTED',
    );
  });
});
