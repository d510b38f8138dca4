import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../schema/languages';
import { setLanguage } from '../../lib/session/session';
import { hostToasts } from '../../lib/toast';
import { answering, refusal } from '../../testing/answering';
import { platform } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { fundPasskeys, passkeyAsked, signature, withDevice } from '../../testing/passkeys';
import { wordsOf } from '../../testing/words';
import { AddCardScreen } from './AddCardScreen';
import { AddressesScreen } from './AddressesScreen';
import { CardsScreen } from './CardsScreen';
import { PaymentMethodsDocument } from './paymentMethods.generated';
import { PaymentScreen } from './PaymentScreen';
import type { Method } from './usePaymentMethods';

const card = {
  __typename: 'PaymentMethod' as const,
  id: '3',
  kind: 'BANK_CARD' as const,
  masked: '622***890',
  holderMasked: 'Ann***ple',
  bank: 'Northgate Bank',
  branch: null,
  currency: 'USD',
  network: null,
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  usableSince: '2026-11-01T10:00:00.000Z',
};
const address = {
  ...{
    ...card,
    id: '4',
    kind: 'USDT_TRC20' as const,
    masked: 'TR7***j6t',
    bank: null,
    holderMasked: null,
  },
  ...{
    currency: 'USDT',
    network: 'TRC20',
    isDefault: false,
    usableSince: '2999-01-01T10:00:00.000Z',
  },
};

interface Own {
  readonly methods?: Method[];
  readonly verified?: boolean;
  readonly fund?: boolean;
}

const answer = ({ methods = [], verified = false, fund = true }: Own = {}) => ({
  me: { __typename: 'User' as const, id: '7', fundPasswordSet: fund },
  verification: verified
    ? {
        __typename: 'Verification' as const,
        id: '1',
        state: 'VERIFIED' as const,
        name: 'Anna Example',
      }
    : null,
  paymentMethods: methods,
});
const shown = (own: Own) => [platform(), known(PaymentMethodsDocument, answer(own))];

const said: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  setLanguage('en');
  void i18next.changeLanguage('en');
  said.length = 0;
  hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
});
afterEach(() => jest.useRealTimers());

/** The screen once its answer is there. */
async function opening(screenOf: React.JSX.Element, answers: Parameters<typeof answering>[0]) {
  const asked = answering({ Platform: [{ ...platform().data }], ...answers });
  render(screenOf, { wrapper: asked.wrapper });
  await act(() => jest.advanceTimersByTimeAsync(600));
  return asked;
}

const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: RegExp | string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(50);
  });
};
const sentOf = (asked: Awaited<ReturnType<typeof opening>>, name: string) =>
  asked.sent
    .filter((one) => one.name === name)
    .map(({ variables }) => variables.input as Readonly<Record<string, string>>);

const fillCard = () => {
  type('Bank', 'Northgate Bank');
  type('Card or account number', '6222021234567890');
};
const addedCard = { paymentMethodAdd: { paymentMethod: card, userErrors: [] } };

it('M7: a card whose answer was lost is sent again under the same key', async () => {
  const asked = await opening(<AddCardScreen />, {
    PaymentMethods: [answer(), answer({ methods: [card] })],
    PaymentMethodAdd: ['lost', addedCard],
  });
  fillCard();
  type('Fund password (optional)', 'lantern-5');
  await press('Add');
  await press('Add');
  const [first, second] = sentOf(asked, 'PaymentMethodAdd');
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    ...{ kind: 'BANK_CARD', bank: 'Northgate Bank', account: '6222021234567890' },
    fundPassword: 'lantern-5',
  });
  expect(said).toEqual([wordsOf('en').done.ADDED]);
});

