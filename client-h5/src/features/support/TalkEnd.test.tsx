import { fireEvent, render, screen } from '@testing-library/react';
import { paths } from '../../../../schema/routes';
import { keepWritten, NEW_TALK, writtenBefore } from '../../lib/places/written';
import { answering } from '../../testing/answering';
import { wordsOf } from '../../testing/words';
import type { TalkFieldsFragment } from './support.generated';
import { TalkEnd } from './TalkEnd';
import { byPass, Talking } from './talker';

const words = wordsOf('en').support.chat;

const closed: TalkFieldsFragment = {
  ...{ __typename: 'Conversation', id: '5', number: 'A', topic: 'CONTRACT', state: 'CLOSED' },
  ...{ openedAt: '2026-11-20T12:00:00.000Z', answerBy: '2026-11-20T12:10:00.000Z' },
  ...{ closedAt: '2026-11-20T13:00:00.000Z', reopenUntil: null },
  ...{ rating: null, staffReadId: '0', userReadId: '0', unread: false, subject: null },
};

function show(talk: TalkFieldsFragment, pass = false) {
  const { wrapper } = answering({});
  const end = <TalkEnd talk={talk} onChanged={() => undefined} />;
  render(pass ? <Talking value={byPass('p')}>{end}</Talking> : end, { wrapper });
}

it('one that opens again says until when', () => {
  show({ ...closed, reopenUntil: '2026-11-27T13:00:00.000Z' });
  expect(screen.getByText(/You can open it again until .*27/)).toBeTruthy();
  expect(screen.getByRole('button', { name: words.again })).toBeTruthy();
  expect(screen.queryByText(words.over)).toBeNull();
});

it('one that opens no more says so, and leads to a new one of its topic with what was being written', () => {
  const written = { text: 'And one more', pictures: [], subject: null };
  keepWritten('5', written);
  show(closed);
  expect(screen.getByText(words.over)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.again })).toBeNull();
  const anew = screen.getByRole('link', { name: words.anew });
  expect(anew.getAttribute('href')).toBe('/pages/customer/customer?topic=CONTRACT');
  fireEvent.click(anew);
  expect(writtenBefore(NEW_TALK)).toEqual(written);
  keepWritten(NEW_TALK);
});

it('by the pass of the locked page it leads back there', () => {
  show({ ...closed, topic: 'APPEAL' }, true);
  expect(screen.getByRole('link', { name: words.title }).getAttribute('href')).toBe(paths.locked);
});
