import { act, fireEvent, render, screen } from '@testing-library/react';
import { useHoldUpdates } from '../../lib/update';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { me, usd } from '../../testing/answers';
import { UpdateRow } from './UpdateRow';

/** The browser's locks, which jsdom has none of: names that are held, by this window or another. */
const held: { name: string }[] = [];
const locks = {
  query: () => Promise.resolve({ held: [...held] }),
  request: async (name: string, _: unknown, work: () => Promise<void>) => {
    const lock = { name };
    held.push(lock);
    await work();
    held.splice(held.indexOf(lock), 1);
  },
};

beforeAll(() => Object.defineProperty(navigator, 'locks', { value: locks }));
beforeEach(() => {
  jest.useFakeTimers();
  held.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  signOut({ farewell: false });
});

const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const offer = () => screen.queryByText('A new version is ready');

async function waiting(answers: Parameters<typeof answering>[0] = {}) {
  const apply = jest.fn();
  render(<UpdateRow apply={apply} />, answering(answers));
  await pass();
  return apply;
}

function Ordering({ on }: { readonly on: boolean }) {
  useHoldUpdates(on);
  return null;
}

describe('an update that waits', () => {
  it('is offered to a visitor, and starts on a tap', async () => {
    const apply = await waiting();
    expect(offer()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await pass();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with a contract open', me({ openStakes: usd('50.00') }).data],
    ['while nobody has said that there is none', 'silent' as const],
    ['while the server is away', 'lost' as const],
  ])('is not offered %s', async (_, answer) => {
    signIn('a-token');
    await waiting({ Me: [answer] });
    await pass(10_000);
    expect(offer()).toBeNull();
  });

  it('is offered to a user without an open contract', async () => {
    signIn('a-token');
    await waiting({ Me: [me({ openStakes: usd('0.00') }).data] });
    expect(offer()).not.toBeNull();
  });

  it('is not offered while any window sets up an order, and is when that has ended', async () => {
    const { rerender } = render(<Ordering on />);
    await waiting();
    expect(offer()).toBeNull();
    rerender(<Ordering on={false} />);
    await pass(2_000);
    expect(offer()).not.toBeNull();
  });

  it('does not start when another window has begun an order since', async () => {
    const apply = await waiting();
    held.push({ name: 'tarn.ordering' });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await pass();
    expect(apply).not.toHaveBeenCalled();
  });
});
