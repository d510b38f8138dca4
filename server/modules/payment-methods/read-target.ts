import {
  isAddressKind,
  networkOf,
  type AccountKind,
  type AddressKind,
  type PaymentMethodKind,
} from '../../../schema/payment-methods';
import { plainText } from '../../../schema/text';
import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';
import { optionalText } from '../../platform/text/read-text';
import { isIban, looksLikeIban } from './checks/iban';
import { readAddress } from './checks/read-address';
import type { Details } from './details';

/** What was sent in; null for what was not. */
export interface TargetSent {
  readonly kind: PaymentMethodKind;
  /** A card's number, an account of Alipay or WeChat Pay, an address. */
  readonly account: string;
  readonly bank?: string | null;
  readonly branch?: string | null;
  readonly holder?: string | null;
  /** ISO code, USD where none is named; of an address its coin. */
  readonly currency?: string | null;
}

/** A target as it is kept; its account is as it is compared, too. */
export interface Target extends Details {
  readonly kind: PaymentMethodKind;
  readonly currency: string;
}

/**
 * Reads where somebody wants to be paid: gaps and dashes of a card are dropped, an address is kept as its
 * network writes it.
 * @throws FORM_INCOMPLETE, PARAM_INVALID, CARD_WRONG, ADDRESS_INVALID
 */
export function readTarget(sent: TargetSent): Target {
  const { kind } = sent;
  if (sent.account.trim() === '') refuse('FORM_INCOMPLETE', { fields: 'account' }, 'account');
  return isAddressKind(kind) ? addressTarget(kind, sent.account) : accountTarget(kind, sent);
}

function addressTarget(kind: AddressKind, text: string): Target {
  const written = plainText(text, { max: limits.addressLengthMax, form: 'NFKC' });
  const account = readAddress(kind, written ?? '') ?? refuse('ADDRESS_INVALID', {}, 'account');
  const { currency } = networkOf[kind];
  return { kind, account, currency, bank: null, branch: null, holder: null };
}

function accountTarget(kind: AccountKind, sent: TargetSent): Target {
  const isCard = kind === 'BANK_CARD';
  const bank = textOf(sent, 'bank', limits.bankNameLengthMax);
  if (isCard && bank === null) refuse('FORM_INCOMPLETE', { fields: 'bank' }, 'bank');
  return {
    kind,
    account: isCard ? readCard(sent.account) : readAccount(sent.account),
    currency: readCurrency(sent.currency ?? ''),
    bank,
    branch: textOf(sent, 'branch', limits.branchLengthMax),
    holder: textOf(sent, 'holder', limits.payerNameLengthMax),
  };
}

const textOf = (sent: TargetSent, field: 'bank' | 'branch' | 'holder', max: number) =>
  optionalText(sent[field], { field, max });

const CARD = /^[A-Z0-9]{8,34}$/;

/** @throws CARD_WRONG: 8 to 34 letters and digits; what is written as an IBAN has to be one */
function readCard(text: string): string {
  const plain = plainText(text, { max: limits.addressLengthMax, form: 'NFKC' }) ?? '';
  const account = plain.toUpperCase().replace(/[\s-]/g, '');
  const right = CARD.test(account) && (!looksLikeIban(account) || isIban(account));
  return right ? account : refuse('CARD_WRONG', {}, 'account');
}

/** @throws CARD_WRONG: 3 to 64 characters */
function readAccount(text: string): string {
  const account = plainText(text, { max: limits.payAccountLengthMax });
  return account !== null && Array.from(account).length >= limits.payAccountLengthMin
    ? account
    : refuse('CARD_WRONG', {}, 'account');
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** @throws PARAM_INVALID */
function readCurrency(text: string): string {
  const code = text.trim().toUpperCase();
  if (code === '') return 'USD';
  return currencies.has(code) ? code : refuse('PARAM_INVALID', { field: 'currency' }, 'currency');
}
