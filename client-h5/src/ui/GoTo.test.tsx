import { act, render } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';
import { GoTo } from './GoTo';

it('A3: leads to the page once more when something went back while that page was not drawn', () => {
  window.location.hash = '#/behind-a-sheet';
  render(
    <HashRouter>
      <GoTo to="/locked" />
    </HashRouter>,
  );
  expect(window.location.hash).toBe('#/locked');
  const replaced = jest.spyOn(window.history, 'replaceState');
  act(() => {
    // Where the router stands already, as far as it knows.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
  expect(replaced.mock.calls.map(([, , to]) => to)).toEqual(['#/locked']);
});
