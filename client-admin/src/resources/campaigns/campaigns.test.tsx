import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { stateOf, type Campaign } from './campaign';
import { CampaignList } from './CampaignList';

const campaign: Campaign = {
  ...{ id: '3', number: 'HARBOUR1', class: 'PROMOTION', amount: '50.00', turnoverTimes: 3 },
  purpose: null,
  ...{ budget: '1000.00', spent: '150.00', open: true, version: 1 },
  ...{ startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' },
  titles: [{ language: 'en', text: 'Harbour week' }],
};

const list = { campaigns: { items: [campaign], info: { endCursor: null, hasNext: false } } };
const proposed = { proposal: { id: '9' }, userErrors: [] };

function opened(answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({ Campaigns: [list], ...answers });
  renderConsole(<CampaignList />, '/campaigns');
  return served;
}

const theDialog = async () => within(await screen.findByRole('dialog'));

const fill = (dialog: Awaited<ReturnType<typeof theDialog>>, label: RegExp, value: string) => {
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
};
const inputsOf = ({ sent }: ReturnType<typeof answering>, act: string) =>
  sent.filter(({ name }) => name === act).map(({ variables }) => variables.input);

it('lists a campaign with what it gives, has given and promises', async () => {
  opened();
  expect(await screen.findByText('Harbour week')).toBeTruthy();
  expect(screen.getByText(/150\.00 of .*1,000\.00/)).toBeTruthy();
  expect(screen.getByText('Running')).toBeTruthy();
});

it('O2: a campaign is proposed whole, once, and not without a reason or with an unclear amount', async () => {
  const served = opened({ CampaignPropose: [{ campaignPropose: proposed }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a campaign' }));
  const dialog = await theDialog();
  fill(dialog, /^Title/, 'Spring');
  fill(dialog, /Each credit/, '1.000');
  fill(dialog, /Turnover/, '3');
  fill(dialog, /Budget/, '5000');
  fill(dialog, /Begins/, '2026-12-01T09:00');
  fill(dialog, /Ends/, '2026-12-08T09:00');
  fill(dialog, /Why/, 'Spring is coming');
  fireEvent.click(dialog.getByRole('button', { name: /^Propose/ }));
  expect(inputsOf(served, 'CampaignPropose')).toEqual([]);
  fill(dialog, /Each credit/, '10');
  const propose = dialog.getByRole('button', { name: /Propose .*5,000\.00/ });
  fireEvent.click(propose);
  fireEvent.click(propose);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served, 'CampaignPropose')).toEqual([
    expect.objectContaining({
      ...{ id: null, class: 'PROMOTION', amount: '10.00', budget: '5000.00', turnoverTimes: 3 },
      ...{ startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-08T09:00:00Z', open: true },
      titles: [{ language: 'en', text: 'Spring' }],
      reason: 'Spring is coming',
    }),
  ]);
});

it('O2: a credit by hand repeats its amount on the button and is sent once', async () => {
  const served = opened({ CreditPropose: [{ creditPropose: proposed }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose a credit by hand' }));
  const dialog = await theDialog();
  fill(dialog, /User number/, '42');
  fill(dialog, /Each credit/, '12076');
  fill(dialog, /Turnover/, '0');
  fireEvent.click(dialog.getByRole('button', { name: /Propose .*12,076\.00/ }));
  expect(inputsOf(served, 'CreditPropose')).toEqual([]);
  fill(dialog, /Why/, 'A transfer was booked twice');
  fireEvent.click(dialog.getByRole('button', { name: /Propose .*12,076\.00/ }));
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served, 'CreditPropose')).toEqual([
    expect.objectContaining({
      ...{ userId: '42', class: 'SYSTEM', amount: '12076.00', turnoverTimes: 0, rewards: null },
    }),
  ]);
});

it('credits under a campaign, and says what the server refused beside its field', async () => {
  const refused = { code: 'USER_NOT_FOUND', message: 'No such user', field: ['userId'] };
  const served = opened({
    CreditGrant: [{ creditGrant: { credit: null, userErrors: [refused] } }],
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Credit somebody under Harbour week' }),
  );
  const dialog = await theDialog();
  fill(dialog, /User number/, '42');
  fireEvent.click(dialog.getByRole('button', { name: /Credit .*50\.00/ }));
  expect(await dialog.findByText('No such user')).toBeTruthy();
  expect(inputsOf(served, 'CreditGrant')).toEqual([
    expect.objectContaining({ campaignId: '3', userId: '42', rewards: null }),
  ]);
});

it.each([
  [{}, 'running'],
  [{ open: false }, 'closed'],
  [{ startsAt: '2098-01-01T00:00:00.000Z' }, 'coming'],
  [{ endsAt: '2021-01-01T00:00:00.000Z' }, 'ended'],
  [{ spent: '950.01' }, 'spent'],
  [{ spent: '950.00' }, 'running'],
] as const)('a campaign with %j is %s', (more, state) => {
  expect(stateOf({ ...campaign, ...more }, Date.parse('2026-11-22T00:00:00Z'))).toBe(state);
});
