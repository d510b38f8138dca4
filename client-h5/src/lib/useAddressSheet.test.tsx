import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import { useBackCloses } from './backCloses';
import { useAddressSheet } from './useAddressSheet';

/** A list whose rows open in a sheet, and the page from which people come to it. */
function List() {
  const { value, open, close } = useAddressSheet('id');
  useBackCloses(value !== null, close);
  return (
    <>
      <Link to="/list?id=3" replace>
        Row
      </Link>
      {value === null ? <p>Shut</p> : <p>Open {value}</p>}
      <button type="button" onClick={close}>
        Cross
      </button>
      <button
        type="button"
        onClick={() => {
          open('2');
        }}
      >
        Other
      </button>
    </>
  );
}

const App = () => (
  <HashRouter>
    <Routes>
      <Route path="/home" element={<Link to="/list?id=1">Straight to it</Link>} />
      <Route path="/list" element={<List />} />
    </Routes>
  </HashRouter>
);

const press = (name: string) => {
  fireEvent.click(screen.getByText(name));
};

const guarded = (wanted: boolean) =>
  waitFor(() => {
    expect((window.history.state as { guard?: boolean } | null)?.guard === true).toBe(wanted);
  });

const shows = async (text: string) => {
  await screen.findByText(text);
  await guarded(text.startsWith('Open'));
};

const back = () => {
  act(() => {
    window.history.back();
  });
};

beforeEach(() => {
  window.history.pushState(null, '', '#/home');
  render(<App />);
});

const waysToShut: readonly [string, () => void][] = [
  [
    'its cross',
    () => {
      press('Cross');
    },
  ],
  ['going back', back],
];

describe.each(waysToShut)('a sheet of the address that was shut by %s', (_, shut) => {
  it('does not open again: one more step back leaves the page', async () => {
    press('Straight to it');
    await shows('Open 1');
    shut();
    await shows('Shut');
    expect(window.location.hash).toBe('#/list');
    back();
    await screen.findByText('Straight to it');
  });

  it('neither does one that was opened on the page, nor one that showed something else before', async () => {
    press('Straight to it');
    await shows('Open 1');
    shut();
    await shows('Shut');
    press('Row');
    await shows('Open 3');
    press('Other');
    await shows('Open 2');
    shut();
    await shows('Shut');
    back();
    await screen.findByText('Straight to it');
  });
});
