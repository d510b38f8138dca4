import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { languages } from '../../../../../schema/languages';
import { hostToasts } from '../../../lib/toast';
import { answering, refusal } from '../../../testing/answering';
import { draw, known } from '../../../testing/draw';
import { challenge, passkeyAsked, signature, withDevice } from '../../../testing/passkeys';
import { SecurityDocument, type SecurityQuery } from '../security.generated';
import { SecurityScreen } from '../SecurityScreen';

const device = withDevice();
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});

// The entry of the history that a sheet made is gone before the next one opens.
afterEach(async () => {
  cleanup();
  await waitFor(() => {
    expect(JSON.stringify(history.state)).not.toContain('guard');
  });
});

const phone = {
  ...{ __typename: 'Passkey' as const, id: '5', name: 'My phone', backedUp: true },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null },
  fundSince: '2999-01-01T10:00:00.000Z',
};
const security = (own: Partial<SecurityQuery['me']> = {}, host: string | null = 'localhost') => ({
  passkeyHost: host,
  me: {
    ...{ __typename: 'User' as const, id: '7', fundPasswordSet: true, secondFactorOn: false },
    ...{ passkeys: [], ...own },
  },
  sessions: [],
});
const creation = { ...challenge('make one'), rpName: 'Tarn', userHandle: 'bWU', userName: 'mia' };
const begun = { passkeyBegin: { creation, userErrors: [] } };
const added = { passkeyAdd: { passkeys: [phone], userErrors: [] } };

function opening(answers: Parameters<typeof answering>[0]) {
  const asked = answering(answers);
  render(<SecurityScreen />, { wrapper: asked.wrapper });
  return asked;
}
const dialog = async () => within(await screen.findByRole('dialog'));
const type = async (label: string, value: string) => {
  fireEvent.change((await dialog()).getByLabelText(label), { target: { value } });
};
const press = async (name: string) => {
  const button = (await dialog()).getByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};
const inputOf = (asked: ReturnType<typeof opening>, name: string) =>
  asked.sent.find((one) => one.name === name)?.variables.input;

it('A6: one is added by the login password, and the fund password if it is to stand for that at once', async () => {
  const asked = opening({
    Security: [security(), security({ passkeys: [phone] })],
    PasskeyBegin: [begun],
    PasskeyAdd: [added],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await type('Name', 'My phone');
  await type('Your login password', 'harbour-7');
  await type('Fund password (optional)', 'lantern-5');
  await press('Add a passkey');
  await waitFor(() => {
    expect(said).toEqual(['Passkey added']);
  });
  expect(inputOf(asked, 'PasskeyBegin')).toEqual({
    ...{ password: 'harbour-7', fundPassword: 'lantern-5', totp: '' },
  });
  const { id, clientDataJSON } = signature;
  expect(inputOf(asked, 'PasskeyAdd')).toEqual({
    name: 'My phone',
    made: { id, clientDataJSON, attestationObject: 'b2JqZWN0', transports: ['internal'] },
  });
  expect(device.asked).toEqual([creation.challenge]);
});

it('H8: a wrong password is said at its field, and the device is not asked', async () => {
  const wrong = [refusal('PASSWORD_WRONG', 'Not the password.', 'password')];
  opening({
    Security: [security()],
    PasskeyBegin: [{ passkeyBegin: { creation: null, userErrors: wrong } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await type('Your login password', 'wrong-one');
  await press('Add a passkey');
  expect(await (await dialog()).findByText('Not the password.')).toBeTruthy();
  expect(device.asked).toEqual([]);
});

it.each([
  ['NotAllowedError', []],
  ['InvalidStateError', ['This device already has a passkey for your account']],
])('adds nothing where the device answers %s', async (name, words) => {
  const asked = opening({ Security: [security()], PasskeyBegin: [begun] });
  device.refuses = name;
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await type('Your login password', 'harbour-7');
  await press('Add a passkey');
  await waitFor(() => {
    expect([device.asked.length, said]).toEqual([1, words]);
  });
  expect(asked.sent.map((one) => one.name)).not.toContain('PasskeyAdd');
});

it('one gets another name, and is deleted by a passkey', async () => {
  const asked = opening({
    Security: Array.from({ length: 3 }, () => security({ passkeys: [phone] })),
    PasskeyRename: [{ passkeyRename: { passkeys: [phone], userErrors: [] } }],
    PasskeyAsk: [passkeyAsked('delete')],
    PasskeyRemove: [{ passkeyRemove: { passkeys: [], userErrors: [] } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^My phone/ }));
  await type('Name', 'My key');
  await press('Save the name');
  await waitFor(() => {
    expect(inputOf(asked, 'PasskeyRename')).toEqual({ id: '5', name: 'My key' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  fireEvent.click(await screen.findByRole('button', { name: /^My phone/ }));
  await press('Delete the passkey');
  await waitFor(() => {
    expect(inputOf(asked, 'PasskeyRemove')).toEqual({ id: '5', passkey: signature });
  });
});

it.each(languages)('each is shown with what it cannot do yet, whole in %s', (language) => {
  const { text, html } = draw(
    <SecurityScreen />,
    [known(SecurityDocument, security({ passkeys: [phone] }))],
    language,
  );
  expect(text).toContain('My phone');
  expect(text).toContain('2999');
  expect(text).not.toMatch(/security\.|passkey\.|\{\{/);
  expect(html).not.toContain('{{');
});

it('where none can be used they are listed, and none is offered', () => {
  const drawn = (own: Partial<SecurityQuery['me']>) =>
    draw(<SecurityScreen />, [known(SecurityDocument, security(own, null))]).text;
  expect(drawn({ passkeys: [phone] })).toMatch(/Passkeys .*My phone/);
  expect(drawn({ passkeys: [phone] })).not.toContain('Add a passkey');
  expect(drawn({})).not.toContain('Passkey');
});
