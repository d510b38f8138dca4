import { atOf, sentInstant, shownMinute, typedInstant, typedMinute } from './typedInstant';

it.each([
  ['2026-11-01T09:00:00.000Z', '2026-11-01T09:00'],
  ['2026-11-01T09:00:13.000Z', '2026-11-01T09:00:13'],
  ['2026-11-01T09:00:13.250Z', '2026-11-01T09:00:13.250'],
])('%s stands in its field as %s, and is sent as the same instant', (iso, typed) => {
  expect(typedInstant(iso)).toBe(typed);
  expect(atOf(typed)).toBe(Date.parse(iso));
  expect(Date.parse(sentInstant(typed))).toBe(Date.parse(iso));
});

it('what is no instant is none', () => {
  expect([atOf(''), atOf('2026-13-40T09:00')]).toEqual([NaN, NaN]);
});

it('a minute is typed without its seconds', () => {
  expect(typedMinute(Date.parse('2026-11-01T09:00:59.999Z'))).toBe('2026-11-01T09:00');
});

it('a field shows the minute, and nothing where nothing is typed', () => {
  const typed = ['2026-11-30T20:20:56.885', '2026-11-30T20:20', ''];
  expect(typed.map(shownMinute)).toEqual(['2026-11-30T20:20', '2026-11-30T20:20', '']);
});
