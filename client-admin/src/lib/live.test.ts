import { pauseMs } from './live';

it('QUALITY 2: a lost server is tried again after ever longer pauses, and after ten seconds at most', () => {
  const pauses = Array.from({ length: 40 }, (_, retries) => pauseMs(retries));
  expect(pauses.slice(0, 7)).toEqual([300, 600, 1_200, 2_400, 4_800, 9_600, 10_000]);
  expect(Math.max(...pauses)).toBe(10_000);
});
