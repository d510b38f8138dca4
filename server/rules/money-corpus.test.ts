import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { theSchemas } from '../http/schemas';
import { closeProposal } from '../modules/proposals/close-proposal';
import { acceptUpload } from '../modules/uploads';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { moneyCorpus } from '../testing/money/corpus';
import { legacyFields, userFields, type MoneyAsk, type MoneyField } from '../testing/money/fields';
import { moneySettings, settingsFields } from '../testing/money/settings-fields';
import { staffFields } from '../testing/money/staff-fields';
import { legacyParameters } from '../testing/legacy-parameters';
import { withInvitation } from '../testing/people/invitation';
import { aLeader } from '../testing/people/leaders';
import { aPicture } from '../testing/files/picture';
import {
  withCreditDesk,
  withPayoutDesk,
  withProjectDesk,
  withReviewDesk,
  withServer,
  withVerificationDesk,
  withWorld,
} from '../testing/suite';
import { instrumentId, quote } from '../testing/world';

const world = withWorld();
const server = withServer(world);
const payout = withPayoutDesk(world);
const reviews = withReviewDesk(world);
const projects = withProjectDesk(world);
const credits = withCreditDesk(world);
const inviting = withInvitation(world, credits, withVerificationDesk(world));

let token: string;
let cookie: string;
let fields: readonly MoneyField[];

beforeAll(async () => {
  const person = await payout.saver('50000.00');
  await inviting.paying();
  await inviting.paying({ class: 'GIFT', purpose: 'DAILY_BONUS', amount: 100n, turnoverTimes: 1 });
  await inviting.verify(await inviting.invited(person));
  const joinedId = await projects.project();
  const [projectId, another] = [await anOpenProject(), await anOpenProject()];
  const request = await reviews.submitted(person, '200.00');
  const { version } = await reviews.take(reviews.ada, request);
  const day = new Date((await world.visitor.now()).getTime() + 86_400_000);
  const ids = {
    ...{ instrumentId: await instrumentId(world), channelId: reviews.channel },
    offeredIds: await Promise.all([
      instrumentId(world, 'ETH/USDT'),
      instrumentId(world, 'SOL/USDT'),
    ]),
    screenshot: (await acceptUpload(person.ctx, await aPicture(77))).path,
    ...{ holdingId: await projects.join(person, joinedId, 10_000), joinedId, projectId },
    ...{ termsId: await projects.termsOf(projectId), targetId: person.target },
    leaderId: (await aLeader(world, '0.00')).leaderId,
    ...{ userId: person.userId, request, version, tomorrow: day.toISOString() },
  };
  token = await aSession(world, person.userId);
  cookie = await aStaffSession(world, reviews.ada.staff.staffId);
  const older = { ...ids, projectId: another, termsId: await projects.termsOf(another) };
  // As in the product: a setting is proposed with all of its group.
  await world.sql.owner.query(
    `UPDATE setting SET value = '10' WHERE key IN ('undoSeconds', 'rechargesOpenMax')`,
  );
  fields = [
    ...[...userFields(ids), ...legacyFields(older), ...staffFields(ids)],
    ...(await settingsFields(world)),
  ];
});

const anOpenProject = () => projects.project({ topUp: { amount: 20_000n, day: 10 } });

/** The codes that a request with this amount is answered with: none where it is not refused. */
async function codes(ask: MoneyAsk, amount: string): Promise<readonly string[]> {
  if ('path' in ask) {
    const { err } = await legacy(server, { path: ask.path, form: ask.form(amount), token });
    return err === null ? [] : [err];
  }
  const signedIn = ask.schema === 'user' ? { token } : { console: cookie };
  const { data, errors } = await graphql(server, {
    ...{ query: ask.query, variables: ask.variables(amount) },
    ...signedIn,
  });
  const [payload] = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[];
  return [
    ...errors.map(({ extensions }) => extensions?.code ?? 'UNNAMED'),
    ...(payload?.userErrors ?? []).map(({ code }) => code),
  ];
}

