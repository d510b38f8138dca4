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
