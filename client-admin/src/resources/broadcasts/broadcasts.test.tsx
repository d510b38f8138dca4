import { fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { languageFacts, languages } from '../../../../schema/languages';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { page } from '../../testing/projects';
import { BroadcastList } from './BroadcastList';
import { BroadcastShow } from './BroadcastShow';
import { NewBroadcast } from './NewBroadcast';
import { readReaders } from './readers';

const row = {
  ...{ id: '7', kind: 'PROMOTION', audience: 'LANGUAGE', language: 'de', people: 1_204 },
  ...{ title: 'New hours', sentAt: '2026-11-20T14:06:09.000Z', by: { id: '2', name: 'Sue' } },
  endedAt: null,
};
const whole = {
  ...{ ...row, read: 318 },
  texts: languages.map((language) => ({
    ...{ language, title: `Title ${language}`, body: '<p>Hello</p><script>alert(1)</script>' },
  })),
};
const reach = (people: number, nobody: readonly string[] = []) => ({
  ...{ broadcastPeople: people, broadcastNobody: nobody },
});

function open(address: string, answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    Broadcasts: [{ broadcasts: page(row) }],
    Broadcast: [{ broadcast: whole }, { broadcast: whole }],
    ...answers,
  });
  renderConsole(
    <ResourceContextProvider value="broadcasts">
      <Routes>
        <Route path="/broadcasts" element={<BroadcastList />} />
        <Route path="/broadcasts/create" element={<NewBroadcast />} />
        <Route path="/broadcasts/:id/show" element={<BroadcastShow />} />
      </Routes>
    </ResourceContextProvider>,
    address,
  );
  return served;
}
const inputsOf = ({ sent }: ReturnType<typeof answering>, act: string) =>
  sent.filter(({ name }) => name === act).map(({ variables }) => variables.input);
const press = (name: RegExp | string, place = within(document.body)) => {
  fireEvent.click(place.getByRole('button', { name }));
};
const fill = (label: RegExp | string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
async function choose(label: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}
/** The same words in all ten languages. */
function write(title = 'Hours', body = '<p>They change.</p>') {
  for (const language of languages) {
    press(new RegExp(`^${languageFacts[language].name}`));
    fill(/^Title/, title);
    fill(/^Text/, body);
  }
}
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('the list says what was sent, to whom and to how many', async () => {
  open('/broadcasts');
  const found = within((await screen.findByText('New hours')).closest('tr') ?? document.body);
  for (const said of ['Promotion', 'Readers of Deutsch', '1,204', 'Shown', 'Sue']) {
    expect(found.getByText(said)).toBeTruthy();
  }
});

it('reads a pasted list by its lines, each number once', () => {
  const { lines, broken, tooMany } = readReaders(' 17 \n\nx1\n17\n0\n9\r\n');
  expect(lines.map(({ line, text }) => [line, text])).toEqual([
    [1, '17'],
    [6, '9'],
  ]);
  expect(broken.map(({ line, text }) => [line, text])).toEqual([
    [3, 'x1'],
    [5, '0'],
  ]);
  expect(tooMany).toBe(false);
});

it('tells each broken line, counts the readers, and sends once what was written', async () => {
  const served = open('/broadcasts/create', {
    BroadcastReach: [reach(5_000), reach(1, ['18']), reach(2)],
    BroadcastSend: [
      { broadcastSend: { ...{ broadcast: { id: '8' } }, proposal: null, userErrors: [] } },
    ],
  });
  expect(await screen.findByText('10 languages incomplete')).toBeTruthy();
  await choose('To whom', 'A list of people');
  fill(/^User numbers/, '17\nseventeen');
  expect(screen.getByText('Line 2: “seventeen” is no user number.')).toBeTruthy();
  fill(/^User numbers/, '17\n18');
  expect(await screen.findByText('Line 2: nobody has the number 18.')).toBeTruthy();
  press('Send');
  expect(screen.getByRole('alert').textContent).toContain('All ten languages');
  write();
  expect(screen.getByText('Complete')).toBeTruthy();
  press('Send');
  expect(screen.getByRole('alert').textContent).toContain('correct the list');
  fill(/^User numbers/, '17\n19\n17');
  expect(await screen.findByText('Meant for 2 people now.')).toBeTruthy();
  press('Send');
  const dialog = await dialogOf();
  expect(dialog.getByText('Send it to 2 people?')).toBeTruthy();
  press('Send to 2 people', dialog);
  expect(inputsOf(served, 'BroadcastSend')).toEqual([]);
  fill(/^Why/, 'They change');
  press('Send to 2 people', dialog);
  press('Send to 2 people', dialog);
  await screen.findByText('Sent.');
  expect(inputsOf(served, 'BroadcastSend')).toMatchObject([
    {
      kind: 'SERVICE',
      to: { audience: 'LIST', language: null, readers: ['17', '19'] },
      reason: 'They change',
    },
  ]);
});

it('O2: more than 1,000 readers are proposed, which is said before and once more with the number', async () => {
  const served = open('/broadcasts/create', {
    BroadcastReach: [{ broadcastPeople: 12_345 }],
    BroadcastSend: [{ broadcastSend: { broadcast: null, proposal: { id: '3' }, userErrors: [] } }],
  });
  expect(await screen.findByText('Meant for 12,345 people now.')).toBeTruthy();
  expect(screen.getByText(/another administrator confirms it/)).toBeTruthy();
  await choose('Kind', 'Promotion');
  expect(screen.getByText(/Does not reach people on a break/)).toBeTruthy();
  write();
  press('Propose');
  const dialog = await dialogOf();
  fill(/^Why/, 'Winter');
  press('Propose for 12,345 people', dialog);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served, 'BroadcastSend')).toMatchObject([
    { kind: 'PROMOTION', reason: 'Winter' },
  ]);
});

