import { act, fireEvent, render, screen } from '@testing-library/react';
import { paths } from '../../../../../schema/routes';
import { answering } from '../../../testing/answering';
import { Messages } from './Messages';
import type { ChatMessage } from '../talkReader';

let scrolled = 0;
beforeEach(() => {
  scrolled = 0;
  Element.prototype.scrollIntoView = () => {
    scrolled += 1;
  };
});

const message = (src: string): ChatMessage => ({
  ...{ __typename: 'ChatMessage', id: '7', author: 'USER', clientId: 'client-7', text: 'Here' },
  ...{ figures: [], pictures: [src], at: '2026-11-20T12:00:00.000Z' },
});
const said = (id: string, author: ChatMessage['author']): ChatMessage => ({
  ...{ ...message(''), id, author, pictures: [] },
});

it('S4: a picture whose link has run out is asked for anew, once for each time it came', () => {
  const asked: string[] = [];
  const drawn = (src: string) => (
    <Messages
      messages={[message(src)]}
      readUpTo="0"
      onGone={(id) => asked.push(id)}
      onEarlier={null}
      onEnd={() => undefined}
    />
  );
  const { rerender } = render(drawn('/files/u/a.webp?e=1'), { wrapper: answering({}).wrapper });
  const img = screen.getByRole('img');
  fireEvent.error(img);
  fireEvent.error(img);
  expect(asked).toEqual(['7']);
  rerender(drawn('/files/u/a.webp?e=2'));
  expect(screen.getByRole('img')).toBe(img);
  fireEvent.load(img);
  fireEvent.error(img);
  expect(asked).toEqual(['7', '7']);
});

describe('H8: the end comes in sight', () => {
  let inSight = false;
  const drawn = (...messages: ChatMessage[]) => (
    <Messages
      messages={messages}
      readUpTo="0"
      onGone={() => undefined}
      onEarlier={null}
      onEnd={(now) => {
        inSight = now;
      }}
    />
  );
  /** Where the end is from the top of the screen. */
  function stands(endPx: number) {
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, endPx, 390, 0);
  }
  /** Scrolls there, in a page of 10,000 px. */
  function read(endPx: number) {
    stands(endPx);
    Object.defineProperty(window, 'scrollY', { value: 10_000 - endPx, configurable: true });
    fireEvent.scroll(document);
  }
  beforeEach(() => {
    stands(0);
    Object.defineProperty(window, 'scrollY', { value: 10_000, configurable: true });
  });
  const open = () => {
    const first = said('1', 'STAFF');
    const { rerender } = render(drawn(first), { wrapper: answering({}).wrapper });
    expect(scrolled).toBe(1);
    return (...more: ChatMessage[]) => {
      rerender(drawn(first, ...more));
      return scrolled - 1;
    };
  };

  it('with what is new while somebody is near it, and not while they read further up', () => {
    const say = open();
    read(window.innerHeight + 5_000);
    expect(say(said('2', 'STAFF'))).toBe(0);
    read(window.innerHeight + 50);
    expect(say(said('2', 'STAFF'), said('3', 'STAFF'))).toBe(1);
  });

  it('with what they say themselves, wherever they are', () => {
    const say = open();
    read(window.innerHeight + 5_000);
    expect(say(said('2', 'USER'))).toBe(1);
    expect(say(said('2', 'USER'), said('3', 'VISITOR'))).toBe(2);
  });

  it('again with a picture that came above it, and not while they read further up', () => {
    render(drawn(message('/files/u/a.webp')), { wrapper: answering({}).wrapper });
    const img = screen.getByRole('img');
    const grows = () => {
      stands(window.innerHeight + 600);
      // The scroll to the end is told of once the picture is there.
      fireEvent.scroll(document);
      fireEvent.load(img);
      return scrolled - 1;
    };
    expect(grows()).toBe(1);
    read(window.innerHeight + 50);
    expect(grows()).toBe(1);
  });

  it('is told as in sight only where nothing docked below covers it', () => {
    open();
    expect(inSight).toBe(true);
    read(window.innerHeight + 50);
    expect(inSight).toBe(false);
    read(window.innerHeight - 50);
    expect(inSight).toBe(true);
    const foot = document.createElement('footer');
    foot.className = 'page-foot';
    foot.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 100, 390, 100);
    document.body.append(foot);
    fireEvent.scroll(document);
    expect(inSight).toBe(false);
    foot.remove();
  });
});

describe('H8: what was said before', () => {
  it('comes above when it is asked for, pulls nobody to the end and is not read out', async () => {
    const drawn = (onEarlier: (() => Promise<void>) | null, ...ids: readonly string[]) => (
      <Messages
        messages={ids.map((id) => said(id, 'USER'))}
        readUpTo="0"
        onGone={() => undefined}
        onEarlier={onEarlier}
        onEnd={() => undefined}
      />
    );
    const asked = jest.fn(() => Promise.resolve());
    const { rerender, container } = render(drawn(asked, '8', '9'), {
      wrapper: answering({}).wrapper,
    });
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve());
    rerender(drawn(null, '5', '6', '8', '9'));
    const rows = [...container.querySelectorAll('li:not([aria-hidden])')];
    expect([rows.length, shown]).toEqual([4, [rows[2]]]);
    const live = container.querySelector('[aria-live=polite]');
    expect(rows.map((row) => live?.contains(row))).toEqual([false, false, true, true]);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });
});

it('the line that names the form of a change leads to it', () => {
  const line = { ...said('1', 'SYSTEM'), text: 'CHANGE_BY_FORM' };
  const nothing = () => undefined;
  render(
    <Messages messages={[line]} readUpTo="0" onGone={nothing} onEarlier={null} onEnd={nothing} />,
    { wrapper: answering({}).wrapper },
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths.changeData);
});
