import { newKey } from '../forms/newKey';
import { dayIn, daysAsked, zoneName } from './days';
import { ruleTime, utcClockMs } from './formatSeconds';

test('a day is that of the platform, wherever the phone is', () => {
  const at = Date.parse('2026-11-20T23:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-11-20');
  expect(dayIn('Asia/Tokyo', at)).toBe('2026-11-21');
  expect(dayIn('America/New_York', at)).toBe('2026-11-20');
});

test('and the screen names its zone', () => {
  const winter = Date.parse('2026-11-20T12:00:00Z');
  expect(zoneName('UTC', winter)).toBe('UTC');
  expect(zoneName('Asia/Shanghai', winter)).toBe('GMT+8');
  expect(zoneName('Europe/Berlin', Date.parse('2026-07-20T12:00:00Z'))).toBe('GMT+2');
});

test('date fields ask for days; an empty one asks for nothing', () => {
  expect(daysAsked('2026-11-18', '2026-11-19')).toEqual({
    fromOn: '2026-11-18',
    toOn: '2026-11-19',
  });
  expect(daysAsked('', '')).toEqual({});
});

test('proof times are written in UTC to the millisecond', () => {
  expect(ruleTime('en', '2026-11-20T15:06:30.001+01:00')).toContain('14:06:30 UTC');
  expect(utcClockMs('2026-11-20T14:06:30.001Z')).toBe('14:06:30.001');
});

test('each send gets a key of its own', () => {
  const keys = new Set(Array.from({ length: 1_000 }, newKey));
  expect(keys.size).toBe(1_000);
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
});
