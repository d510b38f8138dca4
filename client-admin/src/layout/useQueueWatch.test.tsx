import { act, screen, waitFor } from '@testing-library/react';
import { noteReachable } from '../lib/connection';
import { useDashboard } from '../lib/desk/useDashboard';
import { answering } from '../testing/answering';
import { renderConsole } from '../testing/console';
import { QueueContext, type AnyQueue } from '../queue/queue';
import { useMineCount } from '../queue/useMine';
import { rechargeQueue } from '../resources/recharges/rechargeQueue';
import { times } from '../testing/queue';
import { held, list } from '../testing/recharges';
import { LiveSocket, liveSocket } from '../testing/liveSocket';
import { OfflineNote } from './OfflineNote';
import { useQueueWatch } from './useQueueWatch';

beforeAll(() => Object.assign(globalThis, { WebSocket: LiveSocket }));

function Page() {
  useQueueWatch();
  return (
    <>
      <OfflineNote />
      <output>{useDashboard().data?.usersTotal}</output>
    </>
  );
}

it('QUALITY 2: what happened while the server was away arrives when it is back, and the banner goes', async () => {
  const figures = (usersTotal: number) => ({ dashboard: { usersTotal } });
  const me = { me: { id: '1', permissions: [] } };
  const { names } = answering({
    Dashboard: [figures(7), figures(7), figures(9)],
    Recharges: [{ recharges: { items: [], info: { endCursor: null, hasNext: false } } }],
    Me: [me],
  });
  renderConsole(<Page />);
  const asked = () => names().filter((name) => name === 'Dashboard').length;
  // Read with the page, and again once the news are heard.
  await waitFor(
    () => {
      expect(asked()).toBe(2);
    },
    { timeout: 4_000 },
  );
  const lost = liveSocket();
  LiveSocket.alive = false;
  expect(await screen.findByText(/cannot be reached/, {}, { timeout: 2_500 })).toBeTruthy();
  LiveSocket.alive = true;
  act(() => {
    lost.close(1006);
  });
  await waitFor(
    () => {
      expect(screen.getByText('9')).toBeTruthy();
    },
    { timeout: 5_000 },
  );
  expect(screen.queryByText(/cannot be reached/)).toBeNull();
  expect(asked()).toBe(3);
});

it('QUALITY 2: one request was lost while the server stands: the banner goes by itself, and nothing need be asked', async () => {
  const { names } = answering({
    Dashboard: [{ dashboard: { usersTotal: 7 } }],
    Recharges: [{ recharges: { items: [], info: { endCursor: null, hasNext: false } } }],
    Me: [{ me: { id: '1', permissions: [] } }],
  });
  renderConsole(<Page />);
  await waitFor(
    () => {
      expect(names().filter((name) => name === 'Dashboard')).toHaveLength(2);
    },
    { timeout: 4_000 },
  );
  const before = names().length;
  act(() => {
    noteReachable(false);
  });
  expect(screen.getByText(/cannot be reached/)).toBeTruthy();
  await waitFor(
    () => {
      expect(screen.queryByText(/cannot be reached/)).toBeNull();
    },
    { timeout: 5_000 },
  );
  expect(names()).toHaveLength(before);
});

function Held() {
  useQueueWatch();
  useDashboard();
  return <output>{useMineCount()}</output>;
}

/** The console of somebody who holds the request 7, once it has heard that it is connected. */
async function holding() {
  const server = answering({
    Dashboard: [{ dashboard: { usersTotal: 7 } }],
    Recharges: [list([held()])],
    Me: [{ me: { id: '1', permissions: [] } }],
  });
  renderConsole(
    <QueueContext value={rechargeQueue as unknown as AnyQueue}>
      <Held />
    </QueueContext>,
  );
  const reads = { figures: 2, mine: 2 };
  const read = () => ({
    figures: times(server, 'Dashboard'),
    mine: times(server, 'Recharges'),
  });
  await waitFor(() => {
    expect(read()).toEqual(reads);
  });
  return read;
}

const tell = (...ids: readonly string[]) =>
  act(async () => {
    for (const id of ids) liveSocket().tell(id);
    await Promise.resolve();
  });

describe('QUALITY 1: what one holds is counted again', () => {
  it('with the figures, where the news are about it', async () => {
    const read = await holding();
    await tell('7');
    await waitFor(() => {
      expect(read().figures).toBe(3);
    });
    // Sooner than others' requests would have it counted.
    await waitFor(
      () => {
        expect(read().mine).toBe(3);
      },
      { timeout: 500 },
    );
  });

  it('later and once, where a hundred others arrived', async () => {
    const read = await holding();
    await tell(...Array.from({ length: 100 }, (_, n) => String(100 + n)));
    await waitFor(() => {
      expect(read().figures).toBe(3);
    });
    await waitFor(() => {
      expect(read().mine).toBe(3);
    });
    expect(read()).toEqual({ figures: 3, mine: 3 });
  });

  it('once, where the news about it come while those about others wait', async () => {
    const read = await holding();
    await tell('100');
    await waitFor(() => {
      expect(read().figures).toBe(3);
    });
    await tell('7');
    await waitFor(() => {
      expect(read().figures).toBe(4);
    });
    // What others' news would have asked for is told by then, too.
    await waitFor(() => {
      expect(read().mine).toBeGreaterThan(2);
    });
    expect(read()).toEqual({ figures: 4, mine: 3 });
  });
});
