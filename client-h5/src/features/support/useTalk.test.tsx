import { act, renderHook, waitFor } from '@testing-library/react';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { useTalk } from './useTalk';

let visible: DocumentVisibilityState;
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visible, configurable: true });
});
beforeEach(() => {
  signIn('mia');
});
afterEach(() => {
  signOut({ farewell: false });
});

function show(state: DocumentVisibilityState): void {
  act(() => {
    visible = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const conversation = {
  ...{ __typename: 'Conversation', id: '4', number: 'N4', topic: 'OTHER', state: 'ANSWERED' },
  ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
  ...{ closedAt: null, reopenUntil: null, rating: null, staffReadId: '0', userReadId: '1' },
  ...{ unread: true, subject: null },
};
const message = (id: string) => ({
  ...{ __typename: 'ChatMessage', id, author: 'STAFF', clientId: null, text: 'Here.' },
  ...{ figures: [], pictures: [], at: '2026-11-20T12:00:00.000Z' },
});
const page = (...ids: readonly string[]) => ({
  chatMessages: {
    __typename: 'ChatMessageList',
    items: ids.map(message),
    info: { endCursor: ids.at(-1) ?? null, hasNext: false },
  },
});

it('H8: an answer counts as read once somebody looks, not in a tab behind others', async () => {
  visible = 'hidden';
  const { sent, wrapper } = answering({
    Talk: [{ conversation }, { conversation }],
    ChatMessages: [page('1', '2'), page('3')],
  });
  const marked = () =>
    sent.filter(({ name }) => name === 'ChatRead').map(({ variables }) => variables.message);
  const { result } = renderHook(() => useTalk('4'), { wrapper });
  await waitFor(() => {
    expect(result.current.messages).toHaveLength(2);
  });
  await act(() => result.current.reload());
  expect([result.current.messages.length, marked()]).toEqual([3, []]);
  show('visible');
  await waitFor(() => {
    expect(marked()).toEqual(['3']);
  });
});
