import { aStaffSession, graphql } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../testing/world';

const world = withWorld();
const server = withServer(world);

interface Answer {
  readonly proposal: { readonly id: string; readonly state: string } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

async function ask({ staff }: StaffPerson, query: string, variables: object): Promise<Answer> {
  const cookie = await aStaffSession(world, staff.staffId);
  const call = { query, variables: variables as Record<string, unknown>, console: cookie };
  const { data } = await graphql(server, call);
  return Object.values(data ?? {})[0] as unknown as Answer;
}
const FIELDS = '{ proposal { id state } userErrors { code } }';
const PROPOSE = `mutation P($input: StaffRoleProposeInput!) { staffRolePropose(input: $input) ${FIELDS} }`;
const CONFIRM = `mutation C($id: ID!) { proposalConfirm(id: $id) ${FIELDS} }`;
const CHANNEL = `mutation N($input: RechargeChannelProposeInput!) { rechargeChannelPropose(input: $input) ${FIELDS} }`;
const codes = ({ userErrors }: Answer) => userErrors.map(({ code }) => code);

it('A9: by GraphQL a role is proposed and confirmed by administrators, and by nobody else', async () => {
  const [ada, jun, lena] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'SUPPORT'),
  ]);
  const input = { staffId: lena.staff.staffId, role: 'ADMIN', reason: 'Leads the desk' };
  expect(codes(await ask(lena, PROPOSE, { input }))).toEqual(['NOT_PERMITTED']);
  const key = { idempotencyKey: 'role-1234' };
  const first = await ask(ada, PROPOSE, { input: { ...input, ...key } });
  expect(await ask(ada, PROPOSE, { input: { ...input, ...key } })).toEqual(first);
  const other = { ...input, ...key, role: 'SUPPORT' };
  expect(codes(await ask(ada, PROPOSE, { input: other }))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  const id = first.proposal?.id ?? '';
  expect(codes(await ask(lena, CONFIRM, { id }))).toEqual(['NOT_PERMITTED']);
  expect(codes(await ask(ada, CONFIRM, { id }))).toEqual(['OWN_REQUEST']);
  expect(codes(await ask(jun, CONFIRM, { id: `${id} OR 1=1` }))).toEqual(['REQUEST_NOT_FOUND']);
  expect((await ask(jun, CONFIRM, { id })).proposal?.state).toBe('CONFIRMED');
  // Her new role counts at once, in the session she has.
  expect(codes(await ask(lena, CONFIRM, { id }))).toEqual(['ALREADY_DECIDED']);
});

it.each([
  ['-1.00', '200.00'],
  ['0.00', '200.00'],
  ['NaN', '200.00'],
  ['1,000.00', '2000.00'],
  ['1.001', '200.00'],
  ['100.00', '1e309'],
])('M5: a channel is not proposed from %s to %s', async (min, max) => {
  const ada = await aStaffMember(world, 'ADMIN');
  const texts = { titles: [{ language: 'en', text: 'Bank' }], details: [], notes: [] };
  const input = { kind: 'BANK', ...texts, min, max, sort: 1, open: true, reason: 'A test' };
  expect(codes(await ask(ada, CHANNEL, { input }))).toEqual(['AMOUNT_INVALID']);
  const { rows } = await world.sql.app.query('SELECT FROM proposal WHERE proposed_by = $1', [
    ada.staff.staffId,
  ]);
  expect(rows).toEqual([]);
});
