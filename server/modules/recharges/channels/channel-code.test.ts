import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aSession, aStaffSession, graphql, legacy } from '../../../testing/http';
import { aSquare } from '../../../testing/files/picture';
import { aBankChannel, refusalOf } from '../../../testing/recharges';
import { withReviewDesk, withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { confirmProposal } from '../../proposals';
import { acceptStaffPicture, acceptUpload, readShownPicture, shownPath } from '../../uploads';
import { channelsByIds } from '../channels';
import { requestChecks } from '../request-checks/request-checks';
import { channelVersions } from './channel-versions';
import { proposeChannel, type ProposeChannel } from './propose-channel';

const world = withWorld();
const desk = withReviewDesk(world);
const server = withServer(world);
let jun: StaffPerson;
beforeAll(async () => {
  jun = await aStaffMember(world, 'ADMIN');
});

let shades = 0;
const aCode = (): Promise<Buffer> => aSquare(200, (shades += 37));

const sentBy = async ({ ctx }: StaffPerson) => (await acceptStaffPicture(ctx, await aCode())).hash;

const channel = (id: string | null, more: Partial<ProposeChannel> = {}): ProposeChannel => ({
  ...{ id, kind: 'BANK', titles: { en: 'Bank' }, details: [], notes: {}, min: 10_000n },
  ...{ max: 2_000_000n, sort: 1, open: true, reason: 'A test', idempotencyKey: null },
  ...more,
});
const proposed = (id: string | null, more: Partial<ProposeChannel>) =>
  proposeChannel(desk.ada.ctx, channel(id, more));

/** A code that one administrator has proposed and another confirmed, on a channel. */
async function putCode(id: string, qr: string | null): Promise<void> {
  await confirmProposal(jun.ctx, (await proposed(id, { qr })).id);
}
const qrOf = async (id: string) => (await channelsByIds(world.visitor, [id]))[0]?.qr;

/** Puts another file in the place of the newest picture of this hash. */
async function swap(hash: string, content: Buffer): Promise<void> {
  const { rows } = await world.sql.app.query<{ name: string }>(
    'SELECT name FROM staff_picture WHERE hash = $1',
    [hash],
  );
  const name = rows[0]?.name ?? '';
  const folder = path.join(world.config.dataDir, 'uploads', name.slice(0, 2));
  expect(readdirSync(folder)).toContain(name);
  writeFileSync(path.join(folder, name), content);
}

describe('O2: the code that users pay to', () => {
  it('is changed by two administrators and not by one, and seen by users only then', async () => {
    const id = await aBankChannel(world);
    const qr = await sentBy(desk.ada);
    const { id: proposal } = await proposed(id, { qr });
    expect(await readShownPicture(world.visitor, qr)).toBeNull();
    expect(await refusalOf(confirmProposal(desk.ada.ctx, proposal))).toBe('OWN_REQUEST');
    expect([await qrOf(id), await readShownPicture(world.visitor, qr)]).toEqual([null, null]);
    await confirmProposal(jun.ctx, proposal);
    expect(await qrOf(id)).toBe(qr);
    const shown = await fetch(`${server.url}${shownPath(qr)}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(qr);
  });

  it('is not confirmed once its file is another, and is not shown then either', async () => {
    const id = await aBankChannel(world);
    const [qr, later] = [await sentBy(desk.ada), await sentBy(desk.ada)];
    const { id: proposal } = await proposed(id, { qr });
    await swap(qr, await aCode());
    expect(await refusalOf(confirmProposal(jun.ctx, proposal))).toBe('PROPOSAL_OUTDATED');
    expect(await qrOf(id)).toBeNull();
    expect(await refusalOf(proposed(null, { qr }))).toBe('PARAM_INVALID');
    const other = await aBankChannel(world);
    await putCode(other, later);
    await swap(later, await aCode());
    expect((await fetch(`${server.url}${shownPath(later)}`)).status).toBe(404);
  });

  it('is a picture that staff sent: no user’s, no stranger, none beside an address', async () => {
    const ann = await aUser(world);
    const upload = await acceptUpload(ann.ctx, await aCode());
    const { rows } = await world.sql.app.query<{ hash: string; name: string }>(
      `SELECT encode(image_hash, 'hex') AS hash, name FROM upload WHERE id = $1`,
      [upload.id],
    );
    const { hash = '', name = '' } = rows[0] ?? {};
    const wrong = [hash, name, upload.path, 'f'.repeat(64), '', '../../x', "'"];
    for (const qr of wrong) expect(await refusalOf(proposed(null, { qr }))).toBe('PARAM_INVALID');
    const details = [{ label: 'ADDRESS', value: 'TQ5' }] as const;
    const qr = await sentBy(desk.ada);
    expect(await refusalOf(proposed(null, { qr, details }))).toBe('PARAM_INVALID');
  });

  it('whoever writes: no proposal names an unknown one, no channel has two codes', async () => {
    const { owner, app } = world.sql;
    await expect(
      owner.query(
        `INSERT INTO proposal (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at)
         SELECT kind, 'channel/new', 'x', '{}', after || jsonb_build_object('qr', repeat('a', 64)), proposed_by,
           at, at + interval '7 days' FROM proposal, (SELECT tarn_now() AS at OFFSET 0) clock
         WHERE kind = 'RECHARGE_CHANNEL' LIMIT 1`,
      ),
    ).rejects.toThrow('no member of staff has sent');
    const qr = await sentBy(desk.ada);
    const id = await aBankChannel(world);
    await putCode(id, qr);
    const address = `UPDATE recharge_channel SET details = '[{"label": "ADDRESS", "value": "T"}]' WHERE id = $1`;
    await expect(owner.query(address, [id])).rejects.toThrow('recharge_channel_one_code');
    for (const sql of [
      `UPDATE staff_picture SET shown = true`,
      `INSERT INTO staff_picture (hash, name, staff_id, bytes, width, height) VALUES ('a', 'b', 1, 1, 1, 1)`,
      `DELETE FROM staff_picture`,
      `SELECT show_staff_picture('${qr}')`,
      `UPDATE recharge_channel SET qr = NULL`,
    ])
      await expect(app.query(sql)).rejects.toThrow('permission denied');
    for (const sql of [
      `UPDATE staff_picture SET name = repeat('0', 32) || '.webp' WHERE hash = $1`,
      `UPDATE staff_picture SET shown = false WHERE hash = $1`,
      `DELETE FROM staff_picture WHERE hash = $1`,
    ])
      await expect(owner.query(sql, [qr])).rejects.toThrow('stays as it is');
  });
});

describe('O7: a changed code', () => {
  it('is a new version, and every administrator is told', async () => {
    const id = await aBankChannel(world);
    const told = async () =>
      (await world.sql.app.query('SELECT FROM staff_notice WHERE subject = $1', [`channel/${id}`]))
        .rowCount;
    const before = (await told()) ?? 0;
    const { rows } = await world.sql.app.query(`SELECT FROM staff WHERE role = 'ADMIN'`);
    const qr = await sentBy(desk.ada);
    await putCode(id, qr);
    expect(await told()).toBe(before + rows.length);
    await putCode(id, null);
    expect(await told()).toBe(before + 2 * rows.length);
    const versions = await channelVersions(world.visitor.db, id);
    expect(versions.map(({ facts }) => facts.qr)).toEqual([null, qr, null]);
  });

  it('leaves a request the one it was paid to, says so to the desk, and nobody rewrites it', async () => {
    const id = await aBankChannel(world);
    const [first, second] = [await sentBy(desk.ada), await sentBy(jun)];
    await putCode(id, first);
    const ann = await aUser(world);
    const request = await desk.submitted(ann, '150.00', { channel: id });
    const receiving = async () =>
      (
        await requestChecks(desk.lena.ctx, {
          id: request,
          reference: null,
          registeredAt: () => world.visitor.now(),
        })
      )[0]?.reason;
    expect(await receiving()).toBe('RECEIVING_SAME');
    await putCode(id, second);
    expect(await receiving()).toBe('RECEIVING_CHANGED');
    const token = await aSession(world, ann.userId);
    const query = `query Q($id: ID!) { recharge(id: $id) { qr } rechargeChannels { id qr } }`;
    const own = await graphql(server, { query, variables: { id: request }, token });
    const { recharge, rechargeChannels } = own.data as unknown as {
      recharge: { qr: string };
      rechargeChannels: { id: string; qr: string | null }[];
    };
    expect(recharge.qr).toBe(shownPath(first));
    expect(rechargeChannels.find((one) => one.id === id)?.qr).toBe(shownPath(second));
    const old = await legacy(server, { path: 'user/recharge', token });
    const { payments } = old.data as { payments: { id: number; img: string }[] };
    expect(payments.find((one) => String(one.id) === id)?.img).toBe(shownPath(second));
    await expect(
      world.sql.owner.query('UPDATE recharge SET channel_version = 3 WHERE id = $1', [request]),
    ).rejects.toThrow('stays as it was shown');
    const console = await aStaffSession(world, desk.lena.staff.staffId);
    const desked = await graphql(server, {
      query: `query Q($id: ID!) { recharge(id: $id) { qr } }`,
      variables: { id: request },
      console,
    });
    expect(desked.data).toEqual({ recharge: { qr: shownPath(first) } });
    expect((await fetch(`${server.url}${shownPath(first)}`)).status).toBe(200);
  });
});
