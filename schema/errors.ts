import type { FigureKind, FigureTypes } from './error-figures';

/** Whether signing in, other input, waiting or another person helps. HTTP answers 200 for all. */
type ErrorKind = 'unauthenticated' | 'forbidden' | 'invalid' | 'conflict' | 'not-found' | 'limited';

interface ErrorSpec {
  readonly kind: ErrorKind;
  /** `code` in the legacy REST envelope: 0 stands for the failure number, 401 for no valid session. */
  readonly legacy: 0 | 401;
  /** Figures a refusal carries; the words in `locales/<lang>/errors.json` may use them as `{{name}}`. */
  readonly params: Readonly<Record<string, FigureKind>>;
}

interface Spec<P> {
  readonly kind: ErrorKind;
  readonly legacy: 0;
  readonly params: P;
}

/** Without figures the compiler takes none. */
type None = Readonly<Record<string, never>>;

function of(kind: ErrorKind) {
  function spec(): Spec<None>;
  function spec<const P extends ErrorSpec['params']>(params: P): Spec<P>;
  function spec(params: ErrorSpec['params'] = {}): Spec<ErrorSpec['params']> {
    return { kind, legacy: 0, params };
  }
  return spec;
}

const invalid = of('invalid');
const conflict = of('conflict');
const forbidden = of('forbidden');
const missing = of('not-found');
const limited = of('limited');

