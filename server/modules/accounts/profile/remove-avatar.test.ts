import { graphql } from '../../../testing/http';
import { aPicture } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withUser, withWorld } from '../../../testing/suite';
import { aUser } from '../../../testing/world';
import { userById } from '../users';
import { removeAvatar } from './remove-avatar';
import { setAvatar } from './set-avatar';

const world = withWorld();
const server = withServer(world);
const ann = withUser(world);

const seen = async (link: string) => (await fetch(`${server.url}${link}`)).status;

describe('S4: an avatar that is removed', () => {
  it('is gone at once, and stays gone', async () => {
    const link = await setAvatar(ann.ctx, await aPicture(1));
    expect(await seen(link)).toBe(200);
    const query = 'mutation { avatarRemove { user { avatar } userErrors { code } } }';
    const asked = () => graphql(server, { query, token: ann.token });
    for (const { data } of [await asked(), await asked()])
      expect(data).toEqual({ avatarRemove: { user: { avatar: null }, userErrors: [] } });
    expect(await seen(link)).toBe(404);
    expect((await userById(ann.ctx, ann.userId))?.avatar).toBeNull();
  });

  it('A2: is one’s own: another’s stays, and a visitor removes none', async () => {
    const link = await setAvatar(ann.ctx, await aPicture(2));
    await removeAvatar((await aUser(world)).ctx);
    expect(await refusalOf(removeAvatar(world.visitor))).toBe('LOGIN_REQUIRED');
    expect(await seen(link)).toBe(200);
    await expect(
      world.sql.app.query('UPDATE upload SET attached = false WHERE user_id = $1', [ann.userId]),
    ).rejects.toThrow(/permission denied/);
  });
});
