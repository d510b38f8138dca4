import { placeIn, placeLine, placeLink, placeOf, outsideLink } from './place';

const read = (query: string) => placeIn(new URLSearchParams(query));

it.each([
  ['lat=NaN&lng=1e9', 'no number'],
  ['lat=91&lng=0', 'beyond the pole'],
  ['lat=0&lng=180.5', 'beyond the date line'],
  ['lat=1e1&lng=0x10', 'numbers of a machine'],
  ['lat=&lng=', 'nothing'],
  ['lat=52.52', 'half a point'],
  ['lat=52.52&lng=javascript:alert(1)', 'a script'],
])('a link with %s (%s) names no place', (query) => {
  expect(read(query)).toBeNull();
});

it('a name is a text: cut where it is long, without signs that hide', () => {
  const hostile = `${'x'.repeat(10_000)}<script>`;
  expect(read(`lat=1&lng=2&name=${hostile}`)?.name).toHaveLength(120);
  expect(read(`lat=1&lng=2&name=a%E2%80%AEb%00c`)?.name).toBe('a b c');
});

it('a place is the same after its link, and as a line of a message', () => {
  const place = { name: 'Bern, Switzerland', lat: 46.95, lng: 7.45 };
  expect(read(placeLink(place).split('?')[1] ?? '')).toEqual(place);
  expect(placeOf(`We meet here:\n${placeLine(place)}`)).toEqual({ place, rest: 'We meet here:' });
  for (const text of ['It costs (20.20, 30.30 with the fee)', '(99.00, 7.45)'])
    expect(placeOf(text)).toEqual({ place: null, rest: text });
});

it('maps of somebody else are told numbers alone', () => {
  const place = { name: '"><script>', lat: -33.87, lng: 151.21 };
  expect(outsideLink(place)).toBe(
    'https://www.openstreetmap.org/?mlat=-33.87&mlon=151.21#map=12/-33.87/151.21',
  );
});
