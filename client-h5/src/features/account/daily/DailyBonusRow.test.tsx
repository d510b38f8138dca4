import { act, render, screen, waitFor } from '@testing-library/react';
import { languages } from '../../../../../schema/languages';
import { answering } from '../../../testing/answering';
import { draw, known } from '../../../testing/draw';
import { press } from '../../../testing/press';
import { DailyBonusDocument } from './dailyBonus.generated';
import { DailyBonusRow } from './DailyBonusRow';

const usd = (amount: string) => ({ __typename: 'Money' as const, amount, asset: 'USD' as const });
/** A day that ends while nobody looks. */
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const bonus = (more: { readonly running?: boolean; readonly claimedAt?: string | null } = {}) => ({
  __typename: 'DailyBonus' as const,
  ...{ running: true, claimedAt: null, nextAt: inAnHour },
  ...{ amount: usd('1.00'), turnover: usd('3.00') },
  ...more,
});
const claimed = bonus({ claimedAt: '2026-11-23T10:00:00.000Z' });

const seen = (state: DocumentVisibilityState) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
afterEach(() => {
  jest.restoreAllMocks();
});

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

describe('M10: the row says what is true now', () => {
  const soon = () => new Date(Date.now() + 100).toISOString();

  it('when the next day begins, the bonus waits without the screen being opened again', async () => {
    const { wrapper } = answering({
      DailyBonus: [{ dailyBonus: { ...claimed, nextAt: soon() } }, { dailyBonus: bonus() }],
    });
    render(<DailyBonusRow />, { wrapper });
    expect(await screen.findByText('Claimed today')).toBeTruthy();
    expect(await screen.findByText('$1.00 waits', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('who comes back to the app is told of the day that has begun meanwhile', async () => {
    const later = bonus({ running: false });
    const { sent, wrapper } = answering({
      DailyBonus: [{ dailyBonus: claimed }, { dailyBonus: later }],
    });
    render(<DailyBonusRow />, { wrapper });
    expect(await screen.findByText('Claimed today')).toBeTruthy();
    await seen('hidden');
    expect(sent).toHaveLength(1);
    await seen('visible');
    expect(await screen.findByText('None running')).toBeTruthy();
  });

  it('after a claim is refused because the campaign has ended, none runs', async () => {
    const error = { code: 'CAMPAIGN_ENDED', message: 'It has ended', field: null };
    const { sent, wrapper } = answering({
      DailyBonus: [{ dailyBonus: bonus() }, { dailyBonus: bonus({ running: false }) }],
      DailyBonusClaim: [
        { dailyBonusClaim: { credit: null, dailyBonus: null, userErrors: [error] } },
      ],
    });
    render(<DailyBonusRow />, { wrapper });
    await press(/Daily bonus/);
    await press(/Claim \$1\.00/);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
    });
    expect(sent.map(({ name }) => name)).toEqual(['DailyBonus', 'DailyBonusClaim', 'DailyBonus']);
  });
});

it.each(languages)('in %s with words of its own', (language) => {
  const { text } = draw(
    <DailyBonusRow />,
    [known(DailyBonusDocument, { dailyBonus: bonus() })],
    language,
  );
  expect(text).not.toMatch(/account\.|\{/);
});