/** How many rows each table has, but those that say who was here. */
async function written(): Promise<unknown> {
  const { rows } = await world.sql.owner.query<{ name: string; count: string }>(`
    SELECT c.relname AS name, (xpath('/row/n/text()', query_to_xml(
      format('SELECT count(*) AS n FROM tarn.%I', c.relname), false, true, '')))[1]::text AS count
    FROM pg_class c WHERE c.relnamespace = 'tarn'::regnamespace AND c.relkind IN ('r', 'p')
      AND c.relname NOT IN ('quote', 'session_day') ORDER BY 1`);
  return rows;
}

const moneyNames = /^(amount|budget|capacity|creditedAmount|min|max|amountM(in|ax)|turnover)$/;

/** Every argument and input field of a schema that holds money, as `Type.field`. */
function declared(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ type: type.name, field })),
    );
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name, args }) =>
      args.map((field) => ({ type: `${root?.name ?? ''}.${name}`, field })),
    ),
  );
  return [...inputs, ...roots]
    .filter(({ field }) => ['String', 'Decimal'].includes(getNamedType(field.type).name))
    .filter(
      ({ field }) => moneyNames.test(field.name) || getNamedType(field.type).name === 'Decimal',
    )
    .map(({ type, field }) => `${type}.${field.name}`);
}

/** What an amount is called on old paths, each with its other names. */
const legacyAmounts = new Set(['money', 'amount', 'order_price']);

/** Every name of every parameter of an old path that is money, as `path parameter`. */
const declaredByOldPaths = Object.entries(legacyParameters).flatMap(([path, parameters]) =>
  parameters
    .filter((names) => names.some((name) => legacyAmounts.has(name)))
    .flatMap((names) => names.map((name) => `${path} ${name}`)),
);

/** One proposal waits for a group of settings: what was refused lets the next one be made. */
async function refuseProposals(): Promise<void> {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `SELECT id FROM proposal WHERE subject LIKE 'settings/%' AND state = 'OPEN'`,
  );
  for (const { id } of rows)
    await closeProposal(credits.jun.ctx, { id, act: 'REFUSED', reason: 'A test' });
}

describe('M5: the corpus of what is no amount', () => {
  it('is tried in every field of money of both schemas, every setting that is money and every old path', async () => {
    const { userSchema, adminSchema } = await theSchemas();
    const tried = new Set(
      fields.map(({ name }) => name.replace('ProjectProposeInput.topUp', 'ProjectTopUpInput')),
    );
    const fromSchemas = [userSchema, adminSchema].flatMap(declared);
    const counts = [fromSchemas, moneySettings, declaredByOldPaths].map(({ length }) => length);
    expect(counts.map((count, n) => count > ([20, 8, 10][n] ?? 0))).toEqual([true, true, true]);
    const all = [...fromSchemas, ...moneySettings, ...declaredByOldPaths];
    expect(all.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('is refused in each, as AMOUNT_INVALID where it is an amount, and nothing is written', async () => {
    const before = await written();
    const wrong: string[] = [];
    for (const { name, ask, optional, shown } of fields) {
      const none = optional ? [] : [''];
      const corpus = shown ? moneyCorpus.filter((text) => !/^0+(\.00)?$/.test(text)) : moneyCorpus;
      const tries = [...none, ...corpus].map(async (amount) => {
        const told = (await codes(ask, amount)).join();
        // An old form without it is not filled in.
        const isEmpty = 'path' in ask && amount === '';
        const expected = isEmpty ? 'FORM_INCOMPLETE' : shown ? 'PARAM_INVALID' : 'AMOUNT_INVALID';
        if (told !== expected) wrong.push(`${name} = ${JSON.stringify(amount)}: ${told}`);
      });
      await Promise.all(tries);
    }
    expect(wrong).toEqual([]);
    expect(await written()).toEqual(before);
  }, 300_000);

  it('and a right amount is refused in none', async () => {
    const told: Record<string, readonly string[]> = {};
    // What was shown goes with the amount that is claimed.
    const tried = fields.filter(({ shown }) => !shown);
    for (const [n, { name, ask, right }] of tried.entries()) {
      await quote(world, (91_000 + n).toFixed(2));
      await quote(world, (1.0002 + n / 100_000).toFixed(5), 'USDT/USD');
      await refuseProposals();
      const refused = await codes(ask, right);
      if (refused.length > 0) told[name] = refused;
    }
    expect(told).toEqual({});
  });
});
