import { holds } from '../../../testing/holds';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';
import { projectsByIds } from '../projects';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY = 86_400;
const DAY_MS = 86_400_000;

/** Released and on sale so many days from now. */
async function onSaleIn(days: number) {
  const at = new Date((await world.visitor.now()).getTime() + days * DAY_MS);
  return { releaseAt: at, saleStartsAt: at };
}
const shown = async (id: string) => (await projectsByIds(world.visitor.db, [id]))[0];

it('a version for a later sale leaves a project, and its release, to those who see it and hold it', async () => {
  const ann = await aUserWith(world, '900.00');
  const project = await desk.project({ days: 1 });
  const releaseAt = (await shown(project))?.releaseAt;
  const id = await desk.join(ann, project, 20_000);
  for (const days of [7, 8]) await desk.version(project, await onSaleIn(days));
  expect(await shown(project)).toMatchObject({ phase: 'UPCOMING', version: 3, releaseAt });
  const ben = await aUserWith(world, '900.00');
  await expect(desk.join(ben, project, 20_000)).rejects.toMatchObject({
    code: 'PROJECT_NOT_ON_SALE',
  });
  await advance(world, DAY);
  expect(await desk.says(await desk.renew(ann, id))).toBe('EARNING 20000 0/0');
});

describe('M13: renewing asks nothing of what a new version takes from those who join', () => {
  // What ann put in under the first version; another holds as much.
  const INITIAL = 20_000;
  it.each([
    ['of more than its most', { min: 1_000n, max: 19_999n }, 'PROJECT_MAX'],
    ['of less than its least', { min: 20_001n }, 'PROJECT_MIN'],
    ['with no room left', { max: 40_000n, capacity: 40_000n }, 'PROJECT_CAPACITY'],
  ] as const)('%s', async (_, bounds, refused) => {
    const [ann, ben, eve] = await Promise.all(
      ['200.00', '200.00', '200.00'].map((dollars) => aUserWith(world, dollars)),
    );
    if (!ann || !ben || !eve) throw new Error('nobody is there');
    const project = await desk.project({ days: 1 });
    const [id] = [await desk.join(ann, project, INITIAL), await desk.join(ben, project, INITIAL)];
    await advance(world, DAY);
    await desk.version(project, bounds);
    await expect(desk.join(eve, project, INITIAL)).rejects.toMatchObject({ code: refused });
    expect(await desk.says(await desk.renew(ann, id))).toBe('EARNING 20000 0/0');
  });
});

it('a project that nobody has seen is released when its newest version says so', async () => {
  const ann = await aUserWith(world, '900.00');
  const project = await desk.project(await onSaleIn(2));
  await desk.version(project, await onSaleIn(4));
  await advance(world, 3 * DAY);
  expect(await shown(project)).toBeNull();
  await expect(desk.join(ann, project, 20_000)).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  });
  await advance(world, DAY);
  expect(await shown(project)).toMatchObject({ phase: 'ON_SALE' });
});

it('not even the owner of the tables takes back that a project was seen', async () => {
  const project = await desk.project();
  await desk.version(project, await onSaleIn(7));
  await expect(
    world.sql.owner.query('UPDATE yield_project SET released_at = NULL WHERE id = $1', [project]),
  ).rejects.toThrow(/never allowed/);
});

it('is sold out where less is left than the least that joining needs, the agreed top-up counted', async () => {
  const [ann, ben] = [await aUserWith(world, '900.00'), await aUserWith(world, '900.00')];
  const offer = { min: 10_000n, max: 35_000n, topUp: { amount: 20_000n, day: 5 } };
  const [full, room] = [
    await desk.project({ ...offer, capacity: 64_999n }),
    await desk.project({ ...offer, capacity: 65_000n }),
  ];
  for (const project of [full, room]) await desk.join(ann, project, 15_000);
  expect(await shown(full)).toMatchObject({ phase: 'SOLD_OUT' });
  expect(await shown(room)).toMatchObject({ phase: 'ON_SALE' });
  expect(await desk.says(await desk.join(ben, room, 10_000))).toBe('NEEDS_TOPUP 10000 0/0');
});

it('H8: what is published anew, and what is funded, is told of on the bus', async () => {
  const project = await desk.project();
  const heard: string[] = [];
  const stop = world.visitor.bus.on('projects', (ids) => heard.push(...ids));
  for (const change of [
    () => desk.version(project, { days: 9 }),
    () => desk.fund(project, '5.00'),
  ]) {
    heard.length = 0;
    await change();
    await holds(() => heard.includes(project));
  }
  stop();
});
