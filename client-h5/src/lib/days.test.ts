import { dayBounds } from './days';
import { utcClock, utcClockMs } from './formatSeconds';
import { newKey } from './newKey';

test('a day filter covers its days from the first to the last instant', () => {
  const { from, to } = dayBounds('2026-11-18', '2026-11-18');
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1);
  expect(dayBounds('', '')).toEqual({});
});

test('proof times are written in UTC to the millisecond', () => {
  expect(utcClock('2026-11-20T15:06:30.001+01:00')).toBe('14:06:30');
  expect(utcClockMs('2026-11-20T14:06:30.001Z')).toBe('14:06:30.001');
});

test('each send gets a key of its own', () => {
  const keys = new Set(Array.from({ length: 1_000 }, newKey));
  expect(keys.size).toBe(1_000);
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
});
