import { act, renderHook, waitFor } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { signIn, signOut } from '../session/session';
import { hostToasts } from '../toast';
import { deviceStars } from './deviceStars';
import { useFavourites } from './useFavourites';

const said: string[] = [];
const kept = (favourites: readonly string[]) => ({ favourites });
const added = (favourites: readonly string[] | null, code = '') => ({
  favouritesAdd: {
    favourites,
    userErrors:
      code === ''
        ? []
        : [{ code, message: `refused: ${code}`, figures: [{ name: 'max', value: '4' }] }],
  },
});
const removed = (favourites: readonly string[]) => ({
  favouriteRemove: { favourites, userErrors: [] },
});

function starring(answers: Parameters<typeof answering>[0]) {
  const server = answering(answers);
  const { result } = renderHook(() => useFavourites(), server);
  return {
    ids: () => result.current.ids,
    sent: () => server.sent.map(({ name, variables }) => [name, variables.input]),
    toggle: (id: string) =>
      act(async () => {
        result.current.toggle(id);
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  said.length = 0;
  deviceStars.clear();
  hostToasts({ show: ({ text }) => said.push(text), close: () => undefined });
});
afterEach(() => {
  act(() => {
    signOut({ farewell: false });
  });
});

it('a visitor’s stars stay on the device, and nobody is asked', async () => {
  const { ids, sent, toggle } = starring({});
  await toggle('7');
  await toggle('9');
  await toggle('7');
  expect([ids(), sent()]).toEqual([['9'], []]);
});

it('a user’s stars are those of the account, and a change shows what the server keeps', async () => {
  signIn('secret');
  const { ids, toggle } = starring({
    Favourites: [kept(['3'])],
    FavouritesAdd: [added(['3', '7'])],
    FavouriteRemove: [removed(['7'])],
  });
  await waitFor(() => {
    expect(ids()).toEqual(['3']);
  });
  await toggle('7');
  await waitFor(() => {
    expect(ids()).toEqual(['3', '7']);
  });
  await toggle('3');
  await waitFor(() => {
    expect(ids()).toEqual(['7']);
  });
});

it.each([
  ['is refused', added(null, 'FAVOURITES_FULL'), ['refused: FAVOURITES_FULL']],
  ['is lost', 'lost' as const, []],
])('a star that %s goes again', async (_how, answer, words) => {
  signIn('secret');
  const { ids, toggle } = starring({ Favourites: [kept(['3'])], FavouritesAdd: [answer] });
  await waitFor(() => {
    expect(ids()).toEqual(['3']);
  });
  await toggle('7');
  await waitFor(() => {
    expect(ids()).toEqual(['3']);
  });
  expect(said).toEqual(words);
});

it('stars of the device are brought into the account once, and are then no longer on the device', async () => {
  deviceStars.toggle('3');
  deviceStars.toggle('7');
  signIn('secret');
  const { ids, sent } = starring({
    Favourites: [kept(['3', '5'])],
    FavouritesAdd: [added(['3', '5', '7'])],
  });
  await waitFor(() => {
    expect(ids()).toEqual(['3', '5', '7']);
  });
  expect(sent()).toEqual([
    ['Favourites', undefined],
    ['FavouritesAdd', { instrumentIds: ['7'] }],
  ]);
  expect(localStorage.getItem('tarn.favourites')).toBe('[]');
});

it('of more stars than an account may keep as many as fit are brought in, and it says so', async () => {
  for (const id of ['6', '7', '8']) deviceStars.toggle(id);
  signIn('secret');
  const { ids, sent } = starring({
    Favourites: [kept(['3', '5'])],
    FavouritesAdd: [added(null, 'FAVOURITES_FULL'), added(['3', '5', '6', '7'])],
  });
  await waitFor(() => {
    expect(ids()).toEqual(['3', '5', '6', '7']);
  });
  expect(sent().at(-1)).toEqual(['FavouritesAdd', { instrumentIds: ['6', '7'] }]);
  expect(said).toEqual(['refused: FAVOURITES_FULL']);
});

it('stars that were lost on the way are still on the device', async () => {
  deviceStars.toggle('6');
  deviceStars.toggle('7');
  signIn('secret');
  starring({ Favourites: [kept([])], FavouritesAdd: ['lost', 'silent'] });
  await waitFor(() => {
    expect(localStorage.getItem('tarn.favourites')).toBe('["6","7"]');
  });
});
