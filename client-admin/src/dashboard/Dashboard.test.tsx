import { fireEvent, screen, within } from '@testing-library/react';
import { resources } from '../resources';
import { answering } from '../testing/answering';
import { renderConsole } from '../testing/console';
import { dashboard } from '../testing/queue';
import { Dashboard } from './Dashboard';

const usd = (amount: string) => ({ amount, asset: 'USD' });

const nothing = usd('0.00');

const lena = { id: '3', name: 'Lena Park' };

const late = {
  ...{ kind: 'WITHDRAWAL', id: '7', number: 'W7', reviewState: 'SUBMITTED', late: true },
  ...{ submittedAt: '2026-11-20T07:48:00.000Z', dueAt: '2026-11-20T11:48:00.000Z' },
  ...{ asked: usd('450.00'), user: { id: '12', accountMasked: 'mar***a09' } },
  ...{ takenBy: null, firstApprover: null },
};

const second = {
  ...late,
  ...{ kind: 'RECHARGE', id: '8', number: 'R8', reviewState: 'SECOND_APPROVAL', late: false },
  firstApprover: lena,
};

const figures = {
  ...dashboard.dashboard,
  ...{ serverTime: '2026-11-20T12:00:00.000Z', usersTotal: 9, signUpsToday: 1, openOrders: 0 },
  ...{ settledCount: 0, settleDelayMs: null, wonBp: null, exposure: nothing },
  ...{ ordersSetAside: [], holdingsSetAside: [], holidaysEnding: [] },
  ...{ stale: [] as string[], feeds: [{ feed: 'SIMULATED', lagMs: 120 }] },
  pressing: { total: 11, items: [late, second] },
  onShift: {
    staffCount: 6,
    people: [
      { staff: lena, role: 'SUPPORT', held: { kind: 'RECHARGE', id: '8' }, decided: 41 },
      { staff: { id: '4', name: 'Jun Park' }, role: 'ADMIN', held: null, decided: null },
    ],
  },
  proof: { mismatches: 0, late: false, seal: 'IN_TIME' },
  projects: {
    ...{ topUpCount: 0, promised: nothing, funded: nothing, invested: nothing },
    ...{ payments: nothing, topUps: nothing },
  },
};

const days = [
  { day: '2026-11-19', inCount: 2, paidIn: usd('1500.03'), outCount: 0, paidOut: nothing },
  { day: '2026-11-20', inCount: 0, paidIn: nothing, outCount: 1, paidOut: usd('490.00') },
];

async function opened(more: object = {}) {
  const server = answering({
    Dashboard: [{ dashboard: { ...figures, ...more } }],
    MoneyDays: [{ moneyDays: days }],
  });
  renderConsole(<Dashboard />, '/');
  await screen.findByRole('heading', { name: 'Needs attention' });
  return server;
}

const linesOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body);

it('H1: every queue of the menu has its tile, and money on its way out comes first', async () => {
  await opened();
  const tiles = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const queues = resources.flatMap(({ resource, menu }) =>
    menu?.group === 'queues' && 'figures' in menu ? [`/${resource.name}`] : [],
  );
  expect(tiles[0]).toBe('/withdrawals');
  expect(queues.filter((queue) => !tiles.includes(queue))).toEqual([]);
});

it('H1: what is late stands before what waits for a second person, each with its way to the queue', async () => {
  await opened();
  const panel = linesOf('Needs attention');
  expect(panel.getByText('11 in all')).toBeTruthy();
  const [first, next] = panel.getAllByRole('row');
  expect(first?.textContent).toMatch(/^LateWithdrawal W7mar\*\*\*a09 · 450\.00\sUSDWaiting/);
  expect(next?.textContent).toMatch(/^Second approvalRecharge R8.*First: Lena Park/);
  expect(panel.getByRole('link', { name: 'Withdrawal W7' }).getAttribute('href')).toBe(
    '/withdrawals/7',
  );
});

it('who is at work stands with what each has in hand, and a count only where it may be read', async () => {
  await opened();
  const panel = linesOf('On shift');
  expect(panel.getByText('2 of 6')).toBeTruthy();
  const [first, next] = panel.getAllByRole('listitem');
  expect(first?.textContent).toContain('Lena ParkIn hand: Recharge41 done');
  expect(panel.getByRole('link', { name: 'In hand: Recharge' }).getAttribute('href')).toBe(
    '/recharges/8',
  );
  expect(next?.textContent).toContain('Jun ParkNothing in hand');
  expect(next?.textContent).not.toContain('done');
});

it('money in and out reads as a table, newest first, and another range is asked for', async () => {
  const { sent } = await opened();
  fireEvent.click(await screen.findByRole('button', { name: 'View as table' }));
  const rows = linesOf('Money in and out USD, credited and paid').getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '20 Nov 202600.001490.00',
    '19 Nov 202621,500.0300.00',
  ]);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Range' }));
  fireEvent.click(screen.getByRole('option', { name: 'Last 30 days' }));
  const asked = () =>
    sent.filter(({ name }) => name === 'MoneyDays').map(({ variables }) => variables);
  expect(asked()).toEqual([{ days: 14 }, { days: 30 }]);
});

it('P8: markets whose prices are too old are named, and nothing is said where there are none', async () => {
  await opened({ stale: ['WTI', 'BTC/USDT'] });
  expect(screen.getByRole('status').textContent).toContain('WTI, BTC/USDT');
});
