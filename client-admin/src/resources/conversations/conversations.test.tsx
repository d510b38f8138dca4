import { joined } from '../../../../schema/chat/chat-reader';
import { cursorOf } from '../../../../schema/chat/cursor';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { conversations } from '.';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { dashboard, prepareQueue, press, refusal } from '../../testing/queue';
import { rowOf } from './conversation';
import type { ConversationDetailFragment, DeskMessageFragment } from './conversations.generated';

const UNANSWERED = /said something that nobody answered yet/;
const HOSTILE = '<img src=x onerror="globalThis.ran = true"><b>bold</b>';

/** In the hands of the signed-in member of staff. */
const held = (own: Partial<ConversationDetailFragment> = {}): ConversationDetailFragment => ({
  ...{ id: '4', number: 'R3W9H5DA7CCDBF45', version: 2, topic: 'FUND_PASSWORD', language: 'th' },
  ...{ state: 'IN_HAND', reviewState: 'IN_REVIEW', rating: null, unread: 1, lastText: 'Hello' },
  openedAt: '2026-11-20T12:00:00.000Z',
  answerBy: '2026-11-20T12:10:00.000Z',
  waitsSince: '2026-11-20T12:00:00.000Z',
  dueBy: '2026-11-20T12:10:00.000Z',
  ...{ closedAt: null, staffReadId: '0', userReadId: '12' },
  ...{ takenByMe: true, takenBy: { id: '1', name: 'Ada' } },
  leaseUntil: new Date(Date.now() + 600_000).toISOString(),
  user: {
    ...{
      id: '1001',
      accountMasked: 'mia***arn',
      lockReason: null,
      verified: true,
      state: 'ACTIVE',
    },
    balances: { available: { amount: '1204.10', asset: 'USD' } },
  },
  ...{ subjectKind: 'PASSWORD_REQUEST', subjectId: '9' },
  subject: { id: '4', number: 'H4W9', state: 'IN_REVIEW' },
  history: [],
  ...own,
});

const message = (own: Partial<DeskMessageFragment>): DeskMessageFragment => ({
  ...{
    id: '11',
    author: 'USER',
    clientId: 'client-11',
    text: HOSTILE,
    pictures: [],
    by: null,
    figures: [],
  },
  at: '2026-11-20T12:00:00.000Z',
  ...own,
});

const said = [
  message({ id: '10', text: 'We meet here:\nBern, Switzerland (46.95, 7.45)' }),
  message({}),
  message({ id: '12', author: 'STAFF', text: 'I look into it.', by: { id: '1', name: 'Ada' } }),
  message({ id: '13', author: 'NOTE', text: 'Second time today.', by: { id: '2', name: 'Jun' } }),
  message({ id: '14', author: 'SYSTEM', text: 'REOPENED' }),
  message({
    ...{ id: '15', author: 'SYSTEM', text: 'HELP_WAITS' },
    figures: [
      { name: 'number', value: 'H4W9' },
      { name: 'until', value: '2026-11-21T12:00:00.000Z' },
    ],
  }),
];

const texts = [
  { language: 'en' as const, text: 'Thank you.' },
  { language: 'th' as const, text: 'ขอบคุณค่ะ' },
];

function desk(open: ConversationDetailFragment, answers: Parameters<typeof answering>[0] = {}) {
  const list = { items: [open], info: { endCursor: null, hasNext: false } };
  const after = (name: string) => ({
    [name]: [{ [name]: { conversation: open, userErrors: [] } }],
  });
  const server = answering({
    Dashboard: [dashboard],
    Conversations: [{ conversations: list }],
    ConversationTotals: [{ conversationTotals: { count: 1, more: false } }],
    Conversation: [{ conversation: open }],
    DeskMessages: [
      { chatMessages: { items: said, info: { endCursor: 'c', hasNext: false } } },
      { chatMessages: { items: [], info: { endCursor: null, hasNext: false } } },
    ],
    HelpRequest: [{ helpRequest: null }],
    CannedReplies: [{ cannedReplies: [{ id: '1', name: 'Thanks', texts }] }],
    ...Object.fromEntries(
      ['Heartbeat', 'Release', 'Take', 'Answered', 'Close', 'Answer'].flatMap((act) =>
        Object.entries(after(`conversation${act}`)).map(([name, found]) => [
          name.replace('c', 'C'),
          found,
        ]),
      ),
    ),
    ...{
      DeskRead: [{ chatRead: { userErrors: [] } }],
      DeskLook: [{ chatLook: { userErrors: [] } }],
    },
    DeskType: [{ chatType: { userErrors: [] } }],
    ...answers,
  });
  const List = conversations.resource.list;
  renderConsole(<List />, `/conversations/${open.id}`);
  return server;
}

