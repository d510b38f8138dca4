import { officeIn } from './office';

const office = { address: 'Lakeside 1\nBern', latitude: 46.95, longitude: 7.45 };

it('an office is an address with a point on the earth', () => {
  expect(officeIn({ ...office, more: 'unknown' })).toEqual(office);
});

it.each([
  ['nothing', undefined],
  ['a text', 'Lakeside 1'],
  ['an address of blanks', { ...office, address: '  ' }],
  ['a point beyond the pole', { ...office, latitude: 91 }],
  ['a point beyond the date line', { ...office, longitude: -180.1 }],
  ['a number as text', { ...office, longitude: '7.45' }],
  ['no number', { ...office, latitude: Number.NaN }],
])('%s is none, and no row stands', (_, value) => {
  expect(officeIn(value)).toBeNull();
});
