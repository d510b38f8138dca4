import { randomUUID } from 'node:crypto';
import { graphql, legacy } from '../../testing/http';
import { aCarefulUser, rest, type SignedIn } from '../../testing/people/safeguards';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aUserWith } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Nobody has it. */
const NONE = '999999';

type Field = 'projectId' | 'holdingId' | 'amount' | 'termsId';
type Form = Readonly<Partial<Record<Field, string | undefined>>>;
interface Refused {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** The four writes: the mutation, its input and what the old path calls each of its fields. */
const writes = {
  join: ['projectJoin', 'ProjectJoinInput', 'yebjoinnow'],
  topUp: ['holdingTopUp', 'HoldingTopUpInput', 'yebappend'],
  settle: ['holdingSettle', 'HoldingSettleInput', 'yebstop'],
  renew: ['holdingRenew', 'HoldingRenewInput', 'yebkeep'],
} as const;
type Write = keyof typeof writes;
const oldNames = { projectId: 'yebid', holdingId: 'id', amount: 'money', termsId: 'terms_id' };
/** GraphQL has a version named with every call; the old path leaves it out. */
const needed = { join: { termsId: NONE }, topUp: {}, settle: {}, renew: { termsId: NONE } };

const headers = () => ({ 'idempotency-key': randomUUID() });

/** Without what is left out. */
const given = (input: Form) =>
  Object.entries(input).filter((one): one is [Field, string] => one[1] !== undefined);

async function overGraphql({ token }: SignedIn, write: Write, input: Form) {
  const [name, type] = writes[write];
  const { data } = await graphql(server, {
    token,
    query: `mutation M($input: ${type}!) { ${name}(input: $input) { userErrors { code message } } }`,
    variables: {
      input: {
        idempotencyKey: randomUUID(),
        ...needed[write],
        ...Object.fromEntries(given(input)),
      },
    },
  });
  const [first] = (data as unknown as Record<string, Refused>)[name]?.userErrors ?? [];
  return first ? [first.code, first.message] : ['OK'];
}

async function overRest({ token }: SignedIn, write: Write, input: Form) {
  const form = Object.fromEntries(given(input).map(([field, value]) => [oldNames[field], value]));
  const call = { path: `user/${writes[write][2]}`, form, token, headers: headers() };
  const { err, msg } = await legacy(server, call);
  return err === null ? ['OK'] : [err, msg];
}

/** What is refused, by its code; the words of both ways in are the same. */
async function refused(person: SignedIn, write: Write, input: Form) {
  const [one, two] = [
    await overGraphql(person, write, input),
    await overRest(person, write, input),
  ];
  expect(two).toEqual(one);
  return one[0];
}

/** What the preview of the old path refuses. */
async function previewOf({ token }: SignedIn, id: string) {
  const form = { id, preview: '1' };
  return (await legacy(server, { path: 'user/yebstop', form, token, headers: headers() })).err;
}

/** Is joined for 100.00 to 1,000.00, and has room for 1,000.00 in all. */
function roomFor1000(more: Parameters<typeof desk.project>[0] = {}, dollars = '5.00') {
  return desk.project({ max: 100_000n, capacity: 100_000n, ...more }, dollars);
}

describe('each refusal in its order, through GraphQL and through the old paths: all rules are broken, then mended one by one', () => {
  it('of joining', async () => {
    const ann = await aCarefulUser(world, '320.00');
    const ben = await aUserWith(world, '900.00');
    const soon = new Date((await world.visitor.now()).getTime() + HOUR * 1_000);
    const dates = { releaseAt: soon, saleStartsAt: soon };
    const project = await roomFor1000({ ...dates, topUp: { amount: 20_000n, day: 9 } });
    const join = (amount: string, termsId?: string) =>
      refused(ann, 'join', { projectId: project, amount, termsId });
    await desk.suspend(project, true);
    expect(await join('50')).toBe('PRODUCT_NOT_FOUND');
    await advance(world, HOUR);
    expect(await join('50')).toBe('PROJECT_NOT_ON_SALE');
    await desk.suspend(project, false);
    expect(await join('50')).toBe('PROJECT_MIN');
    const joined = await desk.join(ann, project, 10_000);
    await desk.join(ben, project, 10_000);
    await rest(ann, 'HOURS_24');
    expect(await join('801')).toBe('PROJECT_MAX');
    expect(await join('800')).toBe('ALREADY_JOINED');
    await desk.settle(ann, joined);
    expect(await join('800')).toBe('TRADING_BREAK');
    await advance(world, DAY);
    expect(await join('800')).toBe('TERMS_NOT_ACCEPTED');
    const terms = await desk.termsOf(project);
    expect(await join('800', NONE)).toBe('TERMS_NOT_ACCEPTED');
    expect(await join('800', terms)).toBe('PROJECT_CAPACITY');
    expect(await join('500', terms)).toBe('PROJECT_NOT_COVERED');
    await desk.fund(project, '100.00');
    expect(await join('500', terms)).toBe('BALANCE_TOO_LOW');
    const asked = { projectId: project, amount: '300', termsId: terms };
    expect(await overRest(ann, 'join', asked)).toEqual(['OK']);
  });

  it('of adding what was not agreed', async () => {
    const ann = await aCarefulUser(world, '500.00');
    const ben = await aUserWith(world, '900.00');
    const [project, short] = [await roomFor1000({}, '6.00'), await desk.project({ days: 1 })];
    const add = (amount?: string, holdingId = id) => refused(ann, 'topUp', { holdingId, amount });
    const over = await desk.join(ann, short, 20_000);
    await advance(world, DAY);
    const id = await desk.join(ann, project, 20_000);
    await desk.join(ben, project, 50_000);
    for (const one of [project, short]) await desk.suspend(one, true);
    await rest(ann, 'HOURS_24');
    expect(await add('5', NONE)).toBe('HOLDING_NOT_FOUND');
    expect(await add('5', over)).toBe('HOLDING_STATE');
    expect(await add('5')).toBe('PROJECT_NOT_ON_SALE');
    // Nothing is owed and nothing was named: the same rules, in the same order.
    expect(await add()).toBe('PROJECT_NOT_ON_SALE');
    await desk.suspend(project, false);
    expect(await add()).toBe('APPEND_MIN');
    expect(await add('5')).toBe('APPEND_MIN');
    expect(await add('801')).toBe('PROJECT_MAX');
    expect(await add('800')).toBe('TRADING_BREAK');
    await advance(world, DAY);
    expect(await add('800')).toBe('PROJECT_CAPACITY');
    expect(await add('300')).toBe('PROJECT_NOT_COVERED');
    await desk.fund(project, '100.00');
    expect(await add('300')).toBe('BALANCE_TOO_LOW');
    await desk.catchUp();
    expect(await overRest(ann, 'topUp', { holdingId: id, amount: '300' })).toEqual(['OK']);
  });

  it('of adding what was agreed: neither a pause nor a break, only state, amount and balance', async () => {
    const ann = await aCarefulUser(world, '210.00');
    const project = await desk.project({ topUp: { amount: 20_000n, day: 9 } });
    const id = await desk.join(ann, project, 10_000);
    await desk.suspend(project, true);
    await rest(ann, 'FOR_GOOD');
    const add = (amount?: string) => refused(ann, 'topUp', { holdingId: id, amount });
    expect(await add('199.99')).toBe('APPEND_MIN');
    expect(await add('205')).toBe('PROJECT_NOT_ON_SALE');
    expect(await add()).toBe('BALANCE_TOO_LOW');
    await advance(world, 9 * DAY);
    expect(await add()).toBe('HOLDING_STATE');
  });

  it('of settling, its preview too', async () => {
    const ann = await aCarefulUser(world, '900.00');
    const id = await desk.join(ann, await desk.project({ days: 1, earlyStop: null }), 20_000);
    const settle = async (holdingId = id) => [
      await refused(ann, 'settle', { holdingId }),
      await previewOf(ann, holdingId),
    ];
    const both = (code: string) => [code, code];
    expect(await settle(NONE)).toEqual(both('HOLDING_NOT_FOUND'));
    expect(await settle()).toEqual(both('EARLY_STOP_NOT_ALLOWED'));
    await advance(world, DAY);
    // No job has come by, and it can be settled: the preview says so too.
    expect(await previewOf(ann, id)).toBeNull();
    expect(await overRest(ann, 'settle', { holdingId: id })).toEqual(['OK']);
    expect(await settle()).toEqual(both('HOLDING_STATE'));
  });

  it('of renewing', async () => {
    const ann = await aCarefulUser(world, '900.00');
    const project = await desk.project({ days: 2 }, '1.00');
    const id = await desk.join(ann, project, 20_000);
    const renew = (termsId?: string, holdingId = id) =>
      refused(ann, 'renew', { holdingId, termsId });
    const terms = await desk.version(project, { annualPpm: 900_000, days: 400 });
    await desk.suspend(project, true);
    await advance(world, DAY + HOUR);
    await rest(ann, 'HOURS_24');
    expect(await renew(undefined, NONE)).toBe('HOLDING_NOT_FOUND');
    expect(await renew()).toBe('HOLDING_STATE');
    await advance(world, 23 * HOUR);
    expect(await renew()).toBe('PROJECT_NOT_RENEWABLE');
    await desk.suspend(project, false);
    expect(await renew()).toBe('TRADING_BREAK');
    await advance(world, HOUR);
    expect(await renew()).toBe('TERMS_NOT_ACCEPTED');
    expect(await renew(terms)).toBe('PROJECT_NOT_COVERED');
    await desk.fund(project, '1000.00');
    expect(await overRest(ann, 'renew', { holdingId: id, termsId: terms })).toEqual(['OK']);
  });
});

it.each([
  ['join', '1.001', 'AMOUNT_INVALID'],
  ['join', '0', 'AMOUNT_INVALID'],
  ['join', '-200', 'AMOUNT_INVALID'],
  ['join', '1e3', 'AMOUNT_INVALID'],
  ['join', '1,000', 'AMOUNT_INVALID'],
  ['join', '２００', 'AMOUNT_INVALID'],
  ['join', '99999999999999999999', 'AMOUNT_INVALID'],
  ['topUp', '0', 'AMOUNT_INVALID'],
  ['topUp', '10.001', 'AMOUNT_INVALID'],
  ['topUp', 'ten', 'AMOUNT_INVALID'],
] as const)('%s with %s: %s, both ways in', async (write, amount, code) => {
  const ann = await aCarefulUser(world, '500.00');
  const projectId = await desk.project();
  const asked =
    write === 'join' ? { projectId } : { holdingId: await desk.join(ann, projectId, 20_000) };
  expect(await refused(ann, write, { ...asked, amount })).toBe(code);
});
