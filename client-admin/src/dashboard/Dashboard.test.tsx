import { screen } from '@testing-library/react';
import { resources } from '../resources';
import { answering } from '../testing/answering';
import { renderConsole } from '../testing/console';
import { dashboard } from '../testing/queue';
import { Dashboard } from './Dashboard';

const usd = (amount: string) => ({ amount, asset: 'USD' });

const nothing = usd('0.00');

const day = {
  dashboard: {
    ...dashboard.dashboard,
    ...{ serverTime: '2026-11-20T12:00:00.000Z', usersTotal: 9, signUpsToday: 1, openOrders: 0 },
    ...{ settledCount: 0, settleDelayMs: null, feedLagMs: null, wonBp: null, exposure: nothing },
    ...{ ordersSetAside: [], holdingsSetAside: [], holidaysEnding: [], rechargesByDay: [] },
    proof: { mismatches: 0, late: false },
    projects: {
      ...{ topUpCount: 0, promised: nothing, funded: nothing, invested: nothing },
      ...{ payments: nothing, topUps: nothing },
    },
  },
};

it('H1: every queue of the menu has its tile, and money on its way out comes first', async () => {
  answering({ Dashboard: [day] });
  renderConsole(<Dashboard />, '/');
  await screen.findByText('Withdrawals');
  const tiles = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const queues = resources.flatMap(({ resource, menu }) =>
    menu?.group === 'queues' && 'figures' in menu ? [`/${resource.name}`] : [],
  );
  expect(tiles[0]).toBe('/withdrawals');
  expect(queues.filter((queue) => !tiles.includes(queue))).toEqual([]);
});
