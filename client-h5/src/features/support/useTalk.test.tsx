import { act, renderHook, waitFor } from '@testing-library/react';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { cursorOf } from '../../../../schema/chat/cursor';
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
const pageOf = (ids: readonly string[], hasNext: boolean) => ({
  chatMessages: {
    __typename: 'ChatMessageList',
    items: ids.map(message),
    info: { endCursor: cursorOf(ids.at(-1) ?? '0'), hasNext },
  },
});
const page = (...ids: readonly string[]) => pageOf(ids, false);

it('H8: an answer counts as read once somebody looks, not in a tab behind others nor out of sight', async () => {
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
  expect(marked()).toEqual([]);
  act(() => {
    result.current.onEnd(true);
  });
  await waitFor(() => {
    expect(marked()).toEqual(['3']);
  });
});

describe('H8: a conversation of any length', () => {
  const open = async (...pages: readonly ReturnType<typeof page>[]) => {
    visible = 'hidden';
    const { sent, wrapper } = answering({
      Talk: pages.map(() => ({ conversation })),
      ChatMessages: pages,
    });
    const { result } = renderHook(() => useTalk('4'), { wrapper });
    await waitFor(() => {
      expect(result.current.talk).toBeDefined();
    });
    const asked = () =>
      sent
        .filter(({ name }) => name === 'ChatMessages')
        .map(({ variables: { id: _, visitor: __, ...part } }) => part);
    return { result, asked, ids: () => result.current.messages.map(({ id }) => id) };
  };

  it('opens with what was said last, and goes on after it', async () => {
    const { result, asked, ids } = await open(
      pageOf(['108', '109'], true),
      pageOf(['110', '111'], true),
      page('112'),
    );
    expect([ids(), result.current.hasEarlier]).toEqual([['108', '109'], true]);
    expect(asked()).toEqual([{ last: 50, before: null }]);
    await act(() => result.current.reload());
    expect(ids()).toEqual(['108', '109', '110', '111', '112']);
    expect(result.current.hasEarlier).toBe(true);
    expect(asked().slice(1)).toEqual([
      { first: 50, after: cursorOf('109') },
      { first: 50, after: cursorOf('111') },
    ]);
  });

  it('goes back page by page when it is asked to, and each message stands once', async () => {
    const { result, asked, ids } = await open(
      pageOf(['8', '9'], true),
      pageOf(['6', '7'], true),
      page('10'),
      page('5'),
    );
    // Asked for twice at once, with what is new between.
    await act(async () => {
      await Promise.all([result.current.earlier(), result.current.reload()]);
    });
    await act(() => result.current.earlier());
    expect(ids()).toEqual(['5', '6', '7', '8', '9', '10']);
    expect(result.current.hasEarlier).toBe(false);
    expect(asked()).toEqual([
      { last: 50, before: null },
      { last: 50, before: cursorOf('8') },
      { first: 50, after: cursorOf('9') },
      { last: 50, before: cursorOf('6') },
    ]);
  });

  it('is whole where all of it is asked for, as its text is', async () => {
    const { result, ids } = await open(
      pageOf(['8', '9'], true),
      pageOf(['6', '7'], true),
      page('5'),
    );
    await act(() => result.current.newest(2_000));
    expect(ids()).toEqual(['5', '6', '7', '8', '9']);
  });

  it('a picture whose link has run out is asked for by its message', async () => {
    const { result, asked } = await open(page('8', '9'), page('9'));
    act(() => {
      result.current.renew('9');
    });
    await waitFor(() => {
      expect(asked().at(-1)).toEqual({ first: 1, after: cursorOf('8') });
    });
  });
});
