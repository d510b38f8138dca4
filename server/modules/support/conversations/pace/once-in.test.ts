import { onceIn } from './once-in';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('a name is new again when its time is over, and each for itself', () => {
  const isNew = onceIn(1_000, 10);
  expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
  now = 999;
  expect(isNew('a')).toBe(false);
  now = 1_000;
  expect([isNew('a'), isNew('a')]).toEqual([true, false]);
});

it('QUALITY 2: no more names are kept than it may, and the newest of them', () => {
  const isNew = onceIn(1_000, 3);
  for (const name of ['a', 'b', 'c', 'd']) expect(isNew(name)).toBe(true);
  expect([isNew('b'), isNew('c'), isNew('d')]).toEqual([false, false, false]);
  expect(isNew('a')).toBe(true);
  expect(isNew('b')).toBe(true);
});
