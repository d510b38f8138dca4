import {
  formatCountdown,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMarketHour,
  formatProofTime,
  formatRelative,
  formatWeekTime,
} from './formatTime';

const noon = '2026-11-20T12:00:00.120Z';
const at = Date.parse(noon);

describe('times on screen', () => {
  it('names the year only when it is another one', () => {
    expect(formatDate('en', noon, at)).toBe('Nov 20');
    expect(formatDate('en', '2025-11-20T12:00:00Z', at)).toBe('Nov 20, 2025');
    expect(formatDate('th', '2025-11-20T12:00:00Z', at)).toContain('2025');
  });

  it.each([
    ['en', 'Nov 20, '],
    ['de', '20. Nov., '],
    ['es', '20 nov, '],
    ['fr', '20 nov., '],
    ['zh', '11月20日 '],
    ['hk', '11月20日 '],
    ['jp', '11月20日 '],
    ['kor', '11월 20일 '],
    ['th', '20 พ.ย. '],
  ] as const)('H6: in %s a day and its clock are parted as there', (language, day) => {
    expect(formatDateTime(language, noon, at)).toBe(day + formatClock(language, noon));
  });

  it('H6: and in vi the clock comes first', () => {
    expect(formatDateTime('vi', noon, at)).toBe(`${formatClock('vi', noon)} 20 thg 11`);
  });

  it('writes a day of the platform and a clock in its zone', () => {
    expect(formatDay('en', '2026-11-20', '2026-11-21')).toBe('Nov 20');
    expect(formatDay('de', '2025-01-01', '2026-01-01')).toBe('1. Jan. 2025');
    expect(formatClock('en', noon, 'Asia/Tokyo')).toBe('21:00');
  });

  it('says how long ago within the hour, then the date', () => {
    expect(formatRelative('en', noon, at + 24 * 60_000)).toBe('24 min. ago');
    expect(formatRelative('de', noon, at + 72 * 3_600_000)).toBe('20. Nov.');
  });

  it('writes proof in UTC to the millisecond', () => {
    expect(formatProofTime(noon)).toBe('2026-11-20 12:00:00.120 UTC');
  });

  it('writes an hour of a market on the clock of the phone, with UTC beside it where a rule speaks', () => {
    const sunday = '2026-11-22T22:00:00Z';
    expect(formatWeekTime('en', sunday, 'Europe/Berlin')).toBe('Sun 23:00 GMT+1');
    expect(formatMarketHour('en', sunday, 'Asia/Tokyo')).toBe('Mon 07:00 GMT+9 (Sun 22:00 UTC)');
    expect(formatMarketHour('en', sunday, 'Atlantic/Reykjavik')).toBe('Sun 22:00 UTC');
  });

  it('writes durations and what is left of them', () => {
    expect([30, 90, 120, 300].map(formatDuration)).toEqual(['30s', '90s', '2m', '5m']);
    expect([300, 65, 0].map(formatCountdown)).toEqual(['5:00', '1:05', '0:00']);
  });
});
