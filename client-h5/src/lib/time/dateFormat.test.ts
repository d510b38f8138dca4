import { formatClock, formatDate } from './formatTime';
import { clockWithSeconds, ruleTime } from './formatSeconds';

const AT = '2026-11-22T14:06:30.250Z';

it('a thousand times of day make no more formats than one', () => {
  const write = () => [
    formatClock('en', AT),
    formatDate('de', AT),
    clockWithSeconds('en', Date.parse(AT), true),
    ruleTime('th', AT),
  ];
  const first = write();
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (let nth = 0; nth < 1_000; nth += 1) expect(write()).toEqual(first);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
