import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import '../testing/words';
import { CrashBoundary } from './CrashBoundary';

function Breaks(): never {
  throw new Error('a fault of a screen');
}

it('what breaks leaves a page with a way on, and the next page stands as ever', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">On</Link>
      <CrashBoundary>
        <Routes>
          <Route path="/broken" element={<Breaks />} />
          <Route path="/whole" element={<h1>Whole</h1>} />
        </Routes>
      </CrashBoundary>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  said.mockRestore();
});
