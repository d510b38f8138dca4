import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { CustomerScreen } from './CustomerScreen';

it('says that money is for practice, because what one writes about carries amounts', () => {
  expect(draw(<CustomerScreen />, [platform()]).text).toContain('Practice');
  expect(draw(<CustomerScreen />, [platform({ practice: false })]).text).not.toContain('Practice');
});

describe('an address of one conversation, for who is signed in', () => {
  const talk = (id: string) => ({
    ...{ __typename: 'Conversation', id, number: `N${id}`, topic: 'OTHER', state: 'WAITING' },
    ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
    ...{ closedAt: null, reopenUntil: null, rating: null, staffReadId: '0', userReadId: '0' },
    ...{ unread: false, subject: null },
  });
  const none = {
    __typename: 'ChatMessageList',
    items: [],
    info: { endCursor: null, hasNext: false },
  };
  const open = (...talks: readonly (object | null)[]) => {
    const { client, sent } = answering({
      Talk: talks.map((conversation) => ({ conversation })),
      ChatMessages: talks.map(() => ({ chatMessages: none })),
    });
    render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={['/pages/customer/customer?id=4']}>
          <CustomerScreen />
        </MemoryRouter>
      </ApolloProvider>,
    );
    return () =>
      sent.filter(({ name }) => name === 'Talk').map(({ variables }) => variables.visitor);
  };
  beforeEach(() => {
    signIn('mia');
  });
  afterEach(() => {
    cleanup();
    localStorage.removeItem('tarn.visitor');
    signOut({ farewell: false });
  });

  it('H8: opens what was asked on this device before, by its secret, and says whose it stays', async () => {
    localStorage.setItem('tarn.visitor', 'secret');
    const asked = open(null, talk('4'), talk('4'));
    expect(await screen.findByText(/Customer service sees a visitor here/)).toBeTruthy();
    expect(asked().slice(0, 2)).toEqual([null, 'secret']);
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('opens the account’s own without it', async () => {
    localStorage.setItem('tarn.visitor', 'secret');
    const asked = open(talk('4'), talk('4'), talk('4'));
    await screen.findByText(/N4/);
    expect(screen.queryByText(/Customer service sees a visitor here/)).toBeNull();
    expect(asked()).not.toContain('secret');
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('is not on this device where neither has it', async () => {
    localStorage.setItem('tarn.visitor', 'secret');
    open(null, null, null);
    await waitFor(() => {
      expect(screen.getByText('This conversation is not on this device')).toBeTruthy();
    });
  });
});
