import { randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { openConversation } from './own-conversations';
import { typeForStaff, typeInConversation } from './typing';

const world = withWorld();
const said = { topic: 'OTHER', text: 'Hello', clientId: 'typing-01' } as const;

afterEach(() => {
  jest.restoreAllMocks();
});

/** As `ctx`, but what it tells others is written down. */
function listening(ctx: Context) {
  const told: string[] = [];
  const publish = (topic: string, ids: readonly string[]) => {
    told.push(...ids.map((id) => `${topic}/${id}`));
    return Promise.resolve();
  };
  return { told, ctx: { ...ctx, bus: { ...ctx.bus, publish } } };
}

const often = (work: () => Promise<void>) => Promise.all(Array.from({ length: 25 }, work));

it('A7: who writes is told once a second, of each conversation and each side, and nobody is refused', async () => {
  const [ann, zoe] = [listening((await aUser(world)).ctx), listening(world.visitor)];
  const lena = listening((await aStaffMember(world, 'SUPPORT')).ctx);
  const secret = randomBytes(32).toString('base64url');
  const hers = await openConversation(ann.ctx, said);
  const theirs = await openConversation(zoe.ctx, said, secret);
  ann.told.length = 0;
  zoe.told.length = 0;
  const all = () =>
    Promise.all([
      often(() => typeInConversation(ann.ctx, hers)),
      often(() => typeInConversation(zoe.ctx, theirs, secret)),
      often(() => typeForStaff(lena.ctx, hers)),
    ]);
  const began = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
  await all();
  expect(ann.told).toEqual([`typing/${hers}:person`]);
  expect(zoe.told).toEqual([`typing/${theirs}:person`]);
  expect(lena.told).toEqual([`typing/${hers}:staff`]);
  clock.mockReturnValue(began + 999);
  await all();
  expect(ann.told).toHaveLength(1);
  clock.mockReturnValue(began + 1_000);
  await all();
  expect([ann, zoe, lena].map(({ told }) => told.length)).toEqual([2, 2, 2]);
});

it('A2: nobody keeps the person from being heard: somebody else’s conversation is missing', async () => {
  const [ann, bob] = [listening((await aUser(world)).ctx), listening((await aUser(world)).ctx)];
  const id = await openConversation(ann.ctx, said);
  expect(await refusalOf(typeInConversation(bob.ctx, id))).toBe('CONVERSATION_NOT_FOUND');
  await typeInConversation(ann.ctx, id);
  expect(ann.told).toContain(`typing/${id}:person`);
  expect(bob.told).toEqual([]);
});
