import { isRefusal } from './domain-error';
import { createWaitingLine } from './waiting-line';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that lasts until it is told to end, and who is at it. */
function desk() {
  const ends: (() => void)[] = [];
  const seen = { underWay: 0, most: 0, done: 0 };
  const work = async () => {
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.underWay -= 1;
    seen.done += 1;
  };
  return { ends, seen, work };
}

describe('QUALITY 3: a waiting line', () => {
  it('does two at a time, lets twenty wait, and refuses the next', async () => {
    const line = createWaitingLine(2, 20);
    const { ends, seen, work } = desk();
    const taken = Array.from({ length: 22 }, () => line.run(work));
    await expect(line.run(work)).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
    for (let left = 22; left > 0; left -= 1) {
      ends.shift()?.();
      await settle();
    }
    await Promise.all(taken);
    expect(seen).toEqual({ underWay: 0, most: 2, done: 22 });
  });

  it('gives the place of work that failed to the next', async () => {
    const line = createWaitingLine(1, 1);
    const failed = line
      .run(() => Promise.reject(new Error('broken')))
      .catch((error: unknown) => error);
    const next = line.run(() => Promise.resolve('done'));
    expect(await failed).toBeInstanceOf(Error);
    expect(await next).toBe('done');
    expect(await line.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('refuses without having begun', async () => {
    const line = createWaitingLine(0, 0);
    const seen = { begun: false };
    const refused = await line
      .run(() => Promise.resolve((seen.begun = true)))
      .catch((error: unknown) => error);
    expect([seen.begun, isRefusal(refused)]).toEqual([false, true]);
  });
});
