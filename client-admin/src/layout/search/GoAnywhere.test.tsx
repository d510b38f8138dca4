import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useKeys } from '../../queue/useKeys';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { GoAnywhere } from './GoAnywhere';

const ann = { id: '1042', accountMasked: 'ann***arn', userNameMasked: null, state: 'ACTIVE' };
const ben = {
  id: '1043',
  accountMasked: 'ben***arn',
  userNameMasked: 'ben***rgh',
  state: 'LOCKED',
};
const recharge = {
  id: '17',
  number: 'ABCD2345EFGH6789',
  reviewState: 'ON_HOLD',
  amount: { amount: '250.00', asset: 'USD' },
  user: { id: '1042', accountMasked: 'ann***arn' },
};
const help = {
  id: '5',
  number: 'HELP2345EFGH6789',
  queue: 'INFO_CHANGE',
  reviewState: 'SUBMITTED',
  user: { id: '1042', accountMasked: 'ann***arn' },
};
const none = { users: [], recharges: [], help: [], disputes: [], requests: [], orders: [] };
const found = (hits: object) => ({ search: { ...none, ...hits } });

const pressed = jest.fn();
beforeAll(() => {
  // jsdom draws nothing and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => pressed.mockClear());

/** A page with a field and the queue's keys. */
function Page() {
  const { pathname } = useLocation();
  useKeys({ escape: () => void pressed('escape'), j: () => void pressed('j') });
  return (
    <>
      <GoAnywhere />
      <output data-testid="at">{pathname}</output>
      <input aria-label="Another field" />
    </>
  );
}

async function opened(answers: Parameters<typeof answering>[0]) {
  const server = answering(answers);
  renderConsole(<Page />);
  const field = screen.getByLabelText('Another field');
  field.focus();
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  return { ...server, box: await screen.findByRole('combobox', { name: 'Search everything' }) };
}

const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
};
const press = (box: HTMLElement, key: string) => fireEvent.keyDown(box, { key });
const at = () => screen.getByTestId('at').textContent;
const activeOf = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('opens by Ctrl+K from a field, and Enter opens the one hit', async () => {
  const { box } = await opened({ Search: [found({ users: [ann] })] });
  expect(document.activeElement).toBe(box);
  type(box, ' 081 234 5678 ');
  expect(await screen.findByRole('option', { name: /1042/ })).toBeTruthy();
  press(box, 'Enter');
  expect(at()).toBe('/users/1042/show');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('Enter before the answer opens the one hit when it comes, and none of several', async () => {
  const { box, sent } = await opened({
    Search: [found({ users: [ann, ben] }), found({ recharges: [recharge] })],
  });
  type(box, 'ann');
  press(box, 'Enter');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(at()).toBe('/recharges');
  type(box, recharge.number);
  press(box, 'Enter');
  await waitFor(() => {
    expect(at()).toBe('/recharges/17');
  });
  expect(sent.map(({ variables }) => variables)).toEqual([
    { text: 'ann' },
    { text: recharge.number },
  ]);
});

it('a request for help is found, and leads into its own queue', async () => {
  const { box } = await opened({ Search: [found({ help: [help] })] });
  type(box, help.number);
  expect(await screen.findByRole('group', { name: 'Help' })).toBeTruthy();
  press(box, 'Enter');
  expect(at()).toBe('/infoChanges/5');
});

it.each([
  ['WITHDRAWAL', '/withdrawals/8'],
  ['REWARD_CLAIM', '/rewardClaims/8'],
  ['CONVERSATION', '/conversations/8'],
] as const)('a request of the kind %s leads to %s', async (kind, path) => {
  const user = kind === 'CONVERSATION' ? null : help.user;
  const request = { ...help, id: '8', kind, user };
  const { box } = await opened({ Search: [found({ requests: [request] })] });
  type(box, request.number);
  expect(await screen.findByRole('group', { name: 'Requests' })).toBeTruthy();
  press(box, 'Enter');
  expect(at()).toBe(path);
});

it('arrows go through the lines of all kinds and around, under their names', async () => {
  const { box } = await opened({ Search: [found({ users: [ann, ben], recharges: [recharge] })] });
  type(box, 'ann');
  await screen.findByRole('option', { name: /1042/ });
  const lines = screen.getByRole('listbox');
  expect(
    within(lines)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Users', 'Recharges']);
  expect(activeOf(box)).toContain('1042');
  press(box, 'ArrowDown');
  press(box, 'ArrowDown');
  expect(activeOf(box)).toContain(recharge.number);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('250.00');
  press(box, 'ArrowDown');
  expect(activeOf(box)).toContain('1042');
  press(box, 'ArrowUp');
  press(box, 'Enter');
  expect(at()).toBe('/recharges/17');
});

it('goes to a page of the console without asking the server', async () => {
  const { box, names } = await opened({});
  expect(await screen.findByRole('option', { name: 'Audit log' })).toBeTruthy();
  type(box, 'a');
  expect(screen.queryByRole('option', { name: 'Users' })).toBeNull();
  press(box, 'PageDown');
  press(box, 'Enter');
  expect(at()).toBe('/auditEntries');
  expect(names()).toEqual([]);
});

it('says that it searches, that nothing is found, and that it failed, with a way to try again', async () => {
  const wrong = { errors: [{ message: 'x', extensions: { code: 'UNKNOWN' } }] };
  const { box } = await opened({ Search: [found({}), wrong, found({ users: [ben] })] });
  type(box, 'zz');
  expect(screen.getByText('Searching …')).toBeTruthy();
  expect(await screen.findByText(/Nothing is found/)).toBeTruthy();
  type(box, 'zzz');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('did not come to an end');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /1043/ })).toBeTruthy();
});

it('keeps the keys of the queue to itself, and Esc closes it alone', async () => {
  const { box } = await opened({ Search: ['lost'] });
  press(box, 'j');
  expect(pressed).not.toHaveBeenCalled();
  press(box, 'Escape');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Another field'));
});
