import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { isDay, oneOf, useAddressChoice } from './useAddressChoice';

interface Choice {
  readonly kind: 'ANY' | 'ONE';
  readonly from: string;
}

const nothing: Choice = { kind: 'ANY', from: '' };
const allows = { kind: oneOf(['ANY', 'ONE']), from: isDay };

/** A list whose choice can be asked and changed, at an address of its own. */
function listAt(address: string) {
  const seen: Choice[] = [];
  const choosing: ((next: Partial<Choice>) => void)[] = [];
  function List() {
    const [chosen, choose] = useAddressChoice(nothing, allows);
    seen.push(chosen);
    choosing.push(choose);
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/one', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    chosen: () => seen.at(-1),
    choose: (next: Partial<Choice>) => {
      act(() => choosing.at(-1)?.(next));
    },
  };
}

it('finds on going back what was chosen, in one entry of the history, and leaves the rest of the address', async () => {
  const { router, chosen, choose } = listAt('/list?tab=open');
  expect(chosen()).toEqual(nothing);
  choose({ kind: 'ONE' });
  choose({ from: '2026-11-20' });
  expect(router.state.location.search).toBe('?tab=open&kind=ONE&from=2026-11-20');
  await act(() => router.navigate('/one'));
  await act(() => router.navigate(-1));
  expect(chosen()).toEqual({ kind: 'ONE', from: '2026-11-20' });
  choose(nothing);
  expect(router.state.location.search).toBe('?tab=open');
});

it.each(['kind=OTHER', 'from=yesterday', 'from=2026-13-40', 'from=%3Cscript%3E', 'kind='])(
  'knows nothing of %s',
  (query) => {
    expect(listAt(`/list?${query}`).chosen()).toEqual(nothing);
  },
);
