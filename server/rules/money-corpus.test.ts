import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { theSchemas } from '../http/schemas';
import { acceptUpload } from '../modules/uploads';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { moneyCorpus } from '../testing/money/corpus';
import { legacyFields, userFields, type MoneyAsk, type MoneyField } from '../testing/money/fields';
import { staffFields } from '../testing/money/staff-fields';
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
const { invited, verify } = withInvitation(world, credits, withVerificationDesk(world));

let token: string;
let cookie: string;
let fields: readonly MoneyField[];

beforeAll(async () => {
  const person = await payout.saver('50000.00');
  await verify(await invited(person));
  await credits.campaign({ class: 'GIFT', purpose: 'DAILY_BONUS', amount: 100n, turnoverTimes: 1 });
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
  fields = [...userFields(ids), ...legacyFields(older), ...staffFields(ids)];
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

const moneyNames = /^(amount|budget|capacity|creditedAmount|min|max|amountM(in|ax))$/;

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

describe('M5: the corpus of what is no amount', () => {
  it('is tried in every field of money of both schemas', async () => {
    const { userSchema, adminSchema } = await theSchemas();
    const tried = new Set(
      fields.map(({ name }) => name.replace('ProjectProposeInput.topUp', 'ProjectTopUpInput')),
    );
    const all = [userSchema, adminSchema].flatMap(declared);
    expect(all.length).toBeGreaterThan(18);
    expect(all.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('is refused as AMOUNT_INVALID in each, and nothing is written', async () => {
    const before = await written();
    const wrong: string[] = [];
    for (const { name, ask, optional } of fields) {
      const none = optional ? [] : [''];
      const tries = [...none, ...moneyCorpus].map(async (amount) => {
        const told = (await codes(ask, amount)).join();
        // An old form without it is not filled in.
        const expected = 'path' in ask && amount === '' ? 'FORM_INCOMPLETE' : 'AMOUNT_INVALID';
        if (told !== expected) wrong.push(`${name} = ${JSON.stringify(amount)}: ${told}`);
      });
      await Promise.all(tries);
    }
    expect(wrong).toEqual([]);
    expect(await written()).toEqual(before);
  }, 300_000);

  it('and a right amount is refused in none', async () => {
    const told: Record<string, readonly string[]> = {};
    await quote(world, '91000.00');
    await quote(world, '1.0002', 'USDT/USD');
    for (const { name, ask, right } of fields) {
      const refused = await codes(ask, right);
      if (refused.length > 0) told[name] = refused;
    }
    expect(told).toEqual({});
  });
});
