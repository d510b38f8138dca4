import { act, fireEvent, render, screen } from '@testing-library/react';
import { languages } from '../../../../../schema/languages';
import { answering } from '../../../testing/answering';
import { draw, known } from '../../../testing/draw';
import { press } from '../../../testing/press';
import { DailyBonusDocument } from './dailyBonus.generated';
import { DailyBonusRow } from './DailyBonusRow';

const usd = (amount: string) => ({ __typename: 'Money' as const, amount, asset: 'USD' as const });
const bonus = (more: { readonly running?: boolean; readonly claimedAt?: string | null } = {}) => ({
  __typename: 'DailyBonus' as const,
  ...{ running: true, claimedAt: null, nextAt: '2026-11-24T00:00:00.000Z' },
  ...{ amount: usd('1.00'), turnover: usd('3.00') },
  ...more,
});
const claimed = bonus({ claimedAt: '2026-11-23T10:00:00.000Z' });

it.each([
  [bonus(), 'Daily bonus $1.00 waits'],
  [claimed, 'Daily bonus Claimed today'],
  [bonus({ running: false }), 'Daily bonus None running'],
])('M10: a plain row says whether it waits, was had, or nothing gives it', (dailyBonus, words) => {
  const { text } = draw(<DailyBonusRow />, [known(DailyBonusDocument, { dailyBonus })]);
  expect(text).toBe(words);
});

it('M14: states its turnover before it is claimed, once for one tap', async () => {
  const { sent, wrapper } = answering({
    DailyBonus: [{ dailyBonus: bonus() }],
    DailyBonusClaim: [
      'lost',
      {
        dailyBonusClaim: {
          ...{ credit: { id: '4' }, dailyBonus: claimed, userErrors: [] },
        },
      },
    ],
  });
  render(<DailyBonusRow />, { wrapper });
  await press(/Daily bonus/);
  expect(await screen.findByText(/stated turnover is \$3\.00/)).toBeTruthy();
  await press(/Claim \$1\.00/);
  await press(/Claim \$1\.00/);
  expect(await screen.findByText(/The next one can be claimed from/)).toBeTruthy();
  const keys = sent
    .filter(({ name }) => name === 'DailyBonusClaim')
    .map(({ variables }) => JSON.stringify(variables));
  expect(keys).toHaveLength(2);
  // An answer that was lost is asked for again, not a second bonus.
  expect(keys[0]).toBe(keys[1]);
});

it('H3: claims what is shown; what changed meanwhile is shown before it is claimed', async () => {
  const error = { code: 'CHANGED_MEANWHILE', message: 'Changed', field: ['input', 'shown'] };
  const dearer = { ...bonus(), turnover: usd('50.00') };
  const { sent, wrapper } = answering({
    DailyBonus: [{ dailyBonus: bonus() }],
    DailyBonusClaim: [
      { dailyBonusClaim: { credit: null, dailyBonus: dearer, userErrors: [error] } },
      { dailyBonusClaim: { credit: { id: '4' }, dailyBonus: claimed, userErrors: [] } },
    ],
  });
  render(<DailyBonusRow />, { wrapper });
  await press(/Daily bonus/);
  await press(/Claim \$1\.00/);
  expect(await screen.findByText(/stated turnover is \$50\.00/)).toBeTruthy();
  await press(/Claim \$1\.00/);
  const shown = sent
    .filter(({ name }) => name === 'DailyBonusClaim')
    .map(({ variables }) => (variables as { readonly input: object }).input);
  expect(shown).toMatchObject([
    { shown: { amount: '1.00', turnover: '3.00' } },
    { shown: { amount: '1.00', turnover: '50.00' } },
  ]);
});

it.each(languages)('in %s with words of its own', (language) => {
  const { text } = draw(
    <DailyBonusRow />,
    [known(DailyBonusDocument, { dailyBonus: bonus() })],
    language,
  );
  expect(text).not.toMatch(/account\.|\{/);
});
