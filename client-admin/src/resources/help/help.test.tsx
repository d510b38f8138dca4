import { fireEvent, screen, waitFor } from '@testing-library/react';
import { appeals, infoChanges, passwordRequests } from '.';
import type { ComponentType } from 'react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press } from '../../testing/queue';
import type { HelpDetailFragment } from './help.generated';

const held = (own: Partial<HelpDetailFragment> = {}): HelpDetailFragment => ({
  id: '4',
  number: 'H3E9H5DA7CCDBF45',
  version: 2,
  kind: 'FUND_PASSWORD',
  queue: 'PASSWORD_REQUEST',
  state: 'IN_REVIEW',
  reviewState: 'IN_REVIEW',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  stoppedAt: null,
  ownRequest: false,
  decidedBy: null,
  takenByMe: true,
  takenBy: { id: '1', name: 'Ada' },
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  note: 'I lost the paper it was on.',
  stepsNeeded: ['CONTACT_ANSWERED', 'PERSON_RECOGNISED'],
  steps: [],
  decisionReason: null,
  readyAt: null,
  completedAt: null,
  user: {
    id: '1001',
    accountMasked: 'ros***arn',
    language: 'de',
    registeredAt: '2026-11-01T00:00:00.000Z',
    lockReason: null,
  },
  history: [],
  ...own,
});

function desk(request: HelpDetailFragment, of = passwordRequests, path = 'passwordRequests') {
  const decided = { ...request, state: 'DECIDED', reviewState: 'DECIDED' } as const;
  const server = answering({
    Dashboard: [dashboard],
    HelpRequests: [
      { helpRequests: { items: [request], info: { endCursor: null, hasNext: false } } },
    ],
    HelpTotals: [{ helpTotals: { count: 1, more: false } }],
    HelpViews: [{ helpViews: [] }],
    HelpRequest: [{ helpRequest: request }],
    HelpHeartbeat: [{ helpHeartbeat: { request, userErrors: [] } }],
    HelpRelease: [{ helpRelease: { request, userErrors: [] } }],
    VerificationChangeOpen: [opened],
    HelpApprove: [{ helpApprove: { request: decided, userErrors: [] } }],
    HelpRefuse: [{ helpRefuse: { request: decided, userErrors: [] } }],
  });
  const List = of.resource.list as ComponentType | undefined;
  if (!List) throw new Error('no list');
  renderConsole(<List />, `/${path}/${request.id}`);
  return server;
}

const sent = (server: ReturnType<typeof answering>, name: string) =>
  server.sent.find((one) => one.name === name)?.variables.input;

prepareQueue();
beforeAll(() => import('./HelpLists'));

it('an approval is off until every identity step is ticked, and names them', async () => {
  const server = desk(held());
  await screen.findByText('I lost the paper it was on.');
  await screen.findByRole('button', { name: 'Refuse' });
  press('a');
  const form = await screen.findByRole('form', { name: 'Approve the request' });
  const approve = () => form.querySelector<HTMLButtonElement>('button[type=submit]');
  for (const tick of screen.getAllByRole('checkbox')) {
    expect(approve()?.disabled).toBe(true);
    fireEvent.click(tick);
  }
  expect(approve()?.disabled).toBe(false);
  fireEvent.submit(form);
  await waitFor(() => {
    expect(sent(server, 'HelpApprove')).toMatchObject({
      ...{ id: '4', version: 2 },
      steps: ['CONTACT_ANSWERED', 'PERSON_RECOGNISED'],
    });
  });
});

it('H8: a refusal has a reason in the user’s language', async () => {
  const server = desk(
    held({ kind: 'APPEAL', queue: 'APPEAL', stepsNeeded: [] }),
    appeals,
    'appeals',
  );
  await screen.findByText('I lost the paper it was on.');
  await screen.findByRole('button', { name: 'Refuse' });
  press('r');
  const form = await screen.findByRole('form', { name: 'Refuse the appeal' });
  form.focus();
  press('1');
  fireEvent.submit(form);
  await waitFor(() => {
    expect(JSON.stringify(sent(server, 'HelpRefuse'))).toContain('der Grund der Sperre');
  });
});

const version = {
  ...{ name: 'Anna Example', idType: 'PASSPORT', idNumber: 'X1234567', birthDate: '1990-05-17' },
  ...{ front: null, back: null, selfie: null },
};
const opened = {
  verificationChangeOpen: {
    before: version,
    after: { ...version, name: 'Anna Married' },
    userErrors: [],
  },
};

it('O3: both versions of a change of data open when the holder asks for them; what differs stands out', async () => {
  const request = held({ kind: 'INFO_CHANGE', queue: 'INFO_CHANGE' });
  const server = desk(request, infoChanges, 'infoChanges');
  fireEvent.click(await screen.findByRole('button', { name: 'Open both documents' }));
  expect((await screen.findByText('Anna Married')).tagName).toBe('B');
  expect(screen.getAllByText('same')).toHaveLength(3);
  expect(sent(server, 'VerificationChangeOpen')).toEqual({ id: '4', reason: null });
  press('a');
  const form = await screen.findByRole('form', { name: 'Approve the change' });
  for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
  expect(form.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Day of birth/), { target: { value: '1990-05-17' } });
  fireEvent.submit(form);
  await waitFor(() => {
    expect(sent(server, 'HelpApprove')).toMatchObject({ birthDate: '1990-05-17' });
  });
});

it('O3: after its end they open with a reason alone', async () => {
  const over = { state: 'SUCCESS', reviewState: 'SUCCESS', takenByMe: false } as const;
  const request = held({ kind: 'INFO_CHANGE', queue: 'INFO_CHANGE', ...over, takenBy: null });
  const server = desk(request, infoChanges, 'infoChanges');
  fireEvent.click(await screen.findByRole('button', { name: 'Open both documents' }));
  expect(sent(server, 'VerificationChangeOpen')).toBeUndefined();
  fireEvent.change(screen.getByLabelText(/Why do you open them/), {
    target: { value: 'A complaint' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open both documents' }));
  await screen.findByText('Anna Married');
  expect(sent(server, 'VerificationChangeOpen')).toEqual({ id: '4', reason: 'A complaint' });
});

it('one that its user stopped says so, and nothing is left to decide', async () => {
  desk(
    held({
      state: 'CANCELLED',
      reviewState: 'CANCELLED',
      stoppedAt: '2026-11-20T13:00:00.000Z',
      takenByMe: false,
      takenBy: null,
      leaseUntil: null,
    }),
  );
  expect(
    await screen.findByText('The user stopped this request. Nothing was changed.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
});
