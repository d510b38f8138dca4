import { act, screen, waitFor } from '@testing-library/react';
import { useDashboard } from '../lib/useDashboard';
import { answering } from '../testing/answering';
import { renderConsole } from '../testing/console';
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
