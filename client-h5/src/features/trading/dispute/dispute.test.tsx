import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setLanguage } from '../../../lib/session/session';
import { noteServerClock } from '../../../lib/time/serverClock';
import { hostToasts } from '../../../lib/toast';
import { answering, refusal } from '../../../testing/answering';
import { Dispute } from './Dispute';
import type { DisputeFieldsFragment } from './dispute.generated';

type Facts = NonNullable<DisputeFieldsFragment['dispute']>;

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const report: Facts['reports'][number] = {
  id: '1',
  number: 'D3E9H5DA7CCDBF45',
  look: 1,
  state: 'UNDER_REVIEW',
  note: null,
  submittedAt: '2026-11-20T11:00:00.000Z',
  reviewBy: '2026-11-21T11:00:00.000Z',
  reason: null,
};
const right = { ...report, state: 'RIGHT' as const, reason: 'It was the last price.' };

const order = (own: Partial<Facts> = {}) => ({
  order: {
    __typename: 'Order',
    id: '9',
    dispute: {
      __typename: 'OrderDispute',
      reportableUntil: '2026-12-20T12:00:00.000Z',
      secondLookUntil: null,
      certificate: null,
      ...own,
      reports: (own.reports ?? []).map((one) => ({ __typename: 'Dispute', ...one })),
    },
  },
});

const toasts: string[] = [];
beforeAll(() => import('./DisputeCard'));
beforeEach(() => {
  toasts.length = 0;
  setLanguage('en');
  noteServerClock({ serverTime: new Date(NOW).toISOString() }, Date.now(), Date.now());
  hostToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
  window.scrollTo = () => undefined;
});

function opening(answers: Parameters<typeof answering>[0]) {
  const asked = answering(answers);
  render(<Dispute id="9" />, { wrapper: asked.wrapper });
  return asked;
}

const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

it('H8: one tap reports it, without words; then the promised time stands there', async () => {
  const reported = order({ reports: [report], certificate: 'PENDING' });
  const { sent } = opening({
    OrderDispute: [order(), reported],
    OrderReport: [{ orderReport: { ...reported, userErrors: [] } }],
  });
  await press('Report a problem');
  await press('Send the report');
  expect(await screen.findByText(/Answer promised by Nov 21/)).toBeTruthy();
  expect(screen.getByText(/attached as soon as it is sealed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  expect(sent.find(({ name }) => name === 'OrderReport')?.variables).toEqual({
    input: { orderId: '9', note: null },
  });
});

it('H8: past the promised time it says that it is late', async () => {
  const reviewBy = new Date(NOW - 10_000).toISOString();
  opening({ OrderDispute: [order({ reports: [{ ...report, reviewBy }] })] });
  expect(await screen.findByText(/promised by Nov 20.* and is late/)).toBeTruthy();
  expect(screen.queryByText(/Answer promised/)).toBeNull();
});

it('a second tap while it is on its way sends no other', async () => {
  const { sent } = opening({ OrderDispute: [order()], OrderReport: ['silent'] });
  await press('Report a problem');
  const send = await screen.findByRole('button', { name: 'Send the report' });
  fireEvent.click(send);
  await waitFor(() => {
    expect(send.getAttribute('aria-busy')).toBe('true');
  });
  fireEvent.click(send);
  expect(sent.filter(({ name }) => name === 'OrderReport')).toHaveLength(1);
});

it('what is refused of the words stands at their field, and they stay', async () => {
  const refused = [refusal('PARAM_INVALID', 'Check this field', 'note')];
  opening({
    OrderDispute: [order(), order()],
    OrderReport: [{ orderReport: { order: null, userErrors: refused } }],
  });
  await press('Report a problem');
  const note = await screen.findByLabelText(/What happened/);
  fireEvent.change(note, { target: { value: 'It fell later.' } });
  await press('Send the report');
  expect(await screen.findByText('Check this field')).toBeTruthy();
  expect((note as HTMLTextAreaElement).value).toBe('It fell later.');
});

it('too late, it says until when it was possible', async () => {
  opening({ OrderDispute: [order({ reportableUntil: '2026-11-19T12:00:00.000Z' })] });
  expect(await screen.findByText(/could be reported until Nov 19/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('H8: a decision is read with its words, and a second look asked for once', async () => {
  const until = { secondLookUntil: '2026-12-20T12:00:00.000Z', certificate: 'ATTACHED' as const };
  const second = { ...report, id: '2', look: 2 };
  const after = order({ reports: [right, second], certificate: 'ATTACHED' });
  const { sent } = opening({
    OrderDispute: [order({ reports: [right], ...until }), after],
    OrderSecondLook: [{ orderSecondLook: { ...after, userErrors: [] } }],
  });
  expect(await screen.findByText('Answer: It was the last price.')).toBeTruthy();
  await press('Ask for a second look');
  await press('Ask for it');
  expect(await screen.findByText(/Answer promised by/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for a second look' })).toBeNull();
  expect(sent.map(({ name }) => name)).toContain('OrderSecondLook');
});