const sent = (server: ReturnType<typeof desk>, name: string) =>
  server.sent.filter((one) => one.name === name).map(({ variables }) => variables);

const write = async (text: string): Promise<HTMLElement> => {
  const field = await screen.findByRole('textbox', { name: 'Answer to the person' });
  fireEvent.change(field, { target: { value: text } });
  return field;
};

prepareQueue();
beforeAll(() => import('./ConversationList'));

it('S7: what was said is words, whatever it holds; notes and lines look unlike what the person sees', async () => {
  desk(held());
  const log = await screen.findByRole('log', { name: 'What was said' });
  expect(within(log).getByText(HOSTILE)).toBeTruthy();
  expect(log.querySelector('b')?.textContent).toBe('Note of Jun, for staff alone');
  expect(log.querySelector('img')).toBeNull();
  expect(within(log).getByText(/Ada ·/).textContent).toContain('Read');
  expect(within(log).getByText('This conversation was opened again')).toBeTruthy();
  expect(
    within(log).getByText(/H4W9 is approved. The person completes it from .*21.*UTC/),
  ).toBeTruthy();
  expect(within(log).getByText('We meet here:')).toBeTruthy();
  expect(within(log).getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/?mlat=46.95&mlon=7.45#map=12/46.95/7.45',
  );
  expect(screen.getByRole('link', { name: 'Help with access H4W9' }).getAttribute('href')).toBe(
    '/passwordRequests/9',
  );
  expect(screen.getByText('mia***arn reads Thai')).toBeTruthy();
});

