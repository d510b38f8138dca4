import { screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { ProofAlarm } from '../../dashboard/ProofAlarm';
import { ProofView } from './ProofView';

const at = '2026-11-20T00:00:10.000Z';
const run = { day: '2026-11-19', startedAt: at, provedAt: at, ended: true, fault: null };
const fits = {
  block: { number: 1204, madeAt: at, hash: 'ab'.repeat(32) },
  ...{ sealDelayMs: 2_400, unproved: 0, serverTime: at },
  runs: [
    {
      ...run,
      kind: 'CONTINUOUS',
      day: '2026-11-20',
      ended: false,
      entries: '52310',
      mismatches: 0,
    },
    { ...run, kind: 'NIGHTLY', entries: '981004', mismatches: 0 },
    { ...run, kind: 'OUTCOMES', entries: '1200', mismatches: 0 },
  ],
  nights: [{ day: '2026-11-19', mismatches: 0, outcomes: '1200', complete: true }],
};
const nothing = { items: [], info: { endCursor: null, hasNext: false } };

const serving = (watch: object, mismatches: object = nothing) =>
  answering({
    ProofWatch: [{ proofWatch: watch }],
    ProofMismatches: [{ proofMismatches: mismatches }],
  });

const rowOf = async (name: RegExp): Promise<string> =>
  (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent ?? '';

it('O9: books that fit say so, with the newest block and how long the oldest movement waits', async () => {
  serving(fits);
  renderConsole(<ProofView />, '/proofWatch');
  expect(await screen.findByText('1,204')).toBeTruthy();
  expect(screen.getByText(/2\.4/)).toBeTruthy();
  expect(await rowOf(/^What is new/)).toContain('fits, goes on');
  expect(await rowOf(/^All books/)).toContain('981,004');
  expect(await rowOf(/^2026-11-19/)).toMatch(/1,200.*fits/);
  expect(await screen.findByText('Everything fits')).toBeTruthy();
});

it('O9: what does not fit stands there with its contract and its instrument', async () => {
  const [fresh, , ...others] = fits.runs;
  const cut = { ...run, kind: 'NIGHTLY', ended: false, entries: '0', fault: 'no connection' };
  const watch = {
    ...fits,
    runs: [{ ...fresh, mismatches: 2 }, { ...cut, mismatches: 0 }, ...others],
    nights: [{ day: '2026-11-19', mismatches: 2, outcomes: '1200', complete: true }],
  };
  const found = {
    kind: 'OUTCOMES',
    day: '2026-11-19',
    foundAt: at,
    check: 'each outcome is right',
  };
  serving(watch, {
    items: [
      {
        ...{ ...found, id: '7', subject: 'order 17' },
        order: { id: '17', number: 'ABCD2345EFGH6789' },
        instrument: { id: '13', symbol: 'BTC/USDT' },
      },
    ],
    info: nothing.info,
  });
  renderConsole(<ProofView />, '/proofWatch');
  expect(await rowOf(/^What is new/)).toContain('2 do not fit');
  expect(await rowOf(/^All books.*no connection/)).toContain('cut short, is tried again');
  expect(await rowOf(/^2026-11-19/)).toContain('2 do not fit');
  const order = await screen.findByRole('link', { name: 'ABCD2345EFGH6789' });
  const row = within(order.closest('tr') ?? document.body);
  expect(order.getAttribute('href')).toBe('/orders/17/show');
  expect(row.getByRole('link', { name: 'BTC/USDT' }).getAttribute('href')).toBe(
    '/instruments/13/show',
  );
  expect(row.getByText('order 17')).toBeTruthy();
});

it('O9: what broke, and where, is named in the language of the console; a name without words is kept as English', async () => {
  const found = { kind: 'NIGHTLY', day: '2026-11-19', foundAt: at, order: null, instrument: null };
  const items = [
    { ...found, id: '8', check: 'every balance equals its postings', subject: 'user/7' },
    { ...found, id: '7', check: 'a check of old', subject: 'user/8' },
    { ...found, id: '6', check: 'a check of old', subject: 'block 5, quote 3 of instrument 7' },
    { ...found, id: '5', check: 'a check of old', subject: 'holding 4 on 2026-11-20' },
    { ...found, id: '4', check: 'a check of old', subject: 'outcomes of BTC/USDT over 60 s' },
    { ...found, id: '3', check: 'a check of old', subject: 'parcel 9' },
  ];
  serving(fits, { items, info: nothing.info });
  renderConsole(<ProofView />, '/proofWatch', { locale: 'zh' });
  const named = await screen.findByText('每个余额都等于其分录之和');
  expect(named.getAttribute('lang')).toBeNull();
  for (const old of screen.getAllByText('a check of old'))
    expect(old.getAttribute('lang')).toBe('en');
  const said = [
    '区块 5 中，品种 7 的报价 3',
    '2026-11-20 的持有 4',
    'BTC/USDT 60 秒合约的结果统计',
  ];
  for (const words of said) expect(screen.getByText(words).getAttribute('lang')).toBeNull();
  for (const kept of ['user/7', 'parcel 9'])
    expect(screen.getByText(kept).getAttribute('lang')).toBe('en');
});

it('before the first proof it says that there was none', async () => {
  answering({
    ProofWatch: [{ proofWatch: { ...fits, block: null, runs: [], nights: [] } }],
    ProofMismatches: [{ proofMismatches: nothing }],
  });
  renderConsole(<ProofView />, '/proofWatch');
  expect(await screen.findAllByText('Nothing has been proved yet')).toHaveLength(2);
});

it('O9: the first page of the console alarms, and is silent where everything fits', () => {
  const proof = { mismatches: 3, late: true, seal: 'IN_TIME' } as const;
  const { rerender } = renderConsole(<ProofAlarm proof={proof} />);
  expect(screen.getByRole('alert').textContent).toContain('3 things that do not fit');
  rerender(<ProofAlarm proof={{ mismatches: 0, late: false, seal: 'IN_TIME' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('O9: a seal that is late alarms beside what else is wrong, and says what it waits for', () => {
  const proof = { mismatches: 3, late: true } as const;
  const { unmount } = renderConsole(<ProofAlarm proof={{ ...proof, seal: 'STOPPED' }} />);
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('3 things that do not fit'),
    expect.stringContaining('The seal stands still'),
  ]);
  unmount();
  renderConsole(<ProofAlarm proof={{ mismatches: 0, late: false, seal: 'HELD' }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'An open transaction holds back the seal',
  );
});
