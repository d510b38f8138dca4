import { withWorld } from '../../testing/suite';
import { instrumentId, quote } from '../../testing/world';
import { makePeople } from './people';
import { leaderScript, placeScript, setScript } from './placing';

const world = withWorld();

/** What pgbench sends, with the least of each number that it would draw. */
function sent(script: string): string {
  const drawn = [...script.matchAll(/^\\set (\w+) random\((\d+), \d+\)$/gm)];
  const sql = script.replace(/^\\set .*$/gm, '');
  // The longest name first: one may begin with another.
  return drawn
    .sort(([, one = ''], [, other = '']) => other.length - one.length)
    .reduce((text, [, name = '', least = '']) => text.replaceAll(`:${name}`, least), sql);
}

const orders = async (): Promise<number> => {
  const { rows } = await world.sql.owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM trade_order',
  );
  return rows[0]?.n ?? 0;
};

describe('what the bench has pgbench send', () => {
  const furnished = async (mailboxesFrom: number) => {
    await quote(world, '2400.00');
    const people = await makePeople(world.sql.urls.owner, 101, 0, mailboxesFrom);
    return { people, instruments: [await instrumentId(world)] };
  };

  it('places one order, eight and a hundred and one', async () => {
    const bench = await furnished(1);
    const placedBy = async (script: string) => {
      const before = await orders();
      await world.sql.app.query(sent(script));
      return (await orders()) - before;
    };
    expect(await placedBy(placeScript(bench))).toBe(1);
    expect(await placedBy(setScript(bench, 8))).toBe(8);
    expect(await placedBy(await leaderScript(world.sql.urls.owner, bench))).toBe(101);
  });

  it('ends with an error where an order is refused', async () => {
    const bench = await furnished(1_001);
    await world.sql.owner.query(
      "UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'test' WHERE id = $1",
      [bench.people.firstId],
    );
    const before = await orders();
    for (const script of [placeScript(bench), setScript(bench, 8)])
      await expect(world.sql.app.query(sent(script))).rejects.toThrow('division by zero');
    expect(await orders()).toBe(before);
  });
});