it('a saved reply goes out in the person’s language, by keyboard alone, once for its id', async () => {
  const server = desk(held(), {
    ConversationAnswer: [
      'unreachable',
      {
        conversationAnswer: { conversation: held(), userErrors: [] },
      },
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  const field = await screen.findByRole('textbox', { name: 'Answer to the person' });
  expect((field as HTMLTextAreaElement).value).toBe('ขอบคุณค่ะ');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => {
    expect(sent(server, 'ConversationAnswer')).toHaveLength(1);
  });
  await screen.findByText(/no clear answer/);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => {
    expect(sent(server, 'ConversationAnswer')).toHaveLength(2);
  });
  const [first, second] = sent(server, 'ConversationAnswer');
  expect(first).toEqual(second);
  expect(first).toMatchObject({ input: { id: '4', text: 'ขอบคุณค่ะ', note: false } });
});

it('the composer names the language in which the person reads now, and saved replies come in it', async () => {
  desk(held({ language: 'en' }));
  const field = await screen.findByRole('textbox', { name: 'Answer to the person' });
  expect(screen.getByText(/^The person reads English/)).toBeTruthy();
  expect([
    field.getAttribute('aria-describedby') !== null,
    (field as HTMLTextAreaElement).lang,
  ]).toEqual([true, 'en']);
  fireEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  expect((field as HTMLTextAreaElement).value).toBe('Thank you.');
});

it('staff are told before they send what nobody asks people for, and read why it was refused', async () => {
  const userErrors = [{ ...refusal('MESSAGE_FORBIDDEN', { rule: 'PASSWORD' }), field: ['text'] }];
  desk(held(), {
    ConversationAnswer: [{ conversationAnswer: { conversation: null, userErrors } }],
  });
  const field = await write('Send me your pаssword, and 123456');
  expect(await screen.findByText(/Staff never ask for passwords/)).toBeTruthy();
  expect(screen.getByText(/This looks like a code/)).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Refused: MESSAGE_FORBIDDEN')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toContain('123456');
});

it('a note is written without the lease; who does not hold the conversation cannot answer', async () => {
  const open = held({ takenByMe: false, takenBy: { id: '2', name: 'Jun' } });
  const server = desk(open);
  expect(await screen.findByText(/Jun is answering this/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Answer to the person' })).toBeNull();
  press('y');
  const field = await screen.findByRole('textbox', { name: 'Note for staff alone' });
  fireEvent.change(field, { target: { value: 'Ask Jun first.' } });
  fireEvent.click(screen.getByRole('button', { name: /Keep note/ }));
  await waitFor(() => {
    expect(sent(server, 'ConversationAnswer')).toMatchObject([{ input: { note: true } }]);
  });
  expect(sent(server, 'DeskRead')).toEqual([]);
});

it('the holder marks what they have read, calls it answered and closes it by keys', async () => {
  const server = desk(held());
  await screen.findByRole('log', { name: 'What was said' });
  await waitFor(() => {
    expect(sent(server, 'DeskRead')).toEqual([{ id: '4', message: '11' }]);
  });
  press('h');
  await waitFor(() => {
    expect(sent(server, 'ConversationAnswered')).toEqual([{ input: { id: '4', version: 2 } }]);
  });
  press('e');
  await waitFor(() => {
    expect(sent(server, 'ConversationClose')).toHaveLength(1);
  });
});

it('H8: what nobody answered cannot be called answered, and the reason stands there; a note is no answer', async () => {
  const items = [said[2], message({ id: '21' }), said[3]];
  const page = { items, info: { endCursor: 'c', hasNext: false } };
  const server = desk(held(), { DeskMessages: [{ chatMessages: page }] });
  await screen.findByRole('log', { name: 'What was said' });
  const answered = screen.getByRole<HTMLButtonElement>('button', { name: 'Answered' });
  const hint = document.getElementById(answered.getAttribute('aria-describedby') ?? '');
  expect([answered.disabled, hint?.textContent]).toEqual([true, expect.stringMatching(UNANSWERED)]);
  press('h');
  await waitFor(() => {
    expect(screen.getAllByText(UNANSWERED)).toHaveLength(2);
  });
  expect(sent(server, 'ConversationAnswered')).toEqual([]);
});

it('H8: what is typed while an answer is under way stands once it has come, without what was sent', async () => {
  const after = { conversationAnswer: { conversation: held(), userErrors: [] } };
  let come: (answer: object) => void = () => undefined;
  const server = desk(held(), {
    ConversationAnswer: [new Promise<object>((resolve) => (come = resolve))],
  });
  const field = await write('First.');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => {
    expect(sent(server, 'ConversationAnswer')).toMatchObject([{ input: { text: 'First.' } }]);
  });
  await write('First. And the second');
  // The field is left and comes again before the answer does.
  fireEvent.click(screen.getByRole('button', { name: 'Note' }));
  await screen.findByRole('textbox', { name: 'Note for staff alone' });
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const again = await screen.findByRole('textbox', { name: 'Answer to the person' });
  expect((again as HTMLTextAreaElement).value).toBe('First. And the second');
  come(after);
  await waitFor(() => {
    expect((again as HTMLTextAreaElement).value).toBe('And the second');
  });
});

it('H8: what came in counts as read once its holder looks, not in a tab behind others', async () => {
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const server = desk(held());
  await screen.findByRole('log', { name: 'What was said' });
  await screen.findByText('Thanks');
  expect(sent(server, 'DeskRead')).toEqual([]);
  visible.mockRestore();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => {
    expect(sent(server, 'DeskRead')).toEqual([{ id: '4', message: '11' }]);
  });
});

it('S4: a picture is there after its link has run out: links are asked for anew, and nothing else is', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const [one, two] = ['/files/u/a.webp?e=1', '/files/u/a.webp?e=2'];
  const pictured = (src: string) => message({ text: 'Here', pictures: [src] });
  const page = (...items: DeskMessageFragment[]) => ({
    chatMessages: { items, info: { endCursor: 'c', hasNext: false } },
  });
  const server = desk(held(), {
    DeskMessages: [page(said[0] ?? message({}), pictured(one)), page(pictured(two))],
  });
  const link = async () => {
    const img = await screen.findByRole('img', { name: /1/ });
    return [img.getAttribute('src'), img.closest('a')?.getAttribute('href')];
  };
  expect(await link()).toEqual([one, one]);
  const due = timers.mock.calls.filter(([, ms]) => ms === 9 * 60_000);
  timers.mockRestore();
  act(() => {
    for (const [work] of due) work();
  });
  await waitFor(async () => {
    expect(await link()).toEqual([two, two]);
  });
  expect(sent(server, 'DeskMessages').at(-1)).toEqual({ id: '4', first: 1, after: cursorOf('10') });
});

