import { aSession, graphql } from '../../../testing/http';
import { provenAfterEach, withProjectDesk, withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith, type Person } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withProjectDesk(world);
provenAfterEach(world);

it('M13: says what comes of renewing, whatever new terms take from those who join; nothing before it is due', async () => {
  const ann = await aUserWith(world, '1000.00');
  const token = await aSession(world, ann.userId);
  const project = await desk.project({ days: 1, annualPpm: 365_000 });
  const id = await desk.join(ann, project, 100_000);
  const renewal = async () => {
    const query = `{ holding(id: "${id}") { renewal { amount { amount } interest { amount } total { amount } } } }`;
    const { data } = await graphql(server, { query, token });
    return (data as { holding: { renewal: object | null } } | null)?.holding.renewal;
  };
  expect(await renewal()).toBeNull();
  await advance(world, 86_400);
  await desk.catchUp();
  const bounds = { min: 1_000n, max: 50_000n, capacity: 100_000n };
  const topUp = { amount: 10_000n, day: 1 };
  await desk.version(project, { days: 2, annualPpm: 365_000, ...bounds, topUp });
  // Two nights of 1,000.00 and one of 100.00 at 0.1 % a day.
  expect(await renewal()).toEqual({
    ...{ amount: { amount: '1000.00' }, interest: { amount: '2.10' } },
    total: { amount: '1102.10' },
  });
  await desk.settle(ann, id);
  expect(await renewal()).toBeNull();
});

it('H1: what was renewed and what renews it lead to each other, to their owner alone; who settles leads nowhere', async () => {
  const [ann, eve] = [await aUserWith(world, '1000.00'), await aUserWith(world, '1000.00')];
  const project = await desk.project({ days: 1 });
  const ids = [await desk.join(ann, project, 20_000), await desk.join(eve, project, 20_000)];
  await advance(world, 86_400);
  const next = await desk.renew(ann, ids[0] ?? '');
  await desk.settle(eve, ids[1] ?? '');
  const links = async (person: Person, id = '') => {
    const query = `query ($id: ID!) { holding(id: $id) { renews renewedAs } }`;
    const token = await aSession(world, person.userId);
    const { data } = await graphql(server, { query, token, variables: { id } });
    return (data as { holding: object | null } | null)?.holding;
  };
  expect(await links(ann, ids[0])).toEqual({ renews: null, renewedAs: next });
  expect(await links(ann, next)).toEqual({ renews: ids[0], renewedAs: null });
  expect(await links(eve, ids[1])).toEqual({ renews: null, renewedAs: null });
  expect(await links(eve, next)).toBeNull();
});
