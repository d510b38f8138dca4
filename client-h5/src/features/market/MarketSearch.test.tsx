import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { answering } from '../../testing/answering';
import type { Market } from './useMarketView';
import { MarketSearch } from './MarketSearch';
import { recentSearches } from './recentSearches';

const market = (id: string, symbol: string): Market => ({
  id,
  symbol,
  name: symbol,
  class: 'FOREX',
  decimals: 2,
  state: 'CLOSED',
  opensAt: null,
  sparkline: [],
  quote: null,
});
const markets = [market('1', 'EUR/USD'), market('2', 'XAU/USD')];

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function App() {
  return (
    <Routes>
      <Route path="/" element={<Link to={`${paths.markets}?search`}>look</Link>} />
      <Route path={paths.markets} element={<MarketSearch markets={markets} />} />
      <Route path={paths.instrumentPage} element={<Back />} />
    </Routes>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('prices of practice say so here too', () => {
  const { wrapper } = answering({ Platform: ['silent'] });
  render(<MarketSearch markets={markets} />, { wrapper });
  expect(screen.getByRole('button', { name: 'Practice' })).toBeTruthy();
});

function opened() {
  const { wrapper } = answering({ Platform: ['silent'] });
  render(<App />, { wrapper });
  fireEvent.click(screen.getByText('look'));
}

afterEach(() => {
  recentSearches.clear();
});

it('takes the focus, each time it is opened', () => {
  opened();
  expect(document.activeElement).toBe(field());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByText('look'));
  expect(document.activeElement).toBe(field());
});

it('keeps its words on the way back from a market, and lists them as recent', () => {
  opened();
  fireEvent.change(field(), { target: { value: 'xau' } });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: /XAU/ }));
  fireEvent.click(screen.getByText('back'));
  expect(field().value).toBe('xau');
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.getByRole('button', { name: 'xau' })).toBeTruthy();
});

it('forgets its words once it is closed', () => {
  opened();
  fireEvent.change(field(), { target: { value: 'xau' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByText('look'));
  expect(field().value).toBe('');
});
