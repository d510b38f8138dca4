import { aSession, aStaffSession, graphql } from '../testing/http';
import { limits } from '../../schema/limits';
import { aStaffMember, aUser, type StaffPerson } from '../testing/world';
import { auditCsv } from '../modules/audit';
import { lockUser } from '../modules/accounts';
import { openReviewDesk } from '../testing/recharges';
import { withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
let cookie: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  cookie = await aStaffSession(world, ada.staff.staffId);
});

const EXPORT = `mutation X($filter: AuditFilter) { logExport(filter: $filter) { path userErrors { code } } }`;

async function link(filter: Record<string, string> = {}, console = cookie) {
  const { data, text } = await graphql(server, { query: EXPORT, variables: { filter }, console });
  if (!data) throw new Error(text);
  const { logExport } = data as unknown as {
    logExport: { path: string | null; userErrors: { code: string }[] };
  };
  return { path: logExport.path ?? '', code: logExport.userErrors[0]?.code };
}

async function file(path: string, session: string | null = cookie, method = 'GET') {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: session === null ? {} : { cookie: `tarn_console=${session}` },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const REFUSED = /"code":"(NOT_PERMITTED|LOGIN_REQUIRED)"/;

it('O3: the log as a file holds what was asked for, and the log tells that it was taken', async () => {
  const { userId } = await aUser(world);
  await lockUser(ada.ctx, { userId, reason: '=HYPERLINK("x","y"), "two"' });
  const { path } = await link({ userId, action: 'user.lock' });
  // The browser sends the cookie of the console below it, and nowhere else.
  expect(path).toMatch(/^\/admin\//);
  const { text, headers } = await file(path);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=audit.csv');
  expect(headers.get('cache-control')).toBe('no-store');
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,staff/${ada.staff.staffId},${ada.staff.name},user.lock,`);
  // What a spreadsheet would run as a formula is text.
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"",""y""), ""two"""`);
  const { rows } = await world.sql.owner.query<{ actor: string; after: unknown }>(
    `SELECT actor, after FROM audit_entry WHERE action = 'audit.export'`,
  );
  expect(rows).toEqual([
    { actor: `staff/${ada.staff.staffId}`, after: { userId, action: 'user.lock' } },
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'S7: a name that begins with %j is no formula in the file',
  async (name) => {
    const ben = await aStaffMember(world, 'SUPPORT');
    await world.sql.owner.query('UPDATE staff SET name = $2 WHERE id = $1', [
      ben.staff.staffId,
      name,
    ]);
    await lockUser(ben.ctx, { userId: (await aUser(world)).userId, reason: 'Why.' });
    const { text } = await file((await link({ actor: `staff/${ben.staff.staffId}` })).path);
    expect(text).toContain(`,'${name},`);
    expect(text).not.toContain(`,${name},`);
  },
);

it('A9: a link is for the session that asked for it, as it was made, and for a time', async () => {
  const { path } = await link();
  const [other, support, user] = [
    await aStaffSession(world, (await aStaffMember(world, 'ADMIN')).staff.staffId),
    await aStaffSession(world, (await aStaffMember(world, 'SUPPORT')).staff.staffId),
    await aSession(world, (await aUser(world)).userId),
  ];
  for (const session of [other, support, user, null]) {
    expect((await file(path, session)).text).toMatch(REFUSED);
  }
  const [bare = ''] = path.split('?');
  const old = path.replace(/e=\d+/, 'e=1700000000');
  for (const changed of [
    bare,
    `${path}&actor=x`,
    `${path}x`,
    old,
    `${bare}?s=`,
    `${bare}?s=x&e=x`,
  ]) {
    expect((await file(changed)).text).toMatch(REFUSED);
  }
  expect((await file(path, cookie, 'POST')).status).toBe(405);
  expect((await link({}, support)).code).toBe('NOT_PERMITTED');
  for (const wrong of [{ fromOn: 'x' }, { actor: 'a\u0000b' }, { subject: 'x'.repeat(10_000) }]) {
    expect((await link(wrong)).code).toBe('PARAM_INVALID');
  }
});

async function wholeOf(csv: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of csv) text += part;
  return text;
}

it('A9: a link is of no use once its time is over, or its holder is no administrator any more', async () => {
  const { path } = await link();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(Date.now() + limits.uploadLinkSeconds * 1000 - 2_000);
  const inTime = await file(path);
  clock.mockReturnValue(Date.now() + 4_000);
  const late = await file(path);
  clock.mockRestore();
  expect(inTime.text).toMatch(/^number,at_utc,/);
  expect(late.text).toMatch(REFUSED);
  const set = (role: string) =>
    world.sql.owner.query('UPDATE staff SET role = $2 WHERE id = $1', [ada.staff.staffId, role]);
  await set('SUPPORT');
  const demoted = await file(path);
  await set('ADMIN');
  expect(demoted.text).toMatch(REFUSED);
});

it('a file is cut at its most lines, and says so', async () => {
  const csv = await auditCsv(ada.ctx, {}, 3);
  const lines = (await wholeOf(csv)).trim().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[4]).toContain('Cut at 3 lines');
  const whole = await wholeOf(await auditCsv(ada.ctx, { action: 'audit.export' }));
  expect(whole).not.toContain('Cut at');
});

it('O2: a file hides what a second person has still to find', async () => {
  const desk = await openReviewDesk(world);
  const id = await desk.submitted(await aUser(world), '12000.00');
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference: 'BLIND-CSV' });
  const { text } = await file((await link({ subject: `recharge/${id}` })).path);
  expect(text).toContain('recharge.approve');
  expect(text).not.toMatch(/BLIND-CSV|12000/);
});
