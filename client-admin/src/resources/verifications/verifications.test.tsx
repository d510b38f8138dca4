import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { verifications } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press, refusal, times } from '../../testing/queue';
import { newPair } from '../../queue/drawer/usePaired';
import type { VerificationDetailFragment } from './verifications.generated';

const waiting = (own: Partial<VerificationDetailFragment> = {}): VerificationDetailFragment => ({
  id: '4',
  number: 'B3E9H5DA7CCDBF45',
  version: 1,
  state: 'SUBMITTED',
  reviewState: own.state ?? 'SUBMITTED',
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewBy: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  effectiveAt: null,
  tookMs: null,
  decidedBy: null,
  nameMasked: 'Ros***ple',
  idType: 'PASSPORT',
  idNumberMasked: 'XA7***321',
  flags: [],
  faulty: [],
  decisionReason: null,
  takenByMe: false,
  takenBy: null,
  leaseUntil: null,
  user: {
    id: '1001',
    accountMasked: 'ros***arn',
    language: 'de',
    registeredAt: '2026-11-01T00:00:00.000Z',
  },
  history: [],
  ...own,
});
const held = (): VerificationDetailFragment =>
  waiting({
    state: 'IN_REVIEW',
    version: 2,
    takenByMe: true,
    takenBy: { id: '1', name: 'Ada' },
    leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  });
const document_ = {
  name: 'Rosa Example',
  idType: 'PASSPORT',
  idNumber: 'XA7654321',
  birthDate: '1990-05-17',
  front: '/admin/files/one',
  back: '/admin/files/two',
  selfie: null,
};
const figures = { waiting: 1, inReview: 0, secondApproval: 0, oldestAt: null, doneToday: 0 };

type Answers = Parameters<typeof answering>[0];

/** The queue with this request in its drawer; pictures come as the server's files would. */
function desk(open: VerificationDetailFragment, answers: Answers = {}) {
  const pictures: string[] = [];
  const server = answering({
    Dashboard: [{ dashboard: { ...dashboard.dashboard, verifications: figures } }],
    Verifications: [
      { verifications: { items: [open], info: { endCursor: null, hasNext: false } } },
    ],
    VerificationTotals: [{ verificationTotals: { count: 1, more: false } }],
    VerificationViews: [{ verificationViews: [] }],
    Verification: [{ verification: open }],
    VerificationHeartbeat: [{ verificationHeartbeat: { verification: open, userErrors: [] } }],
    VerificationRelease: [{ verificationRelease: { verification: waiting(), userErrors: [] } }],
    VerificationOpen: [{ verificationOpen: { document: document_, userErrors: [] } }],
    ...answers,
  });
  const ask = globalThis.fetch;
  globalThis.fetch = (target, options) => {
    if (typeof target !== 'string' || !target.startsWith('/admin/files/')) {
      return ask(target, options);
    }
    pictures.push(target);
    return Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob()) } as Response);
  };
  const List = verifications.resource.list;
  renderConsole(<List />, `/verifications/${open.id}`);
  return { server, pictures };
}

