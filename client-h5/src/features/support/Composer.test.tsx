import { act, fireEvent, render, screen } from '@testing-library/react';
import * as written from '../../lib/places/written';
import { signIn, signOut } from '../../lib/session/session';
import { answering } from '../../testing/answering';
import { stored, uploadCalls, type UploadCall } from '../../testing/uploadCall';
import { wordsOf } from '../../testing/words';
import { Composer } from './Composer';

const words = wordsOf('en').support.chat;

let calls: readonly UploadCall[];

beforeEach(() => {
  ({ calls } = uploadCalls());
  signIn('mia');
});
afterEach(() => {
  sessionStorage.clear();
  signOut({ farewell: false });
});

const { addPlace, NEW_TALK } = written;
const said = { ...{ id: '5', number: 'A', topic: 'OTHER', state: 'WAITING' }, openedAt: '' };
const conversation = {
  ...{ __typename: 'Conversation', ...said, answerBy: '', closedAt: null, reopenUntil: null },
  ...{ rating: null, staffReadId: '0', userReadId: '0', unread: false },
};
const taken = { chatSay: { __typename: 'ChatSayPayload', conversation, userErrors: [] } };
const began = {
  conversationOpen: { __typename: 'ConversationOpenPayload', conversation, userErrors: [] },
};

/** The field of one conversation, or of a new one, as it stands when somebody comes to it. */
function open(id: string, answer: object | Promise<object> = taken) {
  const { sent, wrapper } = answering({ ChatSay: [answer], TalkOpen: [answer] });
  const to = id === NEW_TALK ? ({ topic: 'OTHER', subject: null } as const) : { id };
  const { unmount, container } = render(<Composer to={to} onSent={() => undefined} />, { wrapper });
  const input = () => container.querySelector('input[type=file]');
  return {
    pictures: () => screen.queryAllByRole('img').length,
    text: () => screen.getByRole<HTMLTextAreaElement>('textbox').value,
    isFull: () => input() === null,
    choose: (name: string) =>
      act(async () => {
        const files = [new File(['picture'], name, { type: 'image/png' })];
        fireEvent.change(input() ?? container, { target: { files } });
        await Promise.resolve();
      }),
    /** To where a place is chosen. */
    leave: () => {
      fireEvent.click(screen.getByRole('link', { name: words.place }));
      unmount();
    },
    close: unmount,
    write: (value: string) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    },
    send: async () => {
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name: words.send }));
        await Promise.resolve();
      });
      return sent.find(({ name }) => name === 'ChatSay')?.variables.input;
    },
  };
}

it('pictures stay while a place is chosen: those the server has are not sent again, the others are', async () => {
  const before = open('5');
  await before.choose('a.png');
  await calls[0]?.answer(stored('u/a.webp'));
  await before.choose('b.png');
  before.leave();
  addPlace('Bern (46.95, 7.45)');
  const after = open('5');
  await act(() => Promise.resolve());
  expect([after.text(), after.pictures(), calls.length]).toEqual(['Bern (46.95, 7.45)', 2, 3]);
  await calls[2]?.answer(stored('u/b.webp'));
  await after.choose('c.png');
  await calls[3]?.answer(stored('u/c.webp'));
  expect(after.isFull()).toBe(true);
  expect(await after.send()).toMatchObject({
    text: 'Bern (46.95, 7.45)',
    pictures: ['u/a.webp', 'u/b.webp', 'u/c.webp'],
  });
  after.close();
});

