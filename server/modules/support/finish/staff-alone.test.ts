import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { helpQueueOf, stepsOf, type HelpKind } from '../../../../schema/help';
import { fromRoot } from '../../../platform/project-root';
import { aStaffSession, graphql } from '../../../testing/http';
import { codeOf, registering } from '../../../testing/people/accounts';
import { aVerifiedPerson } from '../../../testing/people/changes';
import { aPerson, aPersonWithFactor } from '../../../testing/people/second-factors';
import { withHelpDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, type StaffPerson } from '../../../testing/world';
import { sendCode } from '../../accounts';
import { takeChange } from '../../verifications/change/take-change';
import { requestFundPassword } from '../submit/request-fund-password';
import { reportLostFactor } from '../submit/report-lost-factor';
import { chooseFundPassword } from './choose-fund-password';
import { turnFactorOff } from './turn-factor-off';

const world = withWorld();
const server = withServer(world);
const desk = withHelpDesk(world);
const DAY = 24 * 3_600;
const { password } = registering;
const NEW = 'beacon-9';
const note = 'My phone was stolen.';

interface Asked {
  readonly id: string;
  readonly userId: string;
  /** What the person does in the end. */
  readonly own: () => Promise<unknown>;
  /** The same as staff would ask the API for it. */
  readonly api: string;
  /** The same as a function of the database. */
  readonly sql: string;
  /** What the function says to whoever is not the person once the day is over; null where it only asks for the user. */
  readonly late: string | null;
}

/** An appeal gives access back by the word of staff: it is no such help. A new kind finds its place here. */
const kinds: Readonly<Record<Exclude<HelpKind, 'APPEAL'>, () => Promise<Asked>>> = {
  async FUND_PASSWORD() {
    const { ctx, userId } = await aPerson(world, 'lantern-5');
    const input = { loginPassword: password, password: NEW, passwordRepeat: NEW };
    return {
      ...{ userId, id: await requestFundPassword(ctx, { note }) },
      own: () => chooseFundPassword(ctx, input),
      api: `fundPasswordChoose(input: { loginPassword: "x", password: "${NEW}", passwordRepeat: "${NEW}" })`,
      ...{ sql: `choose_fund_password(${userId}, 'hash')`, late: null },
    };
  },
  async SECOND_FACTOR() {
    const { account, userId } = await aPersonWithFactor(world);
    const by = { account, password };
    return {
      ...{ userId, id: await reportLostFactor(world.visitor, { ...by, note }) },
      own: async () => {
        await sendCode(world.visitor, { account, scene: 'FACTOR_OFF' });
        await turnFactorOff(world.visitor, { ...by, code: await codeOf(world, account) });
      },
      api: `lostFactorConfirm(input: { account: "${account}", password: "harbour-8", code: "000000" })`,
      ...{ sql: `turn_factor_off(${userId})`, late: 'CODE_WRONG' },
    };
  },
  async INFO_CHANGE() {
    const person = await aVerifiedPerson(world, desk.ada.staff.staffId);
    return {
      ...{ userId: person.userId, id: await person.asks() },
      own: () => takeChange(person.ctx),
      ...{ api: 'verificationChangeConfirm', sql: `take_change(${person.userId})`, late: null },
    };
  },
};

/** How somebody gets in, proves themselves and is reached, and who they are verified as. */
const ACCESS = `SELECT jsonb_build_object(
  'user', (SELECT ARRAY[u.password_hash, u.fund_password_hash, u.phone, u.email, u.user_name, u.reset_asked_at::text]
    FROM app_user u WHERE u.id = $1),
  'factor', (SELECT to_jsonb(f) FROM second_factor f WHERE f.user_id = $1),
  'codes', (SELECT jsonb_agg(to_jsonb(c) ORDER BY c.id) FROM recovery_code c WHERE c.user_id = $1),
  'passkeys', (SELECT jsonb_agg(to_jsonb(k) ORDER BY k.id) FROM passkey k WHERE k.user_id = $1),
  'sessions', (SELECT jsonb_agg(s.id ORDER BY s.id) FROM user_session s WHERE s.user_id = $1),
  'verified', (SELECT jsonb_agg(v.id) FROM verification v WHERE v.user_id = $1 AND v.standing)) AS access`;
