import { aChannel } from '../../testing/people/channels';
import { aStaffSession, graphql } from '../../testing/http';
import { withReviewDesk, withServer, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, type Person } from '../../testing/world';
import { bankCsv, today } from '../../testing/bank-files';
import { releaseReview, keepReview, sendBackReview, withdrawApproval } from '../reviews';
import { bringInBankFile, rechargeReview } from '../recharges';
import { saveQueueView } from '../reviews/views/save-queue-view';
import { lockUser } from '../accounts';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
let cookie: string;
let ann: Person;
beforeAll(async () => {
  cookie = await aStaffSession(world, desk.ada.staff.staffId);
  ann = await aUser(world);
});

interface Entry {
  readonly id: string;
  readonly actor: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly reason: string | null;
  readonly hidden: boolean;
  readonly changes: readonly {
    readonly field: string;
    readonly shows: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

const ENTRIES = `query E($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    items { id actor actorName action subject subjectName reason hidden
      changes { field shows before after } }
    info { endCursor hasNext } } }`;

async function log(filter: Record<string, string>, console = cookie): Promise<readonly Entry[]> {
  const { data, text } = await graphql(server, { query: ENTRIES, variables: { filter }, console });
  if (!data) throw new Error(text);
  return (data as unknown as { auditEntries: { items: Entry[] } }).auditEntries.items;
}

const acts = (entries: readonly Entry[]) => entries.map(({ action }) => action);

/** A recharge of a large amount with its first approval. */
async function proposed(amount = '12000.00') {
  const id = await desk.submitted(ann, amount);
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference: `BLIND-${id}` });
  return id;
}

it('O3: an entry names people and numbers, and says each field with its money', async () => {
  const id = await desk.submitted(ann, '250.00');
  const { number } = await desk.find(id);
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference: 'WIRE-7' });
  const [approval, taking] = await log({ subject: number });
  expect(approval).toMatchObject({
    actor: `staff/${desk.lena.staff.staffId}`,
    actorName: desk.lena.staff.name,
    action: 'recharge.approve',
    subject: `recharge/${id}`,
    subjectName: number,
  });
  const field = (name: string) => approval?.changes.find((one) => one.field === name);
  expect(field('amount')).toEqual({
    field: 'amount',
    shows: 'MONEY',
    before: null,
    after: '250.00',
  });
  expect(field('reference')).toMatchObject({ shows: 'TEXT', after: 'WIRE-7' });
  expect(field('state')).toMatchObject({ shows: 'WORD', before: 'IN_REVIEW' });
  expect(taking?.changes.find((one) => one.field === 'takenBy')).toMatchObject({
    after: desk.lena.staff.name,
  });
});

it('O3: files of a bank and kept filters are found by their names and by their numbers', async () => {
  const content = Buffer.from(bankCsv(await today(world), [{ amount: '11.00' }]));
  const sent = { channelId: desk.channel, name: 'november.csv', content };
  const file = await bringInBankFile(desk.ada.ctx, sent);
  await saveQueueView(desk.ada.ctx, { kind: 'RECHARGE', name: 'Large ones', filter: [] });
  for (const subject of [`bank-file/${file.id}`, 'November.csv']) {
    expect(await log({ subject })).toMatchObject([
      { action: 'bank-file.import', subjectName: 'november.csv' },
    ]);
  }
  const [kept] = await log({ subject: 'large ones' });
  expect(kept).toMatchObject({ action: 'queueView.save', subjectName: 'Large ones' });
  expect(await log({ subject: kept?.subject ?? '' })).toEqual([kept]);
});

it('S3: bank details stand in the log with stars', async () => {
  await aChannel(world, {
    ...{ kind: 'BANK', titles: { en: 'Harbour Bank' }, notes: {}, min: 100n, max: 200n, sort: 1 },
    details: [{ label: 'ACCOUNT', value: 'DE89370400440532013000' }],
  });
  const [entry] = await log({ subject: 'Harbour bank' });
  expect(entry).toMatchObject({ action: 'channel.add', subjectName: 'Harbour Bank' });
  expect(entry?.changes.find(({ field }) => field === 'details')?.after).toBe('DE8***000');
  expect(JSON.stringify(entry)).not.toContain('37040044');
});

it('S2: a field that no list declares is not shown', async () => {
  await world.sql.owner.query(
    `SELECT audit_write('system', 'user.lock', 'user/1', NULL, '{"phone": "+66812345678", "locked": true}', NULL, NULL)`,
  );
  const [entry] = await log({ actor: 'system', action: 'user.lock' });
  expect(entry?.changes.map(({ field }) => field)).toEqual(['locked']);
});

