import { fireEvent, render, screen } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { Messages } from './Messages';
import type { ChatMessage } from './talkReader';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const message = (src: string): ChatMessage => ({
  ...{ __typename: 'ChatMessage', id: '7', author: 'USER', clientId: 'client-7', text: 'Here' },
  ...{ figures: [], pictures: [src], at: '2026-11-20T12:00:00.000Z' },
});

it('S4: a picture whose link has run out is asked for anew, once for each time it came', () => {
  const asked: string[] = [];
  const drawn = (src: string) => (
    <Messages messages={[message(src)]} readUpTo="0" onGone={(id) => asked.push(id)} />
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
