import { openFirst } from './openFirst';

it('markets that are open come first, and both keep their order', () => {
  const markets = [
    { id: 'a', state: 'CLOSED' },
    { id: 'b', state: 'OPEN' },
    { id: 'c', state: 'PAUSED' },
    { id: 'd', state: 'OPEN' },
  ];
  expect(openFirst(markets).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
