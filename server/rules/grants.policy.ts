/** What each role may do to each table of the product; whatever is not here it may not. */
type Role = 'tarn_app' | 'tarn_feed' | 'tarn_verify';
type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** `true` for the whole table, else the columns. */
export type TableRights = Readonly<Partial<Record<Privilege, true | readonly string[]>>>;

const read = { SELECT: true } as const;

const SESSION = ['ended_at', 'last_used_at'];
const NEW_USER = [
  ...['agreement_version', 'email', 'fund_password_hash', 'invitation_code', 'inviter_id'],
  ...['language', 'password_hash', 'phone', 'risk_acknowledged_at', 'user_name'],
];

/** In words: the server writes people's own choices, codes, tries and pictures, and nothing else. */
export const tablePolicy: Readonly<Record<Role, Readonly<Record<string, TableRights>>>> = {
  tarn_app: {
    account_throttle: { ...read, DELETE: true },
    app_user: {
      ...read,
      INSERT: NEW_USER,
      UPDATE: [
        ...['agreement_version', 'email', 'fund_password_hash', 'language', 'last_login_at'],
        ...['password_hash', 'phone', 'risk_acknowledged_at', 'user_name'],
      ],
    },
    audit_entry: read,
    candle: read,
    failed_try: { ...read, DELETE: true },
    idempotency: read,
    instrument: read,
    instrument_quote: read,
    ledger_account: read,
    ledger_movement: read,
    ledger_posting: read,
    ledger_snapshot: read,
    migration: read,
    one_time_code: {
      ...read,
      DELETE: true,
      UPDATE: ['tries', 'used_at'],
    },
    order_day: read,
    order_opened_day: read,
    quote: read,
    quote_default: read,
    recharge: read,
    recharge_channel: read,
    recharge_step: read,
    setting: read,
    settlement_fault: read,
    sql_file: read,
    staff: read,
    staff_session: { ...read, UPDATE: SESSION },
    staff_user: read,
    terms: read,
    trade_order: read,
    trading_calendar: read,
    trading_holiday: read,
    open_period: read,
    upload: { ...read, DELETE: true },
    user_session: { ...read, UPDATE: ['end_reason', ...SESSION] },
  },
  tarn_feed: { instrument: read, open_period: read },
  tarn_verify: {
    'verify.account': read,
    'verify.audit': read,
    'verify.orders': read,
    'verify.posting': read,
    'verify.quote': read,
    'verify.recharges': read,
  },
};

/** The functions each role may call. */
export const functionPolicy: Readonly<Record<Role, readonly string[]>> = {
  tarn_app: [
    'add_recharge_channel',
    'add_staff',
    'approve_recharge',
    'audit_append',
    'backfill_candles',
    'begin_try',
    'declare_own_account',
    'end_try',
    'ensure_partitions',
    'idempotency_claim',
    'idempotency_store',
    'keep_recharge',
    'ledger_post',
    'ledger_snapshot',
    'lift_wait',
    'lock_user',
    'market_state',
    'open_staff_session',
    'open_user_session',
    'order_outcome',
    'order_paid',
    'place_order',
    'place_orders',
    'platform_day_start',
    'random_number_text',
    'refuse_recharge',
    'release_recharge',
    'replace_open_periods',
    'settle_due_orders',
    'store_code',
    'store_upload',
    'submit_recharge',
    'take_next_recharge',
    'take_recharge',
    'tarn_now',
    'unlock_user',
  ],
  tarn_feed: ['record_quotes', 'take_feed_lock', 'tarn_now'],
  tarn_verify: ['audit_hash'],
};
