import { randomBytes } from 'node:crypto';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aUser, type Person } from '../../../testing/world';
import { findUser } from '../users';
import { changeUserName } from './change-user-name';

const world = withWorld();
const aName = () => `ivy.${randomBytes(3).toString('hex')}`;
const rename = ({ ctx }: Person, name: string) => refusalOf(changeUserName(ctx, name));

it('a user name is chosen, and chosen anew; the one before is free again', async () => {
  const [ann, ben] = [await aUser(world), await aUser(world)];
  const [first, second] = [aName(), aName()];
  expect(await rename(ann, first)).toBe('OK');
  expect(await rename(ann, ` ${second.toUpperCase()}`)).toBe('OK');
  expect((await findUser(world.visitor, second))?.id).toBe(ann.userId);
  expect(await rename(ben, first)).toBe('OK');
});

it('of somebody else is refused, also of two who ask at once', async () => {
  const [ann, ben] = [await aUser(world), await aUser(world)];
  const name = aName();
  const both = await Promise.all([rename(ann, name), rename(ben, name)]);
  expect(both.sort()).toEqual(['ACCOUNT_EXISTS', 'OK']);
});

it('nobody asks for name after name to learn who has one', async () => {
  const [ann, ben] = [await aUser(world), await aUser(world)];
  const name = aName();
  await rename(ben, name);
  for (let n = 0; n < 5; n += 1) expect(await rename(ann, name)).toBe('ACCOUNT_EXISTS');
  expect(await rename(ann, aName())).toBe('TOO_MANY_REQUESTS');
  await advance(world, 3_600);
  expect(await rename(ann, aName())).toBe('OK');
});

it.each(['tarn.support', 'adm1n', '123456', 'ab', 'a b c d', 'a@b.cc', ''])(
  '%j is none to choose',
  async (name) => {
    const ann = await aUser(world);
    await expect(changeUserName(ann.ctx, name)).rejects.toMatchObject({
      code: 'ACCOUNT_FORMAT',
      field: 'userName',
    });
  },
);
