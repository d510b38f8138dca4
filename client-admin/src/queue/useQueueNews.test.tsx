import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { followQueues, isConnected } from '../lib/live';
import { liveSocket } from '../testing/liveSocket';
import { prepareQueue, queue, times, two } from '../testing/queue';
import { list, waiting } from '../testing/recharges';

prepareQueue();

type Server = ReturnType<typeof queue>;

/** So many requests that came after the list was loaded. */
const arrivals = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    waiting({
      id: String(100 + at),
      number: `N${String(at)}`,
      submittedAt: new Date(Date.now() + 1_000).toISOString(),
    }),
  );

/** The queue, loaded and listening; `answers` are those of its list. */
async function listening(answers: readonly object[]): Promise<Server> {
  const server = queue({ Recharges: answers });
  await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
  await waitFor(() => {
    expect(() => liveSocket()).not.toThrow();
    // The list, and how many of it are one's own.
    expect(times(server, 'Recharges')).toBe(2);
  });
  return server;
}

/** So many events, spread over the greater part of a second, as they come. */
const tell = (ids: readonly string[]): Promise<void> =>
  act(async () => {
    for (const id of ids) {
      liveSocket().tell(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

const hundred = Array.from({ length: 100 }, (_, at) => String(100 + (at % 12)));
const rowsShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);

describe('QUALITY 1: what arrives', () => {
  it('costs one read of the list, however much it is, and moves no row until it is asked for', async () => {
    const more = arrivals(12);
    const server = await listening([list(two), list(two), list(more), list([...two, ...more])]);
    await tell(hundred);
    const show = await screen.findByRole('button', { name: '12 new, show' });
    expect(times(server, 'Recharges')).toBe(3);
    expect(times(server, 'Recharge')).toBe(0);
    expect(rowsShown()).toEqual(['7', '8']);
    fireEvent.click(show);
    expect(await screen.findAllByText('New')).toHaveLength(12);
    expect(rowsShown().slice(0, 2)).toEqual(['7', '8']);
    expect(screen.queryByRole('button', { name: /new, show/ })).toBeNull();
  });

  it('costs two reads where rows on the screen change as well, and these change in place', async () => {
    const taken = waiting({ id: '8', number: 'B8', takenBy: { id: '3', name: 'Lena' } });
    const server = await listening([
      ...[list(two), list(two)],
      ...[list([waiting(), taken]), list(arrivals(12))],
    ]);
    await tell(['8', ...hundred]);
    expect(await screen.findByText('Lena')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '12 new, show' })).toBeTruthy();
    expect(times(server, 'Recharges')).toBe(4);
  });

  it('does not call new what stood on another page when the list was loaded', async () => {
    const old = waiting({ id: '60', number: 'C60' });
    const server = await listening([list(two), list(two), list([...arrivals(1), old])]);
    await tell(['60', '100']);
    expect(await screen.findByRole('button', { name: '1 new, show' })).toBeTruthy();
    expect(times(server, 'Recharges')).toBe(3);
  });

  it('of one tab is not said on another', async () => {
    await listening([list(two), list(two), list(arrivals(3)), list([])]);
    await tell(['100', '101', '102']);
    await screen.findByRole('button', { name: '3 new, show' });
    fireEvent.click(screen.getByRole('tab', { name: /Done/ }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /new, show/ })).toBeNull();
    });
  });
});

describe('QUALITY 2: what was missed while nothing was heard is read once it is heard again', () => {
  const after = () => [list(two), list(two), list(arrivals(1)), list(arrivals(1))];
  const shown = () => screen.findByRole('button', { name: '1 new, show' });

  it('after a connection that stood before the queue was opened', async () => {
    const stop = followQueues({ onEvent: () => undefined, onConnected: () => undefined });
    await waitFor(() => {
      expect(isConnected()).toBe(true);
    });
    await listening(after());
    act(() => {
      liveSocket().close(1006);
    });
    expect(await shown()).toBeTruthy();
    stop();
  });

  it('after the server ended what was subscribed', async () => {
    const stop = followQueues({ onEvent: () => undefined, onConnected: () => undefined });
    await listening(after());
    act(() => {
      liveSocket().end();
    });
    expect(await shown()).toBeTruthy();
    stop();
  });
});
