import { withWorld } from '../../../testing/suite';
import { advance, aStaffMember } from '../../../testing/world';
import { assertAsksNothing } from '../../audit';
import { askRefusals } from './ask-refusals';

const world = withWorld();

const DAY_S = 24 * 3600;
const asks = ['Please send me your password.', 'Send me the code you received.'];

it('S1: texts that asked for secrets are counted by who wrote them, for thirty days', async () => {
  const [lena, jun] = [await aStaffMember(world, 'SUPPORT'), await aStaffMember(world, 'ADMIN')];
  const count = async ({ staff }: typeof lena) =>
    (await askRefusals(world.visitor, 30)).get(staff.staffId);
  const write = async (body: string) =>
    expect(assertAsksNothing(lena.ctx, { body })).rejects.toMatchObject({
      code: 'MESSAGE_FORBIDDEN',
    });
  expect(await count(lena)).toBeUndefined();
  for (const body of [...asks, ...asks]) await write(body);
  await assertAsksNothing(lena.ctx, { body: 'We never ask for your password.' });
  expect(await count(lena)).toBe(4);
  expect(await count(jun)).toBeUndefined();
  await advance(world, 15 * DAY_S);
  await write(asks[0] ?? '');
  expect(await count(lena)).toBe(5);
  await advance(world, 15 * DAY_S);
  expect(await count(lena)).toBe(1);
  await advance(world, 15 * DAY_S);
  expect(await count(lena)).toBeUndefined();
});
