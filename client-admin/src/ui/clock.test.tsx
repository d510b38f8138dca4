import { act, renderHook } from '@testing-library/react';
import { useNow } from '../lib/clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('H2: the clock of a lease stands still while the server is away, and goes on with it', () => {
  const { result, rerender } = renderHook(({ online }) => useNow(1_000, online), {
    initialProps: { online: true },
  });
  const pass = () => {
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
  };
  const start = result.current;
  pass();
  expect(result.current).toBe(start + 5_000);
  rerender({ online: false });
  pass();
  expect(result.current).toBe(start + 5_000);
  rerender({ online: true });
  pass();
  expect(result.current).toBe(start + 15_000);
});
