import { formatSpan } from './formatSpan';

it.each([
  [0, '1 minute'],
  [91, '2 minutes'],
  [3_600, '60 minutes'],
  [10_000, '3 hours'],
  [200_000, '3 days'],
])('%d seconds: %s', (seconds, words) => {
  expect(formatSpan('en', seconds)).toBe(words);
});

it('rounds up: a review never looks quicker than it was', () => {
  expect(formatSpan('de', 601)).toBe('11 Minuten');
});