const accessOf = async (userId: string): Promise<string> => {
  const { rows } = await world.sql.owner.query<{ access: object }>(ACCESS, [userId]);
  return JSON.stringify(rows[0]?.access);
};

interface Way {
  /** Every step that staff have by it, in an order in which an approval stands at the end. */
  readonly steps: readonly string[];
  /** Takes one; whether it is refused is not asked here. */
  readonly take: (step: string, who: StaffPerson, asked: Asked) => Promise<unknown>;
  readonly tryOwn: (who: StaffPerson, asked: Asked, isLate: boolean) => Promise<void>;
}

interface Coded {
  readonly code: string;
}

/** By the staff API. */
const API_INPUT: Readonly<Record<string, object>> = {
  ...{ helpTake: {}, helpHeartbeat: {}, helpRelease: {}, helpUndo: {} },
  helpHold: { note: 'They call back.' },
  helpRefuse: { reason: 'We could not reach you.', idempotencyKey: 'staff-alone-refuse' },
  verificationChangeOpen: { reason: 'To compare.' },
};
const byApi: Way = {
  steps: [
    ...['helpTakeNext', 'helpHeartbeat', 'helpHold', 'helpTake', 'helpRelease', 'helpTake'],
    ...['verificationChangeOpen', 'helpUndo', 'helpApprove', 'helpRefuse'],
  ],
  async take(step, who, { id }) {
    const { kind, queue, version } = await desk.find(id);
    const steps = `[${stepsOf[kind].join(', ')}]`;
    const approval = `steps: ${steps}, birthDate: "1990-05-17", idempotencyKey: "${randomUUID()}"`;
    const more = Object.entries(API_INPUT[step] ?? {})
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ');
    const told = step === 'verificationChangeOpen' ? '' : `version: ${String(version)},`;
    const input = `input: { id: "${id}", ${told} ${step === 'helpApprove' ? approval : more} }`;
    const asked = step === 'helpTakeNext' ? `queue: ${queue}` : input;
    const { errors } = await graphql(server, {
      query: `mutation { ${step}(${asked}) { userErrors { code } } }`,
      console: await aStaffSession(world, who.staff.staffId),
    });
    expect([step, errors]).toEqual([step, []]);
  },
  async tryOwn(who, { api }) {
    const session = await aStaffSession(world, who.staff.staffId);
    const query = `mutation { ${api} { userErrors { code } } }`;
    const atDesk = await graphql(server, { query, console: session });
    expect(JSON.stringify(atDesk.errors)).toContain('Cannot query field');
    const { data, errors } = await graphql(server, { query, token: session });
    const [answer] = Object.values(data ?? {}) as ({ readonly userErrors: Coded[] } | null)[];
    const refused = [
      ...errors.map(({ extensions }) => extensions?.code),
      ...(answer?.userErrors ?? []).map(({ code }) => code),
    ];
    expect(refused).toHaveLength(1);
    expect(['UNAUTHENTICATED', 'LOGIN_REQUIRED', 'PASSWORD_WRONG']).toContain(refused[0]);
  },
};

/** By functions of the database, as the role of the server. */
const argument = (step: string, name: string, who: StaffPerson, asked: Asked, kind: HelpKind) =>
  ({
    ...{ p_staff: who.staff.staffId, p_queue: helpQueueOf[kind], p_kind: helpQueueOf[kind] },
    ...{ p_request: asked.id, p_subject: asked.id, p_subjects: [asked.id], p_version: null },
    ...{ p_seconds: 600, p_steps: stepsOf[kind], p_birth: `k.${'x'.repeat(38)}`, p_source: null },
    ...{ p_reason: 'They asked.', p_note: 'They call back.' },
    p_tokens: Array.from({ length: 6 }, () => randomBytes(32)),
    p_act: step === 'return_approval' ? 'withdraw' : 'hold',
  })[name];
const STEPS_OF_STAFF = `
  SELECT proname AS name, proargnames[1:pronargs] AS args FROM pg_proc
  WHERE pronamespace = 'tarn'::regnamespace AND has_function_privilege('tarn_app', oid, 'EXECUTE')
    AND 'p_staff' = ANY (proargnames) AND proargnames && ARRAY['p_request', 'p_subject', 'p_subjects']
    AND proname <> 'propose'`;
