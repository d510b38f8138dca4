import { platform } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { usePlatformClock } from './usePlatformClock';

function Said({ at }: { readonly at: string }) {
  const { clock, timeOrDate, inFull } = usePlatformClock();
  return <p>{[clock(at), timeOrDate(at), inFull(at)].join(' | ')}</p>;
}

const said = (at: string, timezone = 'Asia/Tokyo') =>
  draw(<Said at={at} />, [platform({ timezone })]).text;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T22:30:00Z') });
});
afterEach(() => jest.useRealTimers());

it('writes the day of the platform with its clock, and the year where it is another one there', () => {
  expect(said('2026-12-31T22:10:00Z')).toBe('07:10 | 07:10 | Jan 1, 07:10 GMT+9');
  expect(said('2026-12-31T12:00:00Z')).toBe(
    '21:00 | Dec 31, 2026, 21:00 | Dec 31, 2026, 21:00 GMT+9',
  );
  expect(said('2026-12-31T22:10:00Z', 'UTC')).toBe('22:10 | 22:10 | Dec 31, 22:10 UTC');
});
