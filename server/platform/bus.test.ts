import { holds } from '../testing/holds';
import { withWorld } from '../testing/suite';

const world = withWorld();

it('O5: what another role shouts on the bus is not read, and the next word of ours is heard', async () => {
  const heard: string[][] = [];
  world.bus.on('topic', (ids) => heard.push(ids));
  // Heard at all only once the connection listens.
  await holds(async () => {
    await world.bus.publish('topic', ['first']);
    return heard.length > 0;
  });
  const before = heard.length;
  for (const payload of [
    '',
    'no json',
    'null',
    '1',
    '[]',
    '{}',
    '{"topic":"topic"}',
    '{"topic":1,"ids":["x"]}',
    '{"topic":"topic","ids":"x"}',
    '{"topic":"topic","ids":[1]}',
    '{"topic":"__proto__","ids":["x"]}',
  ]) {
    await world.sql.verify.query('SELECT pg_notify($1, $2)', ['tarn', payload]);
  }
  await world.bus.publish('topic', ['ours']);
  await holds(() => heard.flat().includes('ours'));
  const since = heard.slice(before).flat();
  expect(since.filter((id) => id !== 'first')).toEqual(['ours']);
});
