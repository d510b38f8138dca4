import { changesOf, namedIn } from './show-proposal';

it('what a proposal names by an id is said by the number that people know', () => {
  const proposal = { before: {}, after: { class: 'BONUS', amount: '5000', rewarded: '17' } };
  expect(namedIn(proposal)).toEqual(['recharge/17']);
  const names = new Map([['recharge/17', 'ABCD2345EFGH6789']]);
  expect(changesOf(proposal, names)).toContainEqual({
    ...{ field: 'rewarded', shows: 'TEXT', before: null, after: 'ABCD2345EFGH6789' },
  });
  expect(changesOf(proposal, names)).toContainEqual(
    expect.objectContaining({ field: 'amount', after: '50.00' }),
  );
});

it('texts in several languages stand behind figures, those that change alone', () => {
  const before = { titles: { en: 'Harbour', de: 'Hafen' }, days: 30, risks: { en: 'May fail' } };
  const after = { titles: { en: 'Harbour', de: 'Kai' }, days: 60, risks: { en: 'May fail' } };
  expect(changesOf({ before, after })).toEqual([
    { field: 'days', shows: 'TEXT', before: '30', after: '60' },
    { field: 'titles', shows: 'TEXT', before: 'Deutsch: Hafen', after: 'Deutsch: Kai' },
  ]);
});
