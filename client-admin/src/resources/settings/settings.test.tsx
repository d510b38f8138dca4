import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { EditSettings } from './edit/EditSettings';
import { draftOf, readDraft } from './edit/settingDraft';
import { SettingsView } from './SettingsView';

const facts = { version: '7', fromAt: '2026-11-01T00:00:00.000Z', by: null };
const conversion = {
  ...facts,
  id: 'CONVERSION',
  settings: [
    { id: 'conversionSpreadBp', values: ['0.50'] },
    { id: 'conversionSeconds', values: ['10'] },
  ],
};
const support = {
  ...facts,
  id: 'SUPPORT',
  by: { id: '4', name: 'Jun' },
  settings: [
    { id: 'supportWeek', values: ['09:00-17:00', '', '', '', '', '', ''] },
    { id: 'answerMinutes', values: ['10'] },
  ],
};
const recharge = {
  ...facts,
  id: 'RECHARGE',
  settings: [
    { id: 'rechargeMin', values: ['100.00'] },
    { id: 'rechargeMax', values: ['20000.00'] },
    { id: 'rechargePresets', values: ['100.00', '500.00'] },
    { id: 'rechargesOpenMax', values: ['5'] },
  ],
};
const platform = {
  ...facts,
  id: 'PLATFORM',
  settings: [
    { id: 'brand', values: ['Tarn'] },
    { id: 'invitationRequired', values: ['true'] },
    { id: 'office', values: [] },
    { id: 'licences', values: ['Licence no. 7'] },
  ],
};
const all = { settings: [platform, support, recharge, conversion] };
const none = { settingChanges: { items: [], info: { endCursor: null, hasNext: false } } };

function edited(id: string, answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    ...{ Settings: [all, all], SettingChanges: [none, none], ...answers },
  });
  renderConsole(
    <Routes>
      <Route path="/settings/:id" element={<EditSettings />} />
      <Route path="/settings" element={<p>all of them</p>} />
    </Routes>,
    `/settings/${id}`,
  );
  return served;
}

const fill = async (label: RegExp, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const compare = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Compare and propose' }));
};
const inputsOf = ({ sent }: ReturnType<typeof answering>) =>
  sent.filter(({ name }) => name === 'SettingsPropose').map(({ variables }) => variables.input);

it('says each value in words, and who changed a group last', async () => {
  answering({ Settings: [all] });
  renderConsole(<SettingsView />, '/settings');
  expect(await screen.findByText('0.5%')).toBeTruthy();
  expect(screen.getByText(/^Monday: 09:00-17:00\s+Tuesday: closed/)).toBeTruthy();
  expect(screen.getByText(/^100\.00.USD\s+500\.00.USD$/)).toBeTruthy();
  expect(screen.getByText(/^Jun/)).toBeTruthy();
});

it('says in Chinese that a day without hours is one of rest, not of a closed market', async () => {
  answering({ Settings: [all] });
  renderConsole(<SettingsView />, '/settings', { locale: 'zh' });
  expect((await screen.findByText(/09:00-17:00/)).textContent).toMatch(/\s\S+: 休息\s/);
});

it('marks what decides about people’s money or rights, and says what the mark means', async () => {
  answering({ Dashboard: ['lost'], Settings: [all] });
  renderConsole(<SettingsView />, '/settings');
  expect(await screen.findByText(/^With this mark/)).toBeTruthy();
  const marks = await screen.findAllByRole('img', {
    name: 'Decides about people’s money or rights',
  });
  expect(marks.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    ...['Invitation code required', 'Wordings of licences'],
    ...['Smallest recharge', 'Largest recharge', 'Open recharges of one user'],
    ...['Spread on conversions', 'A conversion rate holds for, seconds'],
  ]);
});

it('O2: what is and what is to be stands once more beside the reason, and is proposed once', async () => {
  const answer = { proposal: { id: '9' }, userErrors: [] };
  const served = edited('CONVERSION', { SettingsPropose: [{ settingsPropose: answer }] });
  await fill(/Spread on conversions/, '0.5');
  compare();
  expect(await screen.findByText('Nothing is changed yet.')).toBeTruthy();
  await fill(/Spread on conversions/, '1.25');
  compare();
  const dialog = within(await screen.findByRole('dialog'));
  const [, row] = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(row).toBe('Spread on conversions0.5%1.25%');
  const send = dialog.getByRole('button', { name: 'Propose 1 change' });
  fireEvent.click(send);
  expect(inputsOf(served)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Dearer coins' } });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('all of them');
  expect(inputsOf(served)).toEqual([
    {
      ...{ group: 'CONVERSION', version: '7', reason: 'Dearer coins' },
      settings: [{ key: 'conversionSpreadBp', values: ['1.25'] }],
      idempotencyKey: expect.any(String) as unknown,
    },
  ]);
});

it('M5: an amount with two meanings is proposed as neither', async () => {
  const served = edited('RECHARGE');
  await fill(/Smallest recharge/, '1,000');
  compare();
  expect(screen.getByText(/1 dollar/)).toBeTruthy();
  await fill(/Smallest recharge/, '30000');
  compare();
  expect(screen.getByText(/does not go with the other settings/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(inputsOf(served)).toEqual([]);
});

it('what the server refuses stands beside its field', async () => {
  const refusal = { code: 'COPY_FORBIDDEN', message: 'Not this name.', field: ['input', 'brand'] };
  edited('PLATFORM', {
    SettingsPropose: [{ settingsPropose: { proposal: null, userErrors: [refusal] } }],
  });
  await fill(/Brand/, 'Binance');
  compare();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'x' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose 1 change' }));
  expect(await screen.findByText('Not this name.')).toBeTruthy();
  expect(screen.getByLabelText(/Brand/).getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [
    support,
    { supportWeek: ['9:00 – 17:30', '', '', '', '', '', ''] },
    [['09:00-17:30', '', '', '', '', '', '']],
  ],
  [platform, { office: ['Lakeside 1', '46.95', '7.45'] }, [['Lakeside 1', '46.95', '7.45']]],
  [platform, { invitationRequired: ['false'] }, [['false']]],
  [platform, { licences: ['Licence no. 7\n\n 牌照号 8 '] }, [['Licence no. 7', '牌照号 8']]],
  [platform, { licences: [''] }, [[]]],
  [recharge, { rechargePresets: ['100\n1,250.50\n'] }, [['100.00', '1250.50']]],
  [recharge, { rechargeMin: ['100'] }, []],
])('of %# what is changed alone is sent', (group, typed, sent) => {
  const read = readDraft(group, { ...draftOf(group), ...typed });
  expect([read.wrong, read.crossed]).toEqual([[], null]);
  expect(read.changed.map(({ values }) => values)).toEqual(sent);
});

it.each([
  [support, { supportWeek: ['17-9', '', '', '', '', '', ''] }, 'supportWeek'],
  [platform, { office: ['Lakeside 1', '', ''] }, 'office'],
  [platform, { licences: ['Licensed by the SEC'] }, 'licences'],
  [recharge, { rechargePresets: ['1,000'] }, 'rechargePresets'],
  [conversion, { conversionSeconds: ['61'] }, 'conversionSeconds'],
])('of %# what may not stand is named', (group, typed, key) => {
  expect(readDraft(group, { ...draftOf(group), ...typed }).wrong).toEqual([key]);
});
