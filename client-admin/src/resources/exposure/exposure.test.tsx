import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { ExposureView } from './ExposureView';
import { useOutOfDate } from './useOutOfDate';

const usd = (amount: string) => ({ amount, asset: 'USD' });
const side = (count: number, stakes: string, pays: string) => ({
  ...{ count, stakes: usd(stakes), pays: usd(pays) },
});
const line = (symbol: string | null, count: number) => ({
  symbol,
  up: side(count, '1100.00', '2035.00'),
  down: side(0, '0.00', '0.00'),
  ...{ ifUp: usd('-924.00'), ifDown: usd('1111.00'), worst: usd('-924.00') },
});
const at = '2026-11-23T09:00:01.000Z';
const open = { at, instruments: [line('BTC/USDT', 2)], total: line(null, 2) };

const serving = (...answers: object[]) =>
  answering({ Exposure: answers.map((one) => ({ exposure: one })) });

const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('H1: what is open reads as a table with its sum, and follows by itself', async () => {
  const { sent } = serving(open, { ...open, total: line(null, 3) }, open);
  renderConsole(<ExposureView />, '/exposure');
  await screen.findByRole('table', { name: 'Exposure' });
  const net = ['−924.00', '+1,111.00', '−924.00'];
  expect(cells('BTC/USDT')).toEqual(['2', '1,100.00', '2,035.00', '0', '0.00', '0.00', ...net]);
  expect(screen.getByText(/^As of .*09:00:01/)).toBeTruthy();
  await waitFor(
    () => {
      expect(cells('All instruments')[0]).toBe('3');
    },
    { timeout: 10_000 },
  );
  expect(sent.filter(({ name }) => name === 'Exposure').length).toBeGreaterThanOrEqual(2);
}, 15_000);

it('while nothing is open it says so', async () => {
  serving({ at, instruments: [], total: line(null, 0) });
  renderConsole(<ExposureView />, '/exposure');
  expect(await screen.findByText('No contract is open')).toBeTruthy();
});

it('H1: what is two seconds old is no longer called of now, until the next answer', () => {
  jest.useFakeTimers();
  try {
    const { result, rerender } = renderHook(({ updatedAt }) => useOutOfDate(updatedAt), {
      initialProps: { updatedAt: 1_000 },
    });
    const pass = (ms: number) => {
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    };
    pass(1_900);
    expect(result.current).toBe(false);
    rerender({ updatedAt: 2_900 });
    pass(1_900);
    expect(result.current).toBe(false);
    pass(200);
    expect(result.current).toBe(true);
    rerender({ updatedAt: 5_000 });
    expect(result.current).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
