import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { HashRouter, useLocation, useNavigationType } from 'react-router-dom';
import { useEarlyLink } from './useEarlyLink';

/** Its children's effects come before the router's own, which is when it begins to listen. */
function Tapped({ link }: { readonly link: string }) {
  useLayoutEffect(() => {
    history.pushState(null, '', `#${link}`);
  }, [link]);
  return null;
}

function Place() {
  useEarlyLink();
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search} by ${useNavigationType()}`}</p>;
}

beforeEach(() => {
  history.replaceState(null, '', '#/');
});

test('a link that was followed before the router listened is gone after', async () => {
  render(
    <HashRouter>
      <Tapped link="/pages/trade/trade?id=3" />
      <Place />
    </HashRouter>,
  );
  expect(await screen.findByText('/pages/trade/trade?id=3 by REPLACE')).toBeTruthy();
});

test.each(['', '#', '#/', '#/pages/trade/trade?id=3'])('at "%s" nothing is gone to', (hash) => {
  history.replaceState(null, '', `/${hash}`);
  render(
    <HashRouter>
      <Place />
    </HashRouter>,
  );
  expect(screen.getByText(/by POP$/)).toBeTruthy();
});