it('H8: a refusal is said at its field, and the form is kept', async () => {
  const refused = {
    paymentMethodAdd: {
      paymentMethod: null,
      userErrors: [refusal('CARD_WRONG', 'Not a number.', 'account')],
    },
  };
  const asked = await opening(<AddCardScreen />, {
    PaymentMethods: [answer()],
    PaymentMethodAdd: [refused, addedCard],
  });
  await press('Add');
  expect(sentOf(asked, 'PaymentMethodAdd')).toEqual([]);
  fillCard();
  await press('Add');
  expect(screen.getByText('Not a number.')).not.toBeNull();
  expect(screen.getByDisplayValue('Northgate Bank')).not.toBeNull();
  await press('Add');
  const keys = sentOf(asked, 'PaymentMethodAdd').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('once verified nobody types another holder', () => {
  const html = (own: Own) => draw(<AddCardScreen />, shown(own)).html;
  expect(html({ verified: true })).toMatch(/readOnly=""[^>]*value="Anna Example"/i);
  expect(html({})).not.toMatch(/readOnly/i);
});

it.each(languages)(
  'what leaving out the fund password means stands beside it, in %s',
  (language) => {
    const text = (fund: boolean) => draw(<AddCardScreen />, shown({ fund }), language).text;
    for (const one of [text(true), text(false)]) expect(one).toContain('24');
    expect(draw(<AddCardScreen />, shown({ fund: false }), language).html).not.toContain(
      'type="password"',
    );
  },
);

it('adding one leads to help with a forgotten fund password, where one is set', () => {
  const ways = (fund: boolean) => draw(<AddCardScreen />, shown({ fund })).html;
  expect(ways(true)).toMatch(/href="\/pages\/user\/help"[^>]*>Forgotten it\?/);
  expect(ways(false)).not.toContain('Forgotten it?');
});

it('a target shows with stars, which is the default, and from when on it can be paid', () => {
  const { text } = draw(<PaymentScreen />, shown({ methods: [card, address] }));
  expect(text).toMatch(/Northgate Bank Default.*Ann\*\*\*ple · 622\*\*\*890/);
  expect(text).toMatch(/USDT · TRC20 TR7\*\*\*j6t Can be paid from .*2999/);
});

it.each(languages)('every screen is whole without and with targets, in %s', (language) => {
  for (const methods of [[], [card, address]]) {
    for (const one of [<PaymentScreen />, <CardsScreen />, <AddressesScreen />]) {
      expect(draw(one, shown({ methods }), language).text).not.toMatch(/methods\.|\{\{/);
    }
  }
});

it('the default changes and a target goes with the fund password alone', async () => {
  const asked = await opening(<AddressesScreen />, {
    PaymentMethods: Array.from({ length: 4 }, () => answer({ methods: [address] })),
    PaymentMethodSetDefault: [
      {
        paymentMethodSetDefault: {
          paymentMethods: null,
          userErrors: [refusal('FUND_PASSWORD_WRONG', 'Not the password.', 'fundPassword')],
        },
      },
    ],
    PaymentMethodRemove: [{ paymentMethodRemove: { paymentMethods: [], userErrors: [] } }],
  });
  await press(/TR7/);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await press('Delete');
  expect(asked.sent.filter(({ name }) => name === 'PaymentMethodRemove')).toEqual([]);
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'Forgotten it?' }).getAttribute('href')).toBe(
    '/pages/user/help',
  );
  fireEvent.change(sheet.getByLabelText('Fund password'), { target: { value: 'lantern-6' } });
  await press('Make it the default');
  expect(sheet.getByText('Not the password.')).not.toBeNull();
  fireEvent.change(sheet.getByLabelText('Fund password'), { target: { value: 'lantern-5' } });
  await press('Delete');
  expect(sentOf(asked, 'PaymentMethodSetDefault')).toEqual([
    { id: '4', fundPassword: 'lantern-6' },
  ]);
  expect(sentOf(asked, 'PaymentMethodRemove')).toEqual([{ id: '4', fundPassword: 'lantern-5' }]);
  expect(said).toContain(wordsOf('en').done.DELETED);
});

describe('by a passkey', () => {
  const device = withDevice();
  const answers = (methods: Method[]) => ({
    PaymentMethods: Array.from({ length: 4 }, () => answer({ methods, fund: false })),
    FundPasskeys: Array.from({ length: 4 }, () => ({
      ...fundPasskeys,
      me: { ...fundPasskeys.me, fundPasswordSet: false },
    })),
    PasskeyAsk: [passkeyAsked('one'), passkeyAsked('two')],
  });

  it('M7: a card is added without a fund password, and after a lost answer under the same key', async () => {
    const asked = await opening(<AddCardScreen />, {
      ...answers([]),
      PaymentMethodAdd: ['lost', addedCard],
    });
    fillCard();
    await press('Add with a passkey');
    await press('Add with a passkey');
    const [first, second] = sentOf(asked, 'PaymentMethodAdd');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ account: '6222021234567890', passkey: signature });
    expect(first).not.toHaveProperty('fundPassword');
    expect(said).toEqual([wordsOf('en').done.ADDED]);
  });

  it('whose dialog is closed, nothing is sent; then a target goes by it', async () => {
    const asked = await opening(<AddressesScreen />, {
      ...answers([address]),
      PaymentMethodRemove: [{ paymentMethodRemove: { paymentMethods: [], userErrors: [] } }],
    });
    await press(/TR7/);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    device.refuses = 'NotAllowedError';
    await press('Delete');
    expect(sentOf(asked, 'PaymentMethodRemove')).toEqual([]);
    device.refuses = null;
    await press('Delete');
    expect(sentOf(asked, 'PaymentMethodRemove')).toEqual([{ id: '4', passkey: signature }]);
  });
});