it('one that was kept can be taken away', async () => {
  const before = open('5');
  await before.choose('a.png');
  await calls[0]?.answer(stored('u/a.webp'));
  before.leave();
  const after = open('5');
  expect(after.pictures()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(after.pictures()).toBe(0);
  after.close();
});

it('what is written is there again when its field went away unsent, in that conversation alone', async () => {
  const before = open('5');
  before.write('Half a sente');
  await before.choose('a.png');
  await calls[0]?.answer(stored('u/a.webp'));
  // Staff close it.
  before.close();
  const other = open('6');
  expect([other.text(), other.pictures()]).toEqual(['', 0]);
  other.close();
  const after = open('5');
  expect([after.text(), after.pictures()]).toEqual(['Half a sente', 1]);
  await after.send();
  after.close();
  const sent = open('5');
  expect([sent.text(), sent.pictures()]).toEqual(['', 0]);
  sent.close();
});

it('A2: who signs out while they write leaves nothing to who comes next', () => {
  const before = open('5');
  before.write('Half a sente');
  signIn('leo');
  before.close();
  const next = open('5');
  expect(next.text()).toBe('');
  next.close();
  signIn('mia');
  const back = open('5');
  expect(back.text()).toBe('');
  back.close();
});

it('A2: another conversation and somebody else on this phone find nothing of it', async () => {
  const leave = async () => {
    const before = open('5');
    await before.choose('a.png');
    await calls.at(-1)?.answer(stored('u/a.webp'));
    before.leave();
    addPlace('Bern (46.95, 7.45)');
  };
  await leave();
  const other = open('6');
  expect([other.text(), other.pictures()]).toEqual(['', 0]);
  other.close();
  await leave();
  signIn('leo');
  const stranger = open('5');
  expect([stranger.text(), stranger.pictures()]).toEqual(['', 0]);
  stranger.close();
});

describe('after a reload', () => {
  /** What a field of the conversation begins with in an app that is loaded anew. */
  const again = (talk: string): string => {
    let text = '';
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof written>('../../lib/places/written');
      ({ text } = fresh.writtenBefore(talk));
    });
    return text;
  };

  it.each([
    ['a conversation', '5', '6'],
    ['a new one', NEW_TALK, '5'],
  ])('the text of %s is there again, in it alone', (_what, talk, other) => {
    const field = open(talk);
    field.write('Half a sente');
    expect([again(talk), again(other)]).toEqual(['Half a sente', '']);
    field.write('Half a sentence');
    expect(again(talk)).toBe('Half a sentence');
    field.close();
  });

  it('what was written and went away is there as well, and what was sent or taken out is not', async () => {
    const closed = open('6');
    closed.write('Half');
    closed.close();
    const field = open('5');
    field.write('All of it.');
    await field.send();
    expect([again('5'), again('6')]).toEqual(['', 'Half']);
    field.close();
    const emptied = open('6');
    emptied.write('');
    emptied.close();
    expect(again('6')).toBe('');
  });

  it('a new one that began with it has nothing more of it', async () => {
    const field = open(NEW_TALK, began);
    field.write('First.');
    await field.send();
    field.close();
    expect(again(NEW_TALK)).toBe('');
  });

  it.each<[string, () => void]>([
    [
      'who has signed out',
      () => {
        signOut({ farewell: true });
      },
    ],
    [
      'somebody else',
      () => {
        signIn('leo');
      },
    ],
  ])('A2: %s finds nothing of it, then or later', (_who, change) => {
    const field = open('5');
    field.write('Half a sente');
    // As another tab does it: this one has not heard of it.
    const before = JSON.stringify(sessionStorage);
    expect(before).toContain('Half a sente');
    act(change);
    expect(JSON.stringify(sessionStorage)).not.toContain('Half a sente');
    field.close();
    for (const [key, value] of Object.entries(JSON.parse(before) as Record<string, string>))
      sessionStorage.setItem(key, value);
    expect(again('5')).toBe('');
  });
});

describe('what is written while a message is under way', () => {
  /** An answer that comes when the test says so. */
  const later = (answer: object) => {
    let give: (answer: object) => void = () => undefined;
    const given = new Promise<object>((resolve) => (give = resolve));
    const come = () =>
      act(async () => {
        give(answer);
        await given;
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    return { given, come };
  };

  it('H8: stays, without what was sent, and so do pictures that were chosen since', async () => {
    const answer = later(taken);
    const field = open('5', answer.given);
    await field.choose('a.png');
    await calls[0]?.answer(stored('u/a.webp'));
    field.write('First.');
    expect(await field.send()).toMatchObject({ text: 'First.', pictures: ['u/a.webp'] });
    field.write('First. And the second');
    // In the place of the one that is under way.
    fireEvent.click(screen.getByRole('button', { name: words.remove }));
    await field.choose('b.png');
    await calls[1]?.answer(stored('u/b.webp'));
    await answer.come();
    expect([field.text(), field.pictures()]).toEqual(['And the second', 1]);
    field.close();
    const back = open('5');
    expect([back.text(), back.pictures()]).toEqual(['And the second', 1]);
    back.close();
  });

  it('H8: stays as it is where it was written anew', async () => {
    const answer = later(taken);
    const field = open('5', answer.given);
    field.write('First.');
    await field.send();
    field.write('Second');
    await answer.come();
    expect(field.text()).toBe('Second');
    field.close();
  });

  it('H8: goes on in the conversation that begins with it', async () => {
    const answer = later(began);
    const field = open(NEW_TALK, answer.given);
    field.write('First.');
    await field.send();
    field.write('First. Second');
    await answer.come();
    field.close();
    const next = open('5');
    expect(next.text()).toBe('Second');
    next.close();
  });
});
