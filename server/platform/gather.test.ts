import type { DataSource } from 'typeorm';
import { gather } from './gather';
import { holds } from '../testing/holds';

const db = {} as DataSource;

/** Answers when told to, and keeps what was asked together. */
function slowly() {
  const rounds: { readonly keys: readonly number[]; readonly go: () => void }[] = [];
  const ask = gather<number, string>(
    (_db, keys) =>
      new Promise((resolve) => {
        const go = () => {
          resolve(
            keys.map((key) => (key < 0 ? new Error(`no ${String(key)}`) : `№ ${String(key)}`)),
          );
        };
        rounds.push({ keys, go });
      }),
    { most: 3 },
  );
  return { rounds, ask: (key: number) => ask(db, key) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('gathering', () => {
  it('keeps nobody waiting while it is idle', async () => {
    const { rounds, ask } = slowly();
    const one = ask(1);
    await turn();
    expect(rounds.map(({ keys }) => keys)).toEqual([[1]]);
    rounds[0]?.go();
    expect(await one).toBe('№ 1');
  });

  it('sends together what comes while a round trip is under way, as many as fit', async () => {
    const { rounds, ask } = slowly();
    const all = [ask(1)];
    await turn();
    all.push(...[2, 3, 4, 5].map(ask));
    await turn();
    expect(rounds).toHaveLength(1);
    rounds[0]?.go();
    await all[0];
    await turn();
    rounds[1]?.go();
    await all[1];
    await turn();
    rounds[2]?.go();
    expect(await Promise.all(all)).toEqual(['№ 1', '№ 2', '№ 3', '№ 4', '№ 5']);
    expect(rounds.map(({ keys }) => keys)).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('gives the error of one to that one alone', async () => {
    const { rounds, ask } = slowly();
    const all = Promise.allSettled([ask(1), ask(-1), ask(1)]);
    await turn();
    rounds[0]?.go();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not wait for a round trip that is stuck', async () => {
    const { rounds, ask } = slowly();
    const stuck = ask(1);
    await turn();
    const next = ask(2);
    await holds(() => rounds.length === 2);
    rounds[1]?.go();
    expect(await next).toBe('№ 2');
    rounds[0]?.go();
    expect(await stuck).toBe('№ 1');
  });
});
