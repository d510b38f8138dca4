import { auditEntriesOf } from '../../../testing/people/audit';
import { aChannel } from '../../../testing/people/channels';
import { refusalOf } from '../../../testing/recharges';
import { withReviewDesk, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { confirmProposal } from '../../proposals';
import { channelsByIds, rechargeChannels } from '../channels';
import { channelVersions } from './channel-versions';
import { proposeChannel, type ProposeChannel } from './propose-channel';

const world = withWorld();
const desk = withReviewDesk(world);
let jun: StaffPerson;
beforeAll(async () => {
  jun = await aStaffMember(world, 'ADMIN');
});

const account = (value: string) => [{ label: 'ACCOUNT', value }] as const;
const channel = (more: Partial<ProposeChannel> = {}): ProposeChannel => ({
  ...{ id: null, kind: 'USDT', titles: { en: 'Harbour' }, details: account('ONE'), notes: {} },
  ...{ min: 10_000n, max: 20_000n, sort: 2, open: true, reason: 'A test', idempotencyKey: null },
  ...more,
});
const added = (more: Partial<ProposeChannel> = {}) => aChannel(world, channel(more));
const offered = async () => (await rechargeChannels(world.visitor)).map(({ titles }) => titles.en);
const detailsOf = async (id: string) => (await channelsByIds(world.visitor, [id]))[0]?.details;

describe('O2: where money is sent', () => {
  it('is changed by two administrators and not by one', async () => {
    const id = await added();
    const { id: proposal } = await proposeChannel(
      desk.ada.ctx,
      channel({ id, details: account('TWO') }),
    );
    expect(await detailsOf(id)).toEqual(account('ONE'));
    expect(await refusalOf(confirmProposal(desk.ada.ctx, proposal))).toBe('OWN_REQUEST');
    await confirmProposal(jun.ctx, proposal);
    expect(await detailsOf(id)).toEqual(account('TWO'));
  });

  it('is offered once it is confirmed, and no more when it is closed', async () => {
    const fresh = channel({ titles: { en: 'Quay' } });
    const { id: proposal } = await proposeChannel(desk.ada.ctx, fresh);
    expect(await offered()).not.toContain('Quay');
    await confirmProposal(jun.ctx, proposal);
    expect(await offered()).toContain('Quay');
    const all = await rechargeChannels(world.visitor);
    const id = all.find(({ titles }) => titles.en === 'Quay')?.id ?? '';
    const closing = await proposeChannel(desk.ada.ctx, { ...fresh, id, open: false });
    await confirmProposal(jun.ctx, closing.id);
    expect(await offered()).not.toContain('Quay');
  });

  it('the server’s role writes no channel, version or notice', async () => {
    for (const sql of [
      `INSERT INTO recharge_channel (kind, titles, details, min, max, sort) VALUES ('BANK', '{}', '[]', 1, 2, 1)`,
      `UPDATE recharge_channel SET details = '[]'`,
      `UPDATE recharge_channel_version SET facts = '{}'`,
      `SELECT put_channel(NULL, '{}', 1, 'x', 'here')`,
      `UPDATE staff_notice SET read_at = tarn_now()`,
    ])
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  });

  it('is not proposed by customer service', async () => {
    expect(await refusalOf(proposeChannel(desk.lena.ctx, channel()))).toMatch(/no administrator/);
  });
});

describe('O7: a channel', () => {
  it('keeps each of its versions, whoever writes', async () => {
    const id = await added();
    const { id: proposal } = await proposeChannel(desk.ada.ctx, channel({ id, max: 30_000n }));
    await confirmProposal(jun.ctx, proposal);
    await world.sql.owner.query(`UPDATE recharge_channel SET sort = 7, version = 9 WHERE id = $1`, [
      id,
    ]);
    const versions = await channelVersions(world.visitor.db, id);
    expect(versions.map(({ version, facts }) => [version, facts.max, facts.sort])).toEqual([
      [3, 30_000, 7],
      [2, 30_000, 2],
      [1, 20_000, 2],
    ]);
    await expect(
      world.sql.owner.query('DELETE FROM recharge_channel_version WHERE channel_id = $1', [id]),
    ).rejects.toThrow();
  });

  it('tells every administrator of new receiving details, and of nothing else', async () => {
    const id = await added();
    const told = async () =>
      (
        await world.sql.app.query<{ staff_id: string }>(
          'SELECT staff_id FROM staff_notice WHERE subject = $1 ORDER BY staff_id',
          [`channel/${id}`],
        )
      ).rows.map((row) => row.staff_id);
    const { rows } = await world.sql.app.query<{ id: string }>(
      `SELECT id FROM staff WHERE role = 'ADMIN' ORDER BY id`,
    );
    const admins = rows.map((row) => row.id);
    expect(await told()).toEqual(admins);
    const confirmed = async (more: Partial<ProposeChannel>) => {
      const proposal = await proposeChannel(desk.ada.ctx, channel({ id, ...more }));
      await confirmProposal(jun.ctx, proposal.id);
    };
    await confirmed({ sort: 3 });
    expect(await told()).toHaveLength(admins.length);
    await confirmed({ sort: 3, details: account('TWO') });
    expect(await told()).toHaveLength(2 * admins.length);
  });

  it('O3: is in the audit log, made and changed', async () => {
    const id = await added();
    const { id: proposal } = await proposeChannel(desk.ada.ctx, channel({ id, sort: 5 }));
    await confirmProposal(jun.ctx, proposal);
    const entries = await auditEntriesOf(world, `channel/${id}`);
    expect(entries.map((entry) => entry.split(' ')[1])).toEqual(['channel.add', 'channel.change']);
    expect(entries[1]).toBe(`staff/${jun.staff.staffId} channel.change`);
  });

  it('changes nothing of what a request was paid to: the request keeps what it was shown', async () => {
    const id = await added({ kind: 'BANK' });
    const request = await desk.submitted(await aUser(world), '150.00', { channel: id });
    const shown = async () =>
      (
        await world.sql.app.query<{ hash: string }>(
          `SELECT encode(receiving_hash, 'hex') AS hash FROM recharge WHERE id = $1`,
          [request],
        )
      ).rows[0]?.hash;
    const before = await shown();
    const { id: proposal } = await proposeChannel(
      desk.ada.ctx,
      channel({ id, kind: 'BANK', details: account('TWO') }),
    );
    await confirmProposal(jun.ctx, proposal);
    expect(await shown()).toBe(before);
  });
});

it.each<[string, Partial<ProposeChannel>, string]>([
  ['no title in English', { titles: { de: 'Hafen' } }, 'PARAM_INVALID'],
  ['a title in no language', { titles: { en: 'Harbour', xx: 'Port' } }, 'PARAM_INVALID'],
  ['a minimum of nothing', { min: 0n }, 'AMOUNT_INVALID'],
  ['a maximum below the minimum', { max: 9_999n }, 'AMOUNT_INVALID'],
  ['an empty line of details', { details: account(' ') }, 'PARAM_INVALID'],
  ['a line of details with NUL', { details: account('a\u0000') }, 'PARAM_INVALID'],
  [
    'too many lines',
    { details: Array.from({ length: 11 }, () => account('x')[0]) },
    'PARAM_INVALID',
  ],
  ['a place before all', { sort: -1 }, 'PARAM_INVALID'],
  ['no reason', { reason: ' ' }, 'REASON_REQUIRED'],
  ['a channel that there is not', { id: '999999' }, 'CHANNEL_NOT_FOUND'],
  ['an id that is none', { id: 'new' }, 'CHANNEL_NOT_FOUND'],
])('is not proposed with %s', async (_, more, code) => {
  expect(await refusalOf(proposeChannel(desk.ada.ctx, channel(more)))).toBe(code);
});

it('does not become another kind of channel', async () => {
  const id = await added();
  expect(await refusalOf(proposeChannel(desk.ada.ctx, channel({ id, kind: 'BANK' })))).toBe(
    'PARAM_INVALID',
  );
});
