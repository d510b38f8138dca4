import sharp from 'sharp';
import { limits } from '../../schema/limits';
import { aSession, aStaffSession } from '../testing/http';
import { aPicture, aSquare, formWith } from '../testing/files/picture';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let ada: StaffPerson;
let console: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  console = await aStaffSession(world, ada.staff.staffId);
});

async function send(content: Buffer | string, headers: Record<string, string>, name = 'image') {
  const answer = await fetch(`${server.url}/admin/pictures`, {
    method: 'POST',
    headers,
    body: formWith({}, { name, content }),
  });
  const text = await answer.text();
  const json = text.startsWith('{')
    ? (JSON.parse(text) as { hash?: string; errors?: { code: string }[] })
    : {};
  return { status: answer.status, hash: json.hash, code: json.errors?.[0]?.code };
}
const own = () => ({ cookie: `tarn_console=${console}`, 'x-tarn-console': '1' });
const kept = async () => (await world.sql.app.query('SELECT FROM staff_picture')).rowCount;

describe('POST /admin/pictures', () => {
  it('S4: writes a picture anew, in bounds, and shows it to those who read proposals alone', async () => {
    const { hash = '' } = await send(await aSquare(3_000), own());
    const open = (headers: Record<string, string>) =>
      fetch(`${server.url}/admin/pictures/${hash}`, { headers });
    const seen = await open({ cookie: `tarn_console=${console}` });
    const { width, format, exif } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    expect([width, format, exif]).toEqual([1024, 'webp', undefined]);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    const lena = await aStaffMember(world, 'SUPPORT');
    const support = await aStaffSession(world, lena.staff.staffId);
    const token = await aSession(world, (await aUser(world)).userId);
    for (const headers of [{}, { cookie: `tarn_console=${support}` }, { token }]) {
      expect((await open(headers)).headers.get('content-type')).not.toContain('image');
    }
    for (const path of ['/files/q/', '/files/u/', '/files/a/']) {
      expect((await fetch(`${server.url}${path}${hash}.webp`)).status).toBe(404);
    }
  });

  it.each<[string, () => Promise<Buffer | string>]>([
    ['HTML', () => Promise.resolve('<html><script>alert(1)</script></html>')],
    [
      'SVG',
      () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'),
    ],
    ['nothing', () => Promise.resolve('')],
    ['a picture that is cut off', async () => (await aSquare(300)).subarray(0, 100)],
    ['too small a picture', () => aPicture(3)],
  ])('S4: %s is refused and not kept', async (_what, content) => {
    const before = await kept();
    expect(await send(await content(), own())).toMatchObject({ code: 'FILE_INVALID' });
    expect(await kept()).toBe(before);
  });

  it('A9: is not for users, visitors and customer service, nor for other sites', async () => {
    const before = await kept();
    const lena = await aStaffMember(world, 'SUPPORT');
    const support = await aStaffSession(world, lena.staff.staffId);
    const token = await aSession(world, (await aUser(world)).userId);
    const picture = await aSquare(200);
    const own = { 'x-tarn-console': '1' };
    expect((await send(picture, own)).code).toBe('LOGIN_REQUIRED');
    expect((await send(picture, { ...own, token })).code).toBe('LOGIN_REQUIRED');
    expect((await send(picture, { ...own, cookie: `tarn_console=${support}` })).code).toBe(
      'NOT_PERMITTED',
    );
    expect((await send(picture, { cookie: `tarn_console=${console}` })).hash).toBeUndefined();
    expect(await kept()).toBe(before);
  });

  it('S4: too large or under another name it is refused', async () => {
    const large = Buffer.alloc(limits.uploadBytesMax + 1);
    expect((await send(large, own())).code).toBe('FILE_TOO_LARGE');
    expect((await send(await aSquare(200), own(), 'other')).code).toBe('FORM_INCOMPLETE');
  });
});
