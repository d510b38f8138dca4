import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../schema/languages';
import { setLanguage } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { ProfileDocument, type ProfileQuery } from './profile.generated';
import { ProfileScreen } from './ProfileScreen';

const me: ProfileQuery['me'] & { readonly __typename: 'User' } = {
  __typename: 'User',
  ...{ id: '7', accountMasked: 'mia***arn', avatar: null, userName: null },
  ...{ email: 'mia@practice.tarn', phone: null, memberLevel: 'STANDARD' },
  registeredAt: '2026-11-01T00:00:00.000Z',
};
const verification = {
  __typename: 'Verification' as const,
  ...{ id: '1', state: 'VERIFIED' as const, name: 'Mia Warren', idNumberMasked: 'X12***789' },
};
const page = { me, verification };

const said: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  setLanguage('en');
  void i18next.changeLanguage('en');
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTimeAsync(1_000));

async function opened(answers: Parameters<typeof answering>[0], row: RegExp) {
  const asked = answering({
    Platform: [{ ...platform().data }],
    Profile: [page, page],
    ...answers,
  });
  render(<ProfileScreen />, { wrapper: asked.wrapper });
  await rest();
  await press(row);
  return asked;
}
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const inputs = (asked: Awaited<ReturnType<typeof opened>>, name: string) =>
  asked.sent.filter((one) => one.name === name).map(({ variables }) => variables.input);

it.each(languages)('who one is, the verified name and number with stars, in %s', (language) => {
  const { text } = draw(<ProfileScreen />, [platform(), known(ProfileDocument, page)], language);
  expect(text).toMatch(/mia@practice\.tarn.*X12\*\*\*789/);
  expect(text).not.toContain('Warren');
  expect(text).not.toMatch(/(profile|avatar|level)\.|\{/);
});

it('another e-mail takes the code that was sent there and the login password', async () => {
  const changed = { contactChange: { user: { ...me, email: 'mia@other.tarn' }, userErrors: [] } };
  const wrong = {
    contactChange: { user: null, userErrors: [refusal('CODE_WRONG', 'Not the code.', 'code')] },
  };
  const asked = await opened(
    {
      ContactCodeSend: [{ codeSend: { resendInSeconds: 60, userErrors: [] } }],
      ContactChange: [wrong, changed],
    },
    /E-mail/,
  );
  type('New e-mail', 'no address');
  await press('Send code');
  expect(inputs(asked, 'ContactCodeSend')).toEqual([]);
  type('New e-mail', 'mia@other.tarn');
  await press('Send code');
  expect(inputs(asked, 'ContactCodeSend')).toEqual([
    { account: 'mia@other.tarn', scene: 'CONTACT' },
  ]);
  expect(screen.getByRole('button', { name: /Again in/ })).toHaveProperty('disabled', true);
  type('Code', '123456');
  await press('Save');
  expect(inputs(asked, 'ContactChange')).toEqual([]);
  type('Login password', 'harbour-7');
  await press('Save');
  expect(screen.getByText('Not the code.')).not.toBeNull();
  type('Code', '654321');
  await press('Save');
  expect(inputs(asked, 'ContactChange').at(-1)).toEqual({
    ...{ contact: 'mia@other.tarn', code: '654321', password: 'harbour-7' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('where there is no phone yet, no old one is spoken of', async () => {
  await opened({}, /^Phone/);
  expect(screen.getByText('A code goes to it.')).not.toBeNull();
  expect(screen.queryByText(/the old one/)).toBeNull();
});

it('a user name that is taken is said at its field', async () => {
  const taken = {
    userNameChange: { user: null, userErrors: [refusal('ACCOUNT_EXISTS', 'Taken.', 'userName')] },
  };
  const asked = await opened({ UserNameChange: [taken] }, /User name/);
  const typed = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  };
  typed('123');
  await press('Save');
  expect(inputs(asked, 'UserNameChange')).toEqual([]);
  typed('mia.w');
  await press('Save');
  expect(inputs(asked, 'UserNameChange')).toEqual([{ userName: 'mia.w' }]);
  expect(screen.getByText('Taken.')).not.toBeNull();
});

it('a picture is removed, and the initials stand there again', async () => {
  const withPicture = { ...page, me: { ...me, avatar: '/files/a/x.webp' } };
  const gone = { avatarRemove: { user: { ...me, avatar: null }, userErrors: [] } };
  const asked = answering({
    Platform: [{ ...platform().data }],
    Profile: [withPicture],
    AvatarRemove: [gone],
  });
  render(<ProfileScreen />, { wrapper: asked.wrapper });
  await rest();
  await press('Remove picture');
  expect(asked.sent.map(({ name }) => name)).toContain('AvatarRemove');
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  expect(screen.getByText('Add a picture')).toBeTruthy();
});

it('all own data is one file, and a refusal to make a second at once is said', async () => {
  const network = globalThis.fetch;
  const given: string[] = [];
  const answers = [
    {
      headers: new Headers({ 'content-disposition': 'attachment; filename=own-data.json' }),
      blob: () => Promise.resolve(new Blob(['{}'])),
    },
    {
      headers: new Headers({ 'content-type': 'application/json' }),
      text: () =>
        Promise.resolve('{"errors":[{"code":"TOO_MANY_REQUESTS","message":"Wait","figures":[]}]}'),
    },
  ];
  globalThis.fetch = ((path: string) => {
    given.push(path);
    return Promise.resolve(answers[given.length - 1]);
  }) as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  try {
    await opened({}, /^All own data/);
    await press(/^All own data/);
    expect(given).toEqual(['/files/own-data.json', '/files/own-data.json']);
    expect(said).toEqual(['File saved', 'Wait']);
    expect(saved).toHaveBeenCalledTimes(1);
  } finally {
    globalThis.fetch = network;
    saved.mockRestore();
  }
});