describe('O2: what the first of two people found', () => {
  const FOUND = /BLIND-|12,?000|12076|Fees kept/;

  it('is hidden from everybody else until the second has decided', async () => {
    const id = await desk.submitted(ann, '12000.00');
    await desk.take(desk.lena, id);
    const more = { reference: `BLIND-${id}`, corrected: '12076.00', reason: 'Fees kept back.' };
    await desk.approve(desk.lena, id, more);
    const [sealed] = await log({ subject: `recharge/${id}` });
    expect(sealed).toMatchObject({ action: 'recharge.approve', reason: null });
    expect(sealed?.changes.map(({ field }) => field)).toContain('sealed');
    expect(JSON.stringify(sealed)).not.toMatch(FOUND);
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id, { reference: `BLIND-${id}`, corrected: '12076.00' });
    const [shown] = await log({ subject: `recharge/${id}` });
    expect([shown?.hidden, shown?.reason]).toEqual([false, 'Fees kept back.']);
    expect(JSON.stringify(shown)).toMatch(/BLIND-.*/);
  });

  it('is hidden in entries from before they were sealed, but not from whoever found it', async () => {
    const grace = await aStaffMember(world, 'ADMIN');
    const id = await desk.submitted(ann, '12000.00');
    await desk.take(grace, id);
    await desk.approve(grace, id, { reference: `OWN-${id}` });
    const found = { step: 'FIRST_APPROVED', amount: '1200000', reference: `OWN-${id}` };
    await world.sql.owner.query(
      `SELECT audit_write('staff/' || $1, 'recharge.approve', 'recharge/' || $2, NULL, $3, 'Why', NULL)`,
      [grace.staff.staffId, id, found],
    );
    const own = await aStaffSession(world, grace.staff.staffId);
    const [hers] = await log({ subject: `recharge/${id}` }, own);
    expect([hers?.hidden, hers?.reason, JSON.stringify(hers)]).toEqual([
      false,
      'Why',
      expect.stringContaining(`OWN-${id}`),
    ]);
    const [others] = await log({ subject: `recharge/${id}` });
    expect([others?.hidden, others?.reason]).toEqual([true, null]);
    expect(JSON.stringify(others)).not.toContain(`OWN-${id}`);
  });
});

it('O3: the log of a user holds what staff did to them and to their requests, and nobody else’s', async () => {
  const [ben, cid] = [await aUser(world), await aUser(world)];
  await lockUser(desk.ada.ctx, { userId: ben.userId, reason: 'Two people.' });
  const [his, other] = [await desk.submitted(cid, '210.00'), await desk.submitted(ann, '211.00')];
  await desk.take(desk.lena, his);
  await keepReview(desk.lena.ctx, rechargeReview, { id: his });
  await releaseReview(desk.lena.ctx, rechargeReview, { id: his });
  await desk.take(desk.lena, other);
  await releaseReview(desk.lena.ctx, rechargeReview, { id: other });
  expect(acts(await log({ userId: ben.userId }))).toEqual(['user.lock']);
  expect(acts(await log({ userId: cid.userId }))).toEqual([
    'recharge.release',
    'recharge.keep',
    'recharge.take',
  ]);
  for (const userId of ['0', 'x', "1' OR true", '99999999']) {
    expect(await log({ userId })).toEqual([]);
  }
});

it('the log is found by a part of a name, by act and by days of the platform', async () => {
  const { name, staffId } = desk.lena.staff;
  const byName = await log({ actor: name.toUpperCase().slice(2) });
  expect(new Set(byName.map(({ actor }) => actor))).toEqual(new Set([`staff/${staffId}`]));
  expect(await log({ actor: `${name}x` })).toEqual([]);
  expect(new Set(acts(await log({ action: 'recharge.keep' })))).toEqual(new Set(['recharge.keep']));
  const day = async (offset: number) =>
    (
      await world.sql.owner.query<{ day: string }>(
        'SELECT (platform_day(tarn_now()) + $1::int)::text AS day',
        [offset],
      )
    ).rows[0]?.day ?? '';
  await advance(world, 2 * 86_400);
  cookie = await aStaffSession(world, desk.ada.staff.staffId);
  await lockUser(desk.ada.ctx, { userId: (await aUser(world)).userId, reason: 'Later.' });
  const [today, then] = [await day(0), await day(-2)];
  expect(acts(await log({ fromOn: today }))).toEqual(['user.lock', 'staff.sign-in']);
  expect(await log({ fromOn: await day(-1), toOn: await day(-1) })).toEqual([]);
  const earlier = await log({ toOn: then });
  expect(earlier.length).toBeGreaterThan(5);
  expect(await log({ fromOn: await day(1) })).toEqual([]);
  const { errors } = await graphql(server, {
    query: ENTRIES,
    variables: { filter: { fromOn: today, toOn: then } },
    console: cookie,
  });
  expect(errors[0]?.extensions?.code).toBe('PARAM_INVALID');
});

it('O3: withdrawing and sending back show the finding again, for the approval has lapsed', async () => {
  const first = await proposed();
  await withdrawApproval(desk.lena.ctx, rechargeReview, { id: first });
  expect((await log({ subject: `recharge/${first}` })).some(({ hidden }) => hidden)).toBe(false);
  const second = await proposed();
  await desk.take(desk.ada, second);
  await sendBackReview(desk.ada.ctx, rechargeReview, { id: second, note: 'Look again.' });
  expect((await log({ subject: `recharge/${second}` })).some(({ hidden }) => hidden)).toBe(false);
});
