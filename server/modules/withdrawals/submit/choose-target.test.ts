import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import { chooseTarget } from './choose-target';

const bound = (...all: readonly [id: string, kind: PaymentMethodKind][]) =>
  all.map(([id, kind]) => ({ id, kind }));

const CARD = bound(['4', 'BANK_CARD']);
const MANY = bound(['9', 'BANK_CARD'], ['8', 'ALIPAY'], ['7', 'BANK_CARD']);
const chosen = (methodId: string) => ({ methodId, missing: null });

it.each([
  ['the one asked for', MANY, { id: '7' }, chosen('7')],
  ['the newest of a kind', MANY, { kind: 'BANK_CARD' as const }, chosen('9')],
  ['the only one there is', CARD, {}, chosen('4')],
  ['nobody’s when the id is none of theirs', MANY, { id: '1' }, chosen('0')],
  [
    'nobody’s when the id is of another kind',
    MANY,
    { id: '8', kind: 'BANK_CARD' as const },
    chosen('0'),
  ],
  ['none when several could be meant', MANY, {}, { methodId: null, missing: null }],
  ['a card first when nothing is bound', [], {}, { methodId: null, missing: 'BIND_CARD_FIRST' }],
  [
    'a card first when nothing is bound, whatever the id',
    [],
    { id: '3' },
    { methodId: null, missing: 'BIND_CARD_FIRST' },
  ],
  [
    'a wallet first when none is bound',
    CARD,
    { kind: 'BTC' as const },
    { methodId: null, missing: 'BIND_WALLET_FIRST' },
  ],
  [
    'Alipay first when none is bound',
    CARD,
    { kind: 'ALIPAY' as const },
    { methodId: null, missing: 'SET_ALIPAY_FIRST' },
  ],
])('a withdrawal goes to %s', (_, all, asked, expected) => {
  expect(chooseTarget(all, asked)).toEqual(expected);
});
