import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cannedReplies } from '.';
import { answering } from '../../../testing/answering';
import { renderConsole } from '../../../testing/console';
import { dashboard, prepareQueue } from '../../../testing/queue';

const texts = [{ language: 'en' as const, text: 'Thank you.' }];
const thanks = { id: '1', name: 'Thanks', version: 3, texts };
const refused = (code: string, field: readonly string[] | null) => ({
  replies: null,
  userErrors: [{ code, message: `Refused: ${code}`, field, figures: [] }],
});

function list(answers: Parameters<typeof answering>[0]) {
  const server = answering({
    Dashboard: [dashboard],
    CannedReplies: [{ cannedReplies: [thanks] }],
    ...answers,
  });
  const List = cannedReplies.resource.list;
  renderConsole(<List />, '/cannedReplies');
  const sent = (name: string) =>
    server.sent.filter((one) => one.name === name).map(({ variables }) => variables.input);
  return { sent };
}

const pressed = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

prepareQueue();
beforeAll(() => import('./CannedReplyList'));

it('O3: a change names the version that was read, and says when another has changed it', async () => {
  const { sent } = list({
    CannedReplyKeep: [{ cannedReplyKeep: refused('CHANGED_MEANWHILE', null) }],
  });
  const dialog = await pressed('Change the reply Thanks');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Refused: CHANGED_MEANWHILE');
  expect(sent('CannedReplyKeep')).toMatchObject([{ name: 'Thanks', seen: 3 }]);
  // It is read again behind the dialog.
  await waitFor(() => {
    expect(sent('CannedReplies').length).toBeGreaterThan(1);
  });
});

it('a new one does not take the name of another', async () => {
  const { sent } = list({
    CannedReplyKeep: [{ cannedReplyKeep: refused('PARAM_INVALID', ['input', 'name']) }],
  });
  const dialog = await pressed('New reply');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Name/ }), {
    target: { value: 'Thanks' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect(await within(dialog).findByText(/There is a reply of this name/)).toBeTruthy();
  expect(sent('CannedReplyKeep')).toMatchObject([{ name: 'Thanks', seen: null }]);
});

it('O3: is removed with a reason', async () => {
  const { sent } = list({
    CannedReplyDrop: [{ cannedReplyDrop: { replies: [], userErrors: [] } }],
  });
  const dialog = await pressed('Remove the reply Thanks');
  const remove = within(dialog).getByRole('button', { name: 'Remove' });
  fireEvent.click(remove);
  expect(sent('CannedReplyDrop')).toEqual([]);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Why/ }), {
    target: { value: 'It is wrong.' },
  });
  fireEvent.click(remove);
  await waitFor(() => {
    expect(sent('CannedReplyDrop')).toEqual([{ name: 'Thanks', seen: 3, reason: 'It is wrong.' }]);
  });
});
