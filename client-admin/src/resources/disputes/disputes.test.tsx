import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { disputes } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press, times } from '../../testing/queue';
import type { Dispute } from './dispute';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** In the hands of the signed-in member of staff. */
const held = (own: Partial<Dispute> = {}): Dispute => ({
  id: '4',
  number: 'D3E9H5DA7CCDBF45',
  version: 2,
  look: 1,
  state: 'IN_REVIEW',
  reviewState: 'IN_REVIEW',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  ownRequest: false,
  handledBefore: false,
  takenByMe: true,
  takenBy: { id: '1', name: 'Ada' },
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  decidedBy: null,
  decisionReason: null,
  note: 'It fell one second later.',
  certificate: { state: 'PENDING', sha256: null },
  earlier: null,
  firstApproval: null,
  order: {
    ...{ id: '9', number: 'ORDER23456789ABC', symbol: 'BTC/USDT', direction: 'UP' },
    ...{ durationSeconds: 30, outcome: 'LOSS', stake: usd('100.00'), net: usd('-102.00') },
    ...{ openPrice: '64000.00000000', openQuoteId: '7', openQuoteAt: '2026-11-20T11:00:00.000Z' },
    ...{ openedAt: '2026-11-20T11:00:00.100Z', settlesAt: '2026-11-20T11:00:30.100Z' },
    ...{ closePrice: '63999.99000000', closeQuoteId: '8' },
    ...{ closeQuoteAt: '2026-11-20T11:00:30.000Z', settledAt: '2026-11-20T11:00:30.110Z' },
  },
  user: {
    ...{ id: '1001', accountMasked: 'mia***arn', language: 'de' },
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  history: [],
  ...own,
});

const recorded = (...quotes: readonly object[]) => ({ dispute: { id: '4', quotes: { quotes } } });

function desk(open: Dispute, record: readonly (object | 'lost' | 'unreachable')[] = [recorded()]) {
  const decided = { ...open, state: 'DECIDED', reviewState: 'DECIDED' } as const;
  const server = answering({
    Dashboard: [dashboard],
    Disputes: [{ disputes: { items: [open], info: { endCursor: null, hasNext: false } } }],
    DisputeTotals: [{ disputeTotals: { count: 1, more: false } }],
    DisputeViews: [{ disputeViews: [] }],
    Dispute: [{ dispute: open }],
    DisputeCertificate: [{ disputeCertificate: null }],
    DisputeQuotes: record,
    DisputeHeartbeat: [{ disputeHeartbeat: { dispute: open, userErrors: [] } }],
    DisputeRelease: [{ disputeRelease: { dispute: open, userErrors: [] } }],
    DisputeApprove: [{ disputeApprove: { dispute: decided, userErrors: [] } }],
    DisputeRefuse: [{ disputeRefuse: { dispute: decided, userErrors: [] } }],
  });
  const List = disputes.resource.list;
  renderConsole(<List />, `/disputes/${open.id}`);
  return server;
}

const sent = (server: ReturnType<typeof desk>, name: string) =>
  server.sent.find((one) => one.name === name)?.variables.input;

prepareQueue();
beforeAll(() => import('./DisputeList'));

it('H8: either decision is words in the user’s language, and is not sent without', async () => {
  const server = desk(held());
  await screen.findByText('It fell one second later.');
  await screen.findByRole('button', { name: 'Was right' });
  press('r');
  const form = await screen.findByRole('form', { name: 'The settlement was right' });
  fireEvent.submit(form);
  expect(times(server, 'DisputeRefuse')).toBe(0);
  form.focus();
  press('1');
  fireEvent.submit(form);
  await waitFor(() => {
    expect(JSON.stringify(sent(server, 'DisputeRefuse'))).toContain('Der Abrechnungskurs');
  });
  expect(sent(server, 'DisputeRefuse')).toMatchObject({ id: '4', version: 2 });
});

it('O2: the first who finds it wrong proposes; nothing happens before a second person has', async () => {
  const server = desk(held());
  await screen.findByRole('button', { name: 'Was wrong' });
  press('a');
  const form = await screen.findByRole('form', { name: 'The settlement was wrong' });
  expect(screen.getByText(/A second person has to find the same/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Propose: it was wrong/ })).toBeTruthy();
  form.focus();
  press('2');
  fireEvent.submit(form);
  await waitFor(() => {
    expect(times(server, 'DisputeApprove')).toBe(1);
  });
});

it('O1: who handled the report is told that the second look is somebody else’s', async () => {
  const earlier = {
    ...{ id: '3', number: 'FIRST', note: null, decidedAt: '2026-11-20T12:30:00.000Z' },
    ...{ decisionReason: 'It was the last price.', decidedBy: { id: '1', name: 'Ada' } },
  };
  const free = { takenByMe: false, takenBy: null, leaseUntil: null };
  const waiting = { state: 'SUBMITTED', reviewState: 'SUBMITTED' } as const;
  desk(held({ ...free, ...waiting, look: 2, handledBefore: true, earlier }));
  expect(await screen.findByText('First look: decided as right by Ada')).toBeTruthy();
  expect(screen.getAllByText(/You have handled this report before/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Take(?! next)/ })).toBeNull();
});

it('says that the certificate is still to come, or that there never will be one', async () => {
  desk(held());
  expect(await screen.findByText(/not sealed yet/)).toBeTruthy();
});

it('H8: the record around the contract is drawn, and says so where there is none', async () => {
  const quotes = [
    { id: '7', at: '2026-11-20T11:00:00.000Z', price: '64000.00' },
    { id: '8', at: '2026-11-20T11:00:30.000Z', price: '63999.99' },
  ];
  const server = desk(held(), [recorded(...quotes)]);
  const chart = await screen.findByRole('img', { name: /recorded quotes of BTC\/USDT/ });
  expect(chart).toBeTruthy();
  expect(times(server, 'DisputeQuotes')).toBe(1);
  expect(screen.queryByText('Nothing was recorded in this time')).toBeNull();
});

it('a record that is empty says so; one that did not load is asked for again, and the rest can be read', async () => {
  desk(held(), ['unreachable', 'unreachable', recorded()]);
  const fault = await screen.findByRole('alert');
  expect(screen.getByText('It fell one second later.')).toBeTruthy();
  fireEvent.click(within(fault).getByRole('button'));
  expect(await screen.findByText('Nothing was recorded in this time')).toBeTruthy();
});
