import { randomUUID } from 'node:crypto';
import { languages } from '../../../../schema/languages';
import { holds } from '../../../testing/holds';
import { withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';
import { messages, sayMessage } from '../../notifications';
import { accrueYield, matureHoldings, remindHolders } from './accrue-yield';

const world = withWorld();
const desk = withProjectDesk(world);

const DAY = 86_400;

/** What open apps are told while something is done, as `topic user:holding`; what was told before it is left out. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const topics = ['holdings', 'messages', 'news-fence'];
  const offs = topics.map((topic) =>
    world.visitor.bus.on(topic, (ids) => heard.push(...ids.map((id) => `${topic} ${id}`))),
  );
  /** All that was published before it has been heard. */
  const fence = async () => {
    const id = randomUUID();
    await world.visitor.bus.publish('news-fence', [id]);
    await holds(() => heard.includes(`news-fence ${id}`));
  };
  await fence();
  heard.length = 0;
  await work().catch(() => undefined);
  await fence();
  offs.forEach((off) => off());
  return heard.filter((one) => !one.startsWith('news-fence')).sort();
}

it('an open app is told of each reminder, each night, and what ended with its message', async () => {
  const ann = await aUserWith(world, '400.00');
  const topUp = { amount: 1_000n, day: 4 };
  const id = await desk.join(ann, await desk.project({ days: 9, topUp }), 10_000);
  const mine = `${ann.userId}:${id}`;
  await advance(world, DAY);
  expect(await toldBy(() => accrueYield(world.visitor))).toEqual([`holdings ${mine}`]);
  expect(await toldBy(() => remindHolders(world.visitor))).toEqual([`messages ${mine}`]);
  expect(await toldBy(() => remindHolders(world.visitor))).toEqual([]);
  await advance(world, 3 * DAY);
  // What was to be reminded of is over: nothing is left to tell, and it is looked at once.
  expect(await toldBy(() => remindHolders(world.visitor))).toEqual([]);
  await accrueYield(world.visitor);
  const ended = [`holdings ${mine}`, `messages ${mine}`];
  expect(await toldBy(() => matureHoldings(world.visitor))).toEqual(ended);
  await advance(world, DAY);
  expect(await toldBy(() => matureHoldings(world.visitor))).toEqual(ended);
});

it('a refused act tells what time had done to the holding, once', async () => {
  const ann = await aUserWith(world, '400.00');
  const topUp = { amount: 1_000n, day: 2 };
  const id = await desk.join(ann, await desk.project({ days: 9, topUp }), 10_000);
  const mine = `${ann.userId}:${id}`;
  await advance(world, 2 * DAY);
  expect(await toldBy(() => desk.topUp(ann, id))).toEqual([`holdings ${mine}`, `messages ${mine}`]);
  expect(await desk.says(id)).toMatch(/^DUE/);
  expect(await toldBy(() => desk.topUp(ann, id))).toEqual([]);
});

it('H6: what is told of a holding names its project in the language in which it is read', async () => {
  const ann = await aUserWith(world, '400.00');
  const titles = Object.fromEntries(languages.map((one) => [one, `Harbour ${one}.`]));
  const topUp = { amount: 100n, day: 5 };
  await desk.join(ann, await desk.project({ titles, days: 9, topUp }), 10_000);
  await desk.join(ann, await desk.project({ titles, days: 4 }), 10_000);
  for (let day = 0; day < 7; day += 1) {
    await advance(world, DAY);
    await desk.catchUp();
  }
  const said = await messages(ann.ctx, { first: 20, after: null });
  expect(new Set(said.map(({ kind }) => kind))).toEqual(
    new Set([
      ...['HOLDING_TOPUP_SOON', 'HOLDING_TOPUP_MISSED', 'HOLDING_SETTLED'],
      ...['HOLDING_ENDS', 'HOLDING_DUE'],
    ]),
  );
  for (const message of said)
    for (const language of languages)
      expect(sayMessage(language, message).body).toContain(`Harbour ${language}.`);
});