/** Every refusal there is. One line here, one in each of the ten word files. */
export const errorCatalogue = {
  LOGIN_REQUIRED: { kind: 'unauthenticated', legacy: 401, params: {} },
  ACCOUNT_LOCKED: { kind: 'forbidden', legacy: 401, params: { reason: 'text' } },
  ACCOUNT_FORMAT: invalid(),
  USER_NOT_FOUND: missing(),
  PASSWORD_WRONG: invalid(),
  PASSWORD_RESET_REQUIRED: forbidden(),
  SECOND_FACTOR_REQUIRED: invalid(),
  SECOND_FACTOR_WRONG: invalid(),
  ACCOUNT_EXISTS: conflict(),
  REGISTRATION_FAILED: conflict(),
  CODE_REQUIRED: invalid(),
  CODE_WRONG: invalid(),
  CODE_TOO_SOON: limited({ seconds: 'seconds' }),
  INVITE_REQUIRED: invalid(),
  INVITER_INVALID: invalid(),
  AGREEMENT_REQUIRED: invalid(),
  PASSWORD_LENGTH: invalid(),
  PASSWORD_COMMON: invalid(),
  PASSWORD_MISMATCH: invalid(),
  FUND_PASSWORD_LENGTH: invalid(),
  FUND_PASSWORD_COMMON: invalid(),
  FUND_PASSWORD_MISMATCH: invalid(),
  FUND_PASSWORD_NOT_SET: conflict(),
  FUND_PASSWORD_WRONG: invalid(),
  FORM_INCOMPLETE: invalid({ fields: 'text' }),
  PARAM_INVALID: invalid({ field: 'text' }),
  AMOUNT_INVALID: invalid(),
  FILE_INVALID: invalid(),
  FILE_TOO_LARGE: invalid({ mb: 'count' }),
  METHOD_NOT_ALLOWED: invalid(),
  IDEMPOTENCY_KEY_REUSED: conflict(),
  TOO_MANY_REQUESTS: limited({ seconds: 'seconds' }),
  SYSTEM_BUSY: conflict(),
  OPERATION_FAILED: conflict(),
  ALREADY_CERTIFIED: conflict(),
  CERTIFICATION_PENDING: conflict(),
  ID_EXISTS: conflict(),
  NAME_WRONG: invalid(),
  ID_WRONG: invalid(),
  REAL_NAME_REQUIRED: conflict(),
  CARD_WRONG: invalid(),
  CARD_EXISTS: conflict(),
  NETWORK_INVALID: invalid(),
  ADDRESS_INVALID: invalid(),
  BIND_CARD_FIRST: conflict(),
  BIND_WALLET_FIRST: conflict(),
  SET_ALIPAY_FIRST: conflict(),
  SET_WECHAT_FIRST: conflict(),
  TARGET_NOT_FOUND: missing(),
  TARGET_WAITS: conflict({ until: 'instant' }),
  BINDING_IN_USE: conflict(),
  PAYMENT_METHODS_FULL: conflict({ max: 'count' }),
  CHANNEL_NOT_FOUND: missing(),
  SCREENSHOT_REQUIRED: invalid(),
  RECHARGE_MIN: invalid({ min: 'money' }),
  RECHARGE_MAX: invalid({ max: 'money' }),
  WITHDRAW_TIME: conflict({ start: 'text', end: 'text', zone: 'text' }),
  WITHDRAW_MIN: invalid({ min: 'money' }),
  WITHDRAW_MAX: invalid({ max: 'money' }),
  WITHDRAW_COUNT: conflict({ count: 'count' }),
  WITHDRAW_DAY_SUM: conflict({ max: 'money', left: 'money' }),
  TURNOVER_LOW: conflict({
    withdrawable: 'money',
    required: 'money',
    done: 'money',
    left: 'money',
  }),
  BALANCE_TOO_LOW: conflict(),
  COIN_NOT_FOUND: missing(),
  QUOTE_EXPIRED: conflict(),
  ONLY_ONCE_A_DAY: conflict(),
  CAMPAIGN_ENDED: conflict(),
  CLAIM_NOT_READY: conflict({ need: 'count', have: 'count' }),
  PRODUCT_NOT_FOUND: missing(),
  TRADING_PROHIBITED: conflict(),
  MARKET_CLOSED: conflict(),
  NON_TRADING_TIME: conflict({ opens: 'instant' }),
  DURATION_NOT_OFFERED: invalid(),
  MULTIPLE_NOT_OFFERED: invalid(),
  STAKE_TOO_SMALL: invalid({ min: 'money' }),
  STAKE_TOO_LARGE: invalid({ max: 'money' }),
  POSITION_MAX: conflict({ max: 'money' }),
  QUOTE_STALE: conflict(),
  PRICE_MOVED: conflict({ price: 'price' }),
  RISK_NOTICE_REQUIRED: conflict(),
  TRADING_BREAK: conflict({ until: 'instant' }),
  PERSONAL_LIMIT: conflict(),
  ORDER_NOT_FOUND: missing(),
  CERTIFICATE_PENDING: conflict(),
  CERTIFICATE_BEFORE_SEAL: conflict(),
  ALREADY_DISPUTED: conflict(),
  DISPUTE_LATE: conflict({ days: 'count' }),
  PROJECT_NOT_ON_SALE: conflict(),
  PROJECT_MIN: invalid({ min: 'money' }),
  PROJECT_MAX: invalid({ max: 'money' }),
  PROJECT_CAPACITY: conflict({ left: 'money' }),
  PROJECT_NOT_COVERED: conflict({ funded: 'money', promised: 'money' }),
  ALREADY_JOINED: conflict(),
  TERMS_NOT_ACCEPTED: conflict({ terms_id: 'text' }),
  HOLDING_NOT_FOUND: missing(),
  HOLDING_STATE: conflict(),
  APPEND_MIN: invalid({ min: 'money' }),
  EARLY_STOP_NOT_ALLOWED: conflict(),
  PROJECT_NOT_RENEWABLE: conflict(),
  CONTENT_NOT_FOUND: missing(),
  MESSAGE_NOT_FOUND: missing(),
  LOGIN_FAILED: invalid(),
  NOT_PERMITTED: forbidden(),
  TAKEN_BY_OTHER: conflict({ name: 'text' }),
  OWN_REQUEST: forbidden(),
  SECOND_PERSON_NEEDED: conflict(),
  REFERENCE_USED: conflict(),
  REASON_REQUIRED: invalid(),
  ALREADY_DECIDED: conflict(),
  // Of GraphQL alone: what the legacy paths have no operation for, or no word.
  TERMS_CHANGED: conflict({ payoutBp: 'rate', feeBp: 'rate' }),
  REQUEST_NOT_FOUND: missing(),
  REQUEST_TAKEN: conflict(),
  REFERENCE_REQUIRED: invalid(),
  LEASE_REQUIRED: conflict(),
  REQUEST_CHANGED: conflict({ state: 'state' }),
  TOO_MANY_OPEN: conflict({ max: 'count' }),
  LEADER_NOT_FOUND: missing(),
  FOLLOW_SELF: conflict(),
  FOLLOW_FULL: conflict({ max: 'count' }),
  STAKE_NOT_TAKEN: invalid({ below: 'money', above: 'money' }),
  SESSION_NOT_FOUND: missing(),
  SECOND_FACTOR_SET: conflict(),
  SECOND_FACTOR_NOT_SET: conflict(),
  PASSKEY_REFUSED: invalid(),
  PASSKEY_NOT_FOUND: missing(),
  PASSKEYS_FULL: conflict({ max: 'count' }),
  PASSKEYS_NOT_OFFERED: conflict(),
  DOCUMENTS_REMOVED: missing(),
  STAFF_NOT_FOUND: missing(),
  OWN_ROLE: forbidden(),
  OWN_FACTOR: forbidden(),
  INVITATION_ENDED: conflict(),
  NOTHING_CHANGES: conflict(),
  PROPOSAL_OPEN: conflict(),
  PROPOSAL_OUTDATED: conflict(),
  CHANGED_MEANWHILE: conflict(),
  ANSWER_MISSING: conflict(),
  CONTRACTS_OPEN: conflict({ until: 'instant' }),
  FEED_IN_USE: conflict({ until: 'instant' }),
  ALREADY_PROHIBITED: conflict(),
  ALREADY_RELEASED: conflict(),
  QUOTED_ONLY: conflict(),
  PROPOSAL_LAPSED: conflict(),
  FAVOURITES_FULL: conflict({ max: 'count' }),
  UNDO_LATE: conflict(),
  FINDINGS_DIFFER: conflict({
    amount: 'money',
    reference: 'text',
    firstAmount: 'money',
    firstReference: 'text',
  }),
  LEASE_HELD: conflict({ number: 'text' }),
  VIEWS_FULL: conflict({ max: 'count' }),
  UPLOAD_QUOTA: limited(),
  BANK_FILE_FORMAT: invalid(),
  BANK_FILE_COLUMNS: invalid(),
  BANK_FILE_EMPTY: invalid(),
  BANK_FILE_UNREADABLE: invalid({ line: 'count' }),
  BANK_FILE_AMBIGUOUS: invalid({ line: 'count' }),
  BANK_FILE_TOO_LONG: invalid({ max: 'count' }),
  BANK_FILE_KNOWN: conflict(),
  BANK_LINE_NOT_FOUND: missing(),
  BANK_LINE_DIFFERS: conflict(),
  BANK_LINE_USED: conflict(),
  BIRTH_DATE_DIFFERS: conflict(),
  TOO_YOUNG: conflict({ years: 'count' }),
  FREEZE_STANDS: conflict({ until: 'instant' }),
  ACCOUNT_WAITS: conflict(),
  HELP_OPEN: conflict(),
  HELP_WAITS: conflict({ until: 'instant' }),
  STEPS_REQUIRED: invalid(),
  HELP_LINK_ENDED: conflict(),
  STAFF_LINK_ENDED: conflict(),
  COPY_FORBIDDEN: invalid({ words: 'text' }),
  CONTENT_INCOMPLETE: invalid({ languages: 'text' }),
  LICENCE_IN_USE: conflict({ uses: 'text' }),
  MESSAGE_FORBIDDEN: invalid({ rule: 'rule' }),
  CONVERSATION_NOT_FOUND: missing(),
  CONVERSATION_CLOSED: conflict(),
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

type Params<C extends ErrorCode> = (typeof errorCatalogue)[C]['params'];

/** The figures the compiler asks for when `C` is refused, each of its type. */
export type ErrorParams<C extends ErrorCode> = {
  readonly [Name in keyof Params<C>]: Params<C>[Name] extends FigureKind
    ? FigureTypes[Params<C>[Name]]
    : never;
};
