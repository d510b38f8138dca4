import { HttpError } from 'react-admin';
import { retryOnce } from './retryOnce';

it('QUALITY 4: what is not there is said at once, a fault is tried once more', () => {
  expect(retryOnce(0, new HttpError('missing', 404))).toBe(false);
  expect(retryOnce(0, new HttpError('refused', 200))).toBe(false);
  expect([0, 1].map((count) => retryOnce(count, new HttpError('fault', 502)))).toEqual([
    true,
    false,
  ]);
  expect([0, 1].map((count) => retryOnce(count, new TypeError('Failed')))).toEqual([true, false]);
});
