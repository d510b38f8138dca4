import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answering, refusal } from '../../testing/answering';
import {
  challenge,
  fundPasskeys,
  passkeyAsked,
  signature,
  withDevice,
} from '../../testing/passkeys';
import { hostToasts } from '../toast';
import { canSign } from './canSign';
import { useFundPasskey } from './useFundPasskey';

const device = withDevice();
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});

function Held() {
  const passkey = useFundPasskey();
  const [signed, setSigned] = useState<object | null | undefined>();
  return (
    <>
      <p>{passkey.chosen ? 'passkey' : 'password'}</p>
      <p>{passkey.offered ? 'offered' : 'not offered'}</p>
      <button
        type="button"
        onClick={() => {
          passkey.choose('password');
        }}
      >
        instead
      </button>
      <button
        type="button"
        onClick={() => {
          void passkey.sign().then(setSigned);
        }}
      >
        sign
      </button>
      <output>{JSON.stringify(signed)}</output>
    </>
  );
}

async function holding(answers: Parameters<typeof answering>[0]) {
  const asked = answering(answers);
  render(<Held />, { wrapper: asked.wrapper });
  await screen.findByText('password');
  return asked;
}
const sign = async () => {
  await act(async () => {
    screen.getByText('sign').click();
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).not.toBe('');
  });
  return JSON.parse(screen.getByRole('status').textContent) as unknown;
};

describe('a passkey in place of the fund password', () => {
  it('is asked first where there is one; its owner may choose the password', async () => {
    await holding({ FundPasskeys: [fundPasskeys] });
    await screen.findByText('passkey');
    act(() => {
      screen.getByText('instead').click();
    });
    expect(screen.getByText('password')).toBeTruthy();
    expect(screen.getByText('offered')).toBeTruthy();
  });

  it.each([
    ['the server offers none', { ...fundPasskeys, passkeyHost: null }],
    ['they are for another host', { ...fundPasskeys, passkeyHost: 'tarn.example' }],
    ['the account has none', { ...fundPasskeys, me: { ...fundPasskeys.me, passkeys: [] } }],
    [
      'the only one does not stand for it yet',
      {
        ...fundPasskeys,
        me: {
          ...fundPasskeys.me,
          passkeys: [{ __typename: 'Passkey', id: '5', fundSince: '2999-01-01T10:00:00.000Z' }],
        },
      },
    ],
  ])('is not asked where %s', async (_why, answer) => {
    const { sent } = await holding({ FundPasskeys: [answer] });
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    await act(() => Promise.resolve());
    expect(screen.getByText('not offered')).toBeTruthy();
  });

  it('signs what the server asks, and hands it over as it came', async () => {
    const { sent } = await holding({
      FundPasskeys: [fundPasskeys],
      PasskeyAsk: [passkeyAsked('sign me')],
    });
    expect(await sign()).toEqual(signature);
    expect(device.asked).toEqual([challenge('sign me').challenge]);
    expect(sent.find(({ name }) => name === 'PasskeyAsk')?.variables).toEqual({
      input: { purpose: 'FUND' },
    });
  });

  it('says nothing where its owner closes the dialog, and something where the device cannot', async () => {
    await holding({
      FundPasskeys: [fundPasskeys],
      PasskeyAsk: [passkeyAsked('one'), passkeyAsked('two')],
    });
    device.refuses = 'NotAllowedError';
    expect(await sign()).toBeNull();
    expect(said).toEqual([]);
    device.refuses = 'SecurityError';
    await sign();
    await waitFor(() => {
      expect(said).toHaveLength(1);
    });
  });

  it('H8: says why the server asks for none', async () => {
    const refused = [refusal('PASSKEY_NOT_FOUND', 'Not there any more.')];
    await holding({
      FundPasskeys: [fundPasskeys],
      PasskeyAsk: [{ passkeyAsk: { asked: null, userErrors: refused } }],
    });
    expect(await sign()).toBeNull();
    expect([said, device.asked]).toEqual([['Not there any more.'], []]);
  });
});

it.each([
  ['localhost', true],
  ['tarn.example', false],
  ['host', false],
  [null, false],
  [undefined, false],
])('passkeys of %s can be used on this page: %s', (host, can) => {
  expect(canSign(host)).toBe(can);
});
