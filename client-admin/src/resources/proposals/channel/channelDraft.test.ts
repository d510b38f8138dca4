import { draftOf, emptyDraft, proposedOf, type Channel } from './channelDraft';

const channel: Channel = {
  id: '2',
  qr: null,
  kind: 'BANK',
  min: '10.00',
  max: '9000.00',
  sort: 3,
  open: true,
  titles: [
    { language: 'en', text: 'Bank transfer' },
    { language: 'de', text: 'Überweisung' },
  ],
  notes: [],
  details: [{ label: 'ACCOUNT', value: 'DE89 3704' }],
};

it('O7: what nobody touched is proposed as it is, in every language', () => {
  const { id, kind, min, max, sort, open, details } = channel;
  const proposed = proposedOf(draftOf(channel));
  expect(proposed).toMatchObject({ id, kind, min, max, sort, open, details, notes: [] });
  expect(new Map(proposed.titles.map(({ language, text }) => [language, text]))).toEqual(
    new Map(channel.titles.map(({ language, text }) => [language, text])),
  );
});

it('an emptied line or text is left out', () => {
  const draft = {
    ...draftOf(channel),
    titles: { en: 'Bank', de: '  ' },
    details: [
      { label: 'ACCOUNT' as const, value: ' ' },
      { label: 'BANK' as const, value: ' First ' },
    ],
  };
  const proposed = proposedOf(draft);
  expect(proposed.titles).toEqual([{ language: 'en', text: 'Bank' }]);
  expect(proposed.details).toEqual([{ label: 'BANK', value: 'First' }]);
});

it('a new one is closed and has no id', () => {
  expect(proposedOf(emptyDraft)).toMatchObject({ id: null, open: false });
});