it('marks what may not be said or asked, and shows a refusal of the server at its language', async () => {
  const refusal = {
    ...{ code: 'COPY_FORBIDDEN', message: 'This may not stand here' },
    field: ['input', 'texts.fr.title'],
  };
  open('/broadcasts/create', {
    BroadcastReach: [{ broadcastPeople: 4 }],
    BroadcastSend: [{ broadcastSend: { broadcast: null, proposal: null, userErrors: [refusal] } }],
  });
  await screen.findByText('Meant for 4 people now.');
  fill(/^Title/, 'Guaranteed profit');
  expect(screen.getByText(/^This may not be said/)).toBeTruthy();
  fill(/^Title/, 'Please send me your password.');
  expect(screen.getByText(/Staff never ask for passwords/)).toBeTruthy();
  press('Send');
  expect(screen.getByRole('alert').textContent).toContain('marked above');
  write();
  press('Send');
  await dialogOf();
  fill(/^Why/, 'They change');
  press('Send to 4 people');
  expect(await screen.findByText('This may not stand here')).toBeTruthy();
  const tab = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
  expect(tab(/^Français/).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(tab(/^Deutsch/));
  expect(tab(/^Français.*correct it$/).getAttribute('aria-pressed')).toBe('false');
});

it('H10: a licence in the wording that is set keeps nothing from being sent, another one does', async () => {
  open('/broadcasts/create', {
    BroadcastReach: [{ broadcastPeople: 4 }],
    Licences: [{ licences: ['Licensed by the FCA, no. 12'] }],
  });
  await screen.findByText('Meant for 4 people now.');
  write('Licensed by the FCA, no. 12');
  fill(/^Title/, 'Licensed by the FCA, no. 123');
  expect(screen.getByText(/^This may not be said/)).toBeTruthy();
  press('Send');
  expect(screen.getByRole('alert').textContent).toContain('marked above');
  fill(/^Title/, 'Licensed by the FCA, no. 12');
  expect(screen.queryByText(/^This may not be said/)).toBeNull();
  press('Send');
  expect((await dialogOf()).getByText('Send it to 4 people?')).toBeTruthy();
});

it('shows how many have read it, as a phone does, and ends it with a reason', async () => {
  const served = open('/broadcasts/7/show', {
    BroadcastEnd: [{ broadcastEnd: { broadcast: { id: '7' }, userErrors: [] } }],
  });
  expect(await screen.findByText('318')).toBeTruthy();
  press('Deutsch');
  const phone = screen.getByRole('region', { name: 'On a phone' });
  expect(phone.innerHTML).toContain('Title de');
  expect(phone.innerHTML).not.toContain('script');
  fireEvent.click(await screen.findByRole('button', { name: 'End' }));
  const dialog = await dialogOf();
  fill(/^Why/, 'It was wrong');
  press('End', dialog);
  await screen.findByText('Ended.');
  expect(inputsOf(served, 'BroadcastEnd')).toEqual([{ id: '7', reason: 'It was wrong' }]);
});
