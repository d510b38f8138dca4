import { languages } from '../../../../schema/languages';
import { draw, known } from '../../testing/draw';
import { AccountHintsDocument, type AccountHintsQuery } from './account.generated';
import { WorkRows } from './WorkRows';

const some = (count: number) => ({
  __typename: 'RechargeConnection' as const,
  edges: Array.from({ length: count }, (_, index) => ({ node: { id: String(index) } })),
});

const out = (count: number) => ({
  ...some(count),
  __typename: 'WithdrawalConnection' as const,
});

const none = [0, 0, 0] as const;

const hints = (
  running: number,
  reviews: readonly [number, number, number],
  paying: readonly [number, number, number] = none,
  held: AccountHintsQuery['held']['edges'] = [],
): AccountHintsQuery => ({
  orderTotals: { count: running },
  held: { edges: held },
  submitted: some(reviews[0]),
  inReview: some(reviews[1]),
  secondApproval: some(reviews[2]),
  outSubmitted: out(paying[0]),
  outInReview: out(paying[1]),
  outSecond: out(paying[2]),
});

const drawn = (data: AccountHintsQuery, language: (typeof languages)[number] = 'en') =>
  draw(<WorkRows />, [known(AccountHintsDocument, data)], language).text;

describe('H1: the user centre says what is not over', () => {
  it('running contracts, and requests in every state of their review', () => {
    expect(drawn(hints(1, [1, 0, 0]))).toBe(
      'Wallet Cards and addresses Recharge records 1 under review Withdrawal records Statement Contract orders 1 running Follow My projects',
    );
    expect(drawn(hints(12, [2, 1, 1]))).toContain('4 under review');
    expect(drawn(hints(0, [0, 0, 0], [1, 1, 1]))).toMatch(/Withdrawal records 3 under review/);
    expect(drawn(hints(12, [0, 0, 1]))).toMatch(/1 under review.*12 running/);
  });

  it('holdings of projects that are not settled', () => {
    const held = [{ node: { id: '1' } }, { node: { id: '2' } }];
    expect(drawn(hints(0, none, none, held))).toMatch(/My projects 2 running$/);
  });

  it('and nothing where nothing is', () => {
    expect(drawn(hints(0, [0, 0, 0]))).toBe(
      'Wallet Cards and addresses Recharge records Withdrawal records Statement Contract orders Follow My projects',
    );
  });

  it.each(languages)('with the number and in its form, in %s', (language) => {
    expect(drawn(hints(1, [3, 0, 0]), language)).toMatch(/3\D*1/);
    expect(drawn(hints(5, [0, 0, 0]), language)).toMatch(/5/);
    expect(drawn(hints(5, [1, 0, 0]), language)).not.toMatch(/account\.|_other|\{/);
  });

  it('one runs, two run: German knows the difference', () => {
    expect(drawn(hints(1, [0, 0, 0]), 'de')).toContain('1 läuft');
    expect(drawn(hints(2, [0, 0, 0]), 'de')).toContain('2 laufen');
  });
});