it('H8: opens with what was said last, and goes back page by page when it is asked to', async () => {
  const at = (...ids: readonly number[]) =>
    ids.map((id) => message({ id: String(id), text: `Word ${String(id)}` }));
  const page = (items: DeskMessageFragment[], hasNext = false) => ({
    chatMessages: { items, info: { endCursor: 'c', hasNext } },
  });
  const server = desk(held(), {
    DeskMessages: [page(at(21, 22), true), page(at(11, 12, 13), true), page(at(1))],
  });
  const log = await screen.findByRole('log', { name: 'What was said' });
  const said = () => [...log.querySelectorAll('p')].map(({ textContent }) => textContent);
  const words = (...ids: readonly number[]) => ids.map((id) => `Word ${String(id)}`);
  const back = async (...ids: readonly number[]): Promise<void> => {
    fireEvent.click(within(log).getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => {
      expect(said().filter((one) => one.startsWith('Word'))).toEqual(words(...ids));
    });
  };
  await back(11, 12, 13, 21, 22);
  await back(1, 11, 12, 13, 21, 22);
  expect(within(log).queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  // What stands above is no news: it is not read out.
  const quiet = log.querySelector('ol[aria-live=off]');
  expect([...(quiet?.children ?? [])]).toHaveLength(4);
  expect(sent(server, 'DeskMessages')).toEqual([
    { id: '4', last: 40, before: null },
    { id: '4', last: 40, before: cursorOf('21') },
    { id: '4', last: 40, before: cursorOf('11') },
  ]);
});

it('each message stands once, however often it is read', () => {
  expect(joined(said, said.slice(1)).map(({ id }) => id)).toEqual(said.map(({ id }) => id));
});

it('waits from its oldest word without an answer, until what the server promised for that word', () => {
  // Said on a Friday evening, due on Monday, in a conversation that is a week old.
  const [waitsSince, dueBy] = ['2026-11-20T23:55:00.000Z', '2026-11-23T00:05:00.000Z'];
  const row = rowOf(held({ waitsSince, dueBy, openedAt: '2026-11-13T12:00:00.000Z' }));
  expect([row.submittedAt, row.reviewBy]).toEqual([waitsSince, dueBy]);
});

const help = {
  ...{ id: '9', number: 'H4W9', version: 1, kind: 'FUND_PASSWORD', queue: 'PASSWORD_REQUEST' },
  ...{ state: 'IN_REVIEW', reviewState: 'IN_REVIEW', history: [], decisionReason: null },
  stepsNeeded: ['CONTACT_ANSWERED', 'PERSON_RECOGNISED'],
  ...{ steps: ['CONTACT_ANSWERED'], readyAt: null, completedAt: null, note: null },
};

const panel = () =>
  within(screen.getByRole('heading', { name: 'It is about' }).closest('div') ?? document.body);

it('the request stands beside the conversation with its steps, and the one way to decide it', async () => {
  desk(held(), { HelpRequest: [{ helpRequest: help }] });
  const steps = await screen.findByRole('list', { name: 'Identity steps' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Done$/), expect.stringMatching(/Still to be made$/)]);
  expect(panel().getByRole('link', { name: 'Open and decide' }).getAttribute('href')).toBe(
    '/passwordRequests/9',
  );
  expect(screen.getByText('Active, Verified')).toBeTruthy();
  expect(screen.getByText(/1,204\.10/)).toBeTruthy();
});

it('a claim stands there with its amount and whom it rests on; what is decided has nothing to decide', async () => {
  const step = { id: '7', accountMasked: 'sam***yes', registeredAt: '2026-11-20T12:00:00.000Z' };
  desk(
    held({
      ...{ topic: 'REWARD', subjectKind: 'REWARD_CLAIM', subjectId: '5' },
      subject: { id: '4', number: 'C5', state: 'SUCCESS' },
    }),
    {
      RewardClaim: [
        {
          rewardClaim: {
            ...{ id: '5', need: 1, reviewState: 'SUCCESS', decisionReason: null },
            reward: { amount: { amount: '10.00', asset: 'USD' } },
            invitation: { invitees: 3, verified: 1, newest: [{ ...step, step: 'VERIFIED' }] },
          },
        },
      ],
    },
  );
  expect(await screen.findByText('10.00 USD')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'sam***yes' }).getAttribute('href')).toBe(
    '/users/7/show',
  );
  expect(screen.queryByRole('link', { name: 'Open and decide' })).toBeNull();
});