prepareQueue();
beforeAll(() => import('./VerificationList'));
beforeEach(() => {
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${String((made += 1))}` });
});

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = ({ server }: ReturnType<typeof desk>, name: string) =>
  server.sent.find((one) => one.name === name)?.variables.input;

describe('S3: a document', () => {
  it('stays closed and masked for whoever does not hold it', async () => {
    const { server, pictures } = desk(waiting());
    expect(await screen.findByText('Take this request to open the document')).toBeTruthy();
    expect(screen.getAllByText('Ros***ple').length).toBeGreaterThan(0);
    expect(times(server, 'VerificationOpen')).toBe(0);
    expect(pictures).toEqual([]);
  });

  it('is opened once for its holder, each link followed once', async () => {
    const { server, pictures } = desk(held());
    expect(await screen.findByText('Rosa Example')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Back of the document' })).toBeTruthy();
    expect(times(server, 'VerificationOpen')).toBe(1);
    expect(pictures).toEqual(['/admin/files/one', '/admin/files/two']);
  });

  it('is closed and masked again as soon as the request is given back', async () => {
    desk(held());
    expect(await screen.findByText('Rosa Example')).toBeTruthy();
    press('x');
    expect(await screen.findByText('Take this request to open the document')).toBeTruthy();
    expect(screen.queryByText('Rosa Example')).toBeNull();
    expect(screen.queryByText('XA7654321')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Back of the document' })).toBeNull();
  });

  it('that was decided opens for whoever says why, and not without', async () => {
    const one = desk(waiting({ state: 'SUCCESS', decidedAt: '2026-11-20T13:00:00.000Z' }));
    const open = await button('Open the document');
    fireEvent.click(open);
    expect(times(one.server, 'VerificationOpen')).toBe(0);
    fireEvent.change(screen.getByLabelText(/Why you open it/), { target: { value: 'A question' } });
    fireEvent.click(open);
    expect(await screen.findByText('Rosa Example')).toBeTruthy();
    expect(sent(one, 'VerificationOpen')).toEqual({ id: '4', reason: 'A question' });
  });
});

describe('a decision', () => {
  it('A4: verifying is off until the day of birth and three looks are there', async () => {
    const done = waiting({ state: 'DECIDED', reviewState: 'DECIDED' });
    const one = desk(held(), {
      VerificationApprove: [{ verificationApprove: { verification: done, userErrors: [] } }],
    });
    await button('Refuse');
    press('a');
    const form = await screen.findByRole('form', { name: 'Verify' });
    const verify = () => form.querySelector<HTMLButtonElement>('button[type=submit]');
    const birth = screen.getByLabelText(/Date of birth on the document/);
    for (const tick of screen.getAllByRole('checkbox')) {
      expect(verify()?.disabled).toBe(true);
      fireEvent.click(tick);
    }
    expect(verify()?.disabled).toBe(true);
    press('Enter', { ctrlKey: true });
    expect(times(one.server, 'VerificationApprove')).toBe(0);
    fireEvent.change(birth, { target: { value: '1990-05-17' } });
    expect(verify()?.disabled).toBe(false);
    fireEvent.submit(form);
    await waitFor(() => expect(times(one.server, 'VerificationApprove')).toBe(1));
    expect(sent(one, 'VerificationApprove')).toMatchObject({
      id: '4',
      version: 2,
      birthDate: '1990-05-17',
    });
  });

  it('H8: a refusal names what is at fault, in the user’s language, or is not sent', async () => {
    const done = waiting({ state: 'DECIDED', reviewState: 'DECIDED' });
    const one = desk(held(), {
      VerificationRefuse: [{ verificationRefuse: { verification: done, userErrors: [] } }],
    });
    await button('Refuse');
    press('r');
    const form = await screen.findByRole('form', { name: 'Refuse verification' });
    fireEvent.change(screen.getByLabelText(/Reason the user reads/), {
      target: { value: 'So nicht.' },
    });
    fireEvent.submit(form);
    expect(await screen.findByText('Mark what is at fault.')).toBeTruthy();
    expect(times(one.server, 'VerificationRefuse')).toBe(0);
    form.focus();
    press('3');
    fireEvent.submit(form);
    await waitFor(() => expect(times(one.server, 'VerificationRefuse')).toBe(1));
    expect(sent(one, 'VerificationRefuse')).toMatchObject({
      faulty: ['NAME'],
      reason: expect.stringContaining('Der Name weicht vom Dokument ab') as string,
    });
  });

  it('H8: a day of birth that differs is said beside its field, and the form stays', async () => {
    const no = { ...refusal('BIRTH_DATE_DIFFERS'), field: ['birthDate'] };
    desk(held(), {
      VerificationApprove: [{ verificationApprove: { verification: null, userErrors: [no] } }],
    });
    await button('Refuse');
    press('a');
    const form = await screen.findByRole('form', { name: 'Verify' });
    for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
    fireEvent.change(screen.getByLabelText(/Date of birth on the document/), {
      target: { value: '1991-05-17' },
    });
    await act(async () => {
      fireEvent.submit(form);
      await Promise.resolve();
    });
    expect(await screen.findByText('Refused: BIRTH_DATE_DIFFERS')).toBeTruthy();
  });
});

it('a pair tells the others of a move, and never the one that moved', () => {
  const pair = newPair();
  const [one, other] = [jest.fn(), jest.fn()];
  pair.join(one);
  const leave = pair.join(other);
  pair.moved(one, { zoom: 2, left: 1, top: 0 });
  expect(other).toHaveBeenCalledWith({ zoom: 2, left: 1, top: 0 });
  expect(one).not.toHaveBeenCalled();
  leave();
  pair.moved(one, { zoom: 3, left: 0, top: 0 });
  expect(other).toHaveBeenCalledTimes(1);
});
