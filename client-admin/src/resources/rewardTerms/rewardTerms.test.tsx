import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { RewardTermsView } from './RewardTermsView';
import { tiersOf, type TierDraft } from './tiersDraft';

const terms = {
  tiers: [
    { need: 1, amount: '10.00', turnoverTimes: 3, running: true },
    { need: 5, amount: '30.00', turnoverTimes: 3, running: false },
  ],
  versions: [{ version: 1, at: '2026-11-01T00:00:00.000Z', tiers: ['1: 5.00 USD × 3'] }],
};

function opened(answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    ...{ RewardTerms: [{ rewardTerms: terms }, { rewardTerms: terms }] },
    ...answers,
  });
  renderConsole(<RewardTermsView />, '/rewardTerms');
  return served;
}

const inputsOf = ({ sent }: ReturnType<typeof answering>) =>
  sent.filter(({ name }) => name === 'RewardTermsPropose').map(({ variables }) => variables.input);

async function asked() {
  fireEvent.click(await screen.findByRole('button', { name: 'Propose other tiers' }));
  return within(await screen.findByRole('dialog'));
}

const fill = (field: HTMLElement | undefined, value: string) => {
  if (!field) throw new Error('there is no such field');
  fireEvent.change(field, { target: { value } });
};

it('says of each tier whether a campaign pays it, and what the tiers were', async () => {
  opened();
  const table = within(await screen.findByRole('table'));
  const cells = table.getAllByRole('row').map((row) => row.textContent);
  expect(cells[1]).toMatch(/^11.*10\.00.*× 3A campaign pays it$/);
  expect(cells[2]).toMatch(/^25.*30\.00.*× 3No campaign pays it$/);
  expect(screen.getByText('1: 5.00 USD × 3')).toBeTruthy();
});

it('loads once more where the server could not be reached', async () => {
  answering({
    RewardTerms: ['unreachable', 'unreachable', { rewardTerms: terms }],
  });
  renderConsole(<RewardTermsView />, '/rewardTerms');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

it('O2: proposes all tiers whole, once, with a reason and no tier that needs fewer than the one before', async () => {
  const answer = { proposal: { id: '9' }, userErrors: [] };
  const served = opened({ RewardTermsPropose: [{ rewardTermsPropose: answer }] });
  const dialog = await asked();
  fireEvent.click(dialog.getByRole('button', { name: 'Add a tier' }));
  const needs = () => dialog.getAllByLabelText(/Verified invitees/);
  fill(needs()[2], '5');
  fill(dialog.getAllByLabelText(/Reward, USD/)[2], '100');
  fill(dialog.getByLabelText(/Why/), 'More people invite');
  const send = dialog.getByRole('button', { name: 'Propose 3 tiers' });
  fireEvent.click(send);
  expect(dialog.getByText('A whole number above 5.')).toBeTruthy();
  expect(inputsOf(served)).toEqual([]);
  fill(needs()[2], '20');
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served)).toEqual([
    expect.objectContaining({
      tiers: [
        { need: 1, amount: '10.00', turnoverTimes: 3 },
        { need: 5, amount: '30.00', turnoverTimes: 3 },
        { need: 20, amount: '100.00', turnoverTimes: 3 },
      ],
      reason: 'More people invite',
    }),
  ]);
});

it('takes the last tier away, never the only one', async () => {
  opened();
  const dialog = await asked();
  expect(dialog.queryByRole('button', { name: 'Remove Tier 1' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove Tier 2' }));
  expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Propose 1 tier' })).toBeTruthy();
});

it.each([
  [{ need: '0' }],
  [{ need: '1.5' }],
  [{ need: '' }],
  [{ need: '100001' }],
  [{ amount: '1.000' }],
  [{ amount: '' }],
  [{ turnoverTimes: '-1' }],
] as const)('proposes nothing of a tier with %j', (wrong: Partial<TierDraft>) => {
  const tier = { key: 0, need: '1', amount: '10', turnoverTimes: '3' };
  expect(tiersOf([tier])).toEqual([{ need: 1, amount: '10.00', turnoverTimes: 3 }]);
  expect(tiersOf([{ ...tier, ...wrong }])).toBeNull();
});