const functions = async () =>
  (await world.sql.app.query<{ name: string; args: string[] }>(STEPS_OF_STAFF)).rows;
/** What nobody but functions of the owner calls, and what nobody writes past them. */
const denied = ({ id, userId }: Asked): readonly string[] => [
  `SELECT put_fund_password(${userId}, 'hash')`,
  `SELECT drop_second_factor(${userId})`,
  `SELECT finish_help(${id})`,
  `UPDATE app_user SET fund_password_hash = 'hash' WHERE id = ${userId}`,
  `DELETE FROM second_factor WHERE user_id = ${userId}`,
  `UPDATE verification SET standing = NOT standing WHERE user_id = ${userId}`,
  `UPDATE help_request SET noticed_at = ready_at, ready_at = submitted_at WHERE id = ${id}`,
];
const bySql: Way = {
  steps: [
    ...['take_next_review', 'keep_review', 'review_findings', 'given_back', 'give_back_review'],
    ...['take_review', 'open_change', 'return_approval', 'undo_decision', 'approve_help'],
    'refuse_review',
  ],
  async take(step, who, asked) {
    const { kind } = await desk.find(asked.id);
    const { args = [] } = (await functions()).find(({ name }) => name === step) ?? {};
    const named = args.map((name, n) => `${name} => $${String(n + 1)}`).join(', ');
    const values = args.map((name) => argument(step, name, who, asked, kind));
    expect([step, values.filter((value) => value === undefined)]).toEqual([step, []]);
    await world.sql.app.query(`SELECT * FROM ${step}(${named})`, values);
  },
  async tryOwn(_, asked, isLate) {
    for (const sql of denied(asked))
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
    if (isLate && asked.late === null) return;
    const call = `SELECT status FROM ${asked.sql}`;
    const { rows } = await world.sql.app.query<{ status: string }>(call);
    const early = ['REQUEST_NOT_FOUND', 'HELP_WAITS'];
    expect(isLate ? [asked.late] : early).toContain(rows[0]?.status);
  },
};

it('A1: the matrix holds each step that staff have with such a request, by API and by SQL', async () => {
  const mutations = readFileSync(fromRoot('schema/admin.graphql'), 'utf8')
    .split('\ntype Mutation {')[1]
    ?.split('\n}')[0];
  const named = [...(mutations ?? '').matchAll(/^ {2}((?:help|verificationChange)\w*)/gm)];
  // A view is a filter that somebody keeps: it names no request.
  const steps = named.map(([, name = '']) => name).filter((name) => !name.startsWith('helpView'));
  expect([...new Set(byApi.steps)].sort()).toEqual(steps.sort());
  const names = (await functions()).map(({ name }) => name);
  expect([...new Set(bySql.steps)].sort()).toEqual(names.sort());
});

const ways = { API: byApi, SQL: bySql } as const;
const matrix = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
  (['SUPPORT', 'ADMIN'] as const).flatMap((role) =>
    (['API', 'SQL'] as const).map((way) => [kind, role, way] as const),
  ),
);

it.each(matrix)(
  'A1: help of %s: %s changes no access by any step by %s, before, while and after it waits; its person does',
  async (kind, role, by) => {
    const asked = await kinds[kind]();
    const who = await aStaffMember(world, role);
    const before = await accessOf(asked.userId);
    const way = ways[by];
    const all = async (isLate: boolean): Promise<void> => {
      for (const step of way.steps) {
        await way.take(step, who, asked);
        expect([step, await accessOf(asked.userId)]).toEqual([step, before]);
      }
      await way.tryOwn(who, asked, isLate);
      expect(await accessOf(asked.userId)).toEqual(before);
    };
    await all(false);
    expect((await desk.find(asked.id)).decision).toBe('APPROVED');
    await desk.effect();
    expect((await desk.find(asked.id)).readyAt).not.toBeNull();
    await all(false);
    await advance(world, DAY + 1);
    await all(true);
    await asked.own();
    expect(await accessOf(asked.userId)).not.toEqual(before);
  },
);
