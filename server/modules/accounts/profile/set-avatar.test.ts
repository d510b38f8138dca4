import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { money } from '../../../../schema/money';
import { graphql, legacy } from '../../../testing/http';
import { aPicture, formWith } from '../../../testing/files/picture';
import { aBankChannel, refusalOf } from '../../../testing/recharges';
import { withServer, withUser, withWorld } from '../../../testing/suite';
import { advance, aUser } from '../../../testing/world';
import { submitRecharge } from '../../recharges';
import { acceptUpload } from '../../uploads';
import { removeLooseUploads } from '../../uploads/remove-loose-uploads';
import { setAvatar } from './set-avatar';

const world = withWorld();
const server = withServer(world);
const ann = withUser(world);

const wide = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'canary-in-exif' } })
    .jpeg()
    .toBuffer();

const sent = (content: Buffer | string) =>
  legacy(server, {
    path: 'user/uploadavatar',
    body: formWith({}, { name: 'avatar', content }),
    token: ann.token,
  });

const seen = async (link: unknown) => {
  const answer = await fetch(`${server.url}${String(link)}`);
  return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()) };
};

const MUTATION = `mutation A($input: AvatarSetInput!) { avatarSet(input: $input) {
  user { avatar } userErrors { code field } } }`;
const overGraphql = async (image: string) => {
  const { data } = await graphql(server, {
    query: MUTATION,
    variables: { input: { image } },
    token: ann.token,
  });
  return (data as { avatarSet: { user: { avatar: string } | null; userErrors: unknown[] } } | null)
    ?.avatarSet;
};

describe('S4: an avatar', () => {
  it('is the middle of the picture, written anew, and stands on the user’s own page', async () => {
    const { data, err } = await sent(await wide());
    expect(err).toBeNull();
    expect(data).toEqual({ avatar: data.avatar, image: data.avatar, url: data.avatar });
    const { status, file } = await seen(data.avatar);
    expect(status).toBe(200);
    expect(file.includes('canary-in-exif')).toBe(false);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const own = await legacy(server, { path: 'user/index', token: ann.token });
    expect(own.data.avatar).toBe(data.avatar);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'no picture'],
  ])('is refused as %s, by both ways in, and the one before stays', async (_name, content) => {
    const before = (await sent(await aPicture(1))).data.avatar;
    expect((await sent(content)).err).toBe('FILE_INVALID');
    const other = await aUser(world);
    const foreign = await acceptUpload(other.ctx, await aPicture(3));
    for (const image of ['/etc/passwd', foreign.path, String(before)]) {
      expect(await overGraphql(image)).toEqual({
        user: null,
        userErrors: [{ code: 'FILE_INVALID', field: ['input', 'image'] }],
      });
    }
    expect((await seen(before)).status).toBe(200);
  });

  it('comes from an own upload over GraphQL; that one goes', async () => {
    const upload = await acceptUpload(ann.ctx, await wide());
    const set = await overGraphql(upload.path);
    expect(set?.userErrors).toEqual([]);
    expect(await sharp((await seen(set?.user?.avatar)).file).metadata()).toMatchObject({
      width: 256,
      height: 256,
    });
    expect((await seen(upload.path)).status).toBe(404);
  });

  it('that was replaced is gone at once, and its file within the hour', async () => {
    const first = String((await sent(await aPicture(4))).data.avatar);
    const second = String((await sent(await aPicture(5))).data.avatar);
    expect([(await seen(first)).status, (await seen(second)).status]).toEqual([404, 200]);
    await advance(world, 25 * 3_600);
    await removeLooseUploads(world);
    const file = (link: string) => {
      const name = link.slice(link.lastIndexOf('/') + 1);
      return path.join(world.config.dataDir, 'uploads', name.slice(0, 2), name);
    };
    expect([existsSync(file(first)), existsSync(file(second))]).toEqual([false, true]);
  });

  it('is nothing else: no screenshot of a payment, and no other picture opens by its path', async () => {
    const link = String((await sent(await aPicture(6))).data.avatar);
    const screenshot = link.replace('/files/a/', '/files/u/');
    const channel = await aBankChannel(world);
    const amount = money('USD', 20_000n);
    const asked = { amount, channel, screenshot, idempotencyKey: null };
    expect(await refusalOf(submitRecharge(ann.ctx, asked))).toBe('SCREENSHOT_REQUIRED');
    const plain = await acceptUpload(ann.ctx, await aPicture(7));
    const [beside = ''] = plain.path.replace('/files/u/', '/files/a/').split('?');
    expect((await seen(beside)).status).toBe(404);
  });

  it('says what is missing, and needs a session', async () => {
    const none = await legacy(server, {
      path: 'user/uploadavatar',
      form: { x: '1' },
      token: ann.token,
    });
    expect(none.err).toBe('FORM_INCOMPLETE');
    const body = formWith({}, { name: 'avatar', content: await aPicture(8) });
    const nobody = await legacy(server, { path: 'user/uploadavatar', body });
    expect(nobody.err).toBe('LOGIN_REQUIRED');
    await expect(setAvatar(world.visitor, await aPicture(9))).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    });
  });

  it('of somebody else cannot be set by the function, nor what is attached or not square', async () => {
    const other = await aUser(world);
    const call = async (userId: string, uploadId: string) => {
      const { rows } = await world.sql.app.query<{ name: string | null }>(
        'SELECT set_avatar($1, $2) AS name',
        [userId, uploadId],
      );
      return rows[0]?.name;
    };
    const small = { width: 30, height: 30, channels: 3, background: 'navy' } as const;
    const square = await acceptUpload(ann.ctx, await sharp({ create: small }).png().toBuffer());
    const long = await acceptUpload(ann.ctx, await wide());
    expect(await call(other.userId, square.id)).toBeNull();
    expect(await call(ann.userId, long.id)).toBeNull();
    expect(await call(ann.userId, square.id)).toMatch(/^[a-z0-9]{32}\.webp$/);
    expect(await call(ann.userId, square.id)).toBeNull();
    await expect(
      world.sql.app.query(`UPDATE app_user SET avatar = repeat('a', 32) || '.webp'`),
    ).rejects.toThrow(/permission denied/);
  });
});
