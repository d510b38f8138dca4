/** What a column of a bank's CSV file can be. */
export type Column =
  | 'bookedOn'
  | 'amount'
  | 'paidIn'
  | 'paidOut'
  | 'direction'
  | 'currency'
  | 'payerName'
  | 'payerAccount'
  | 'remittance'
  | 'reference';

/**
 * Names that banks give their columns, the surest first: where two of a kind are there, the first counts.
 * A plain "reference" is what the payer wrote, and not the bank's own.
 */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  bookedOn: [
    ...['booking date', 'booked on', 'posting date', 'transaction date', 'date', 'completed date'],
    ...['buchungstag', 'buchungsdatum', 'fecha de operacion', 'fecha', 'date operation', 'datum'],
    ...[
      '交易日期',
      '记账日期',
      '入账日期',
      '日期',
      '取引日',
      '日付',
      '거래일자',
      '거래일시',
      'ngày giao dịch',
      'วันที่',
    ],
    ...['value date', 'valuta', 'valutadatum', 'wertstellung'],
  ],
  amount: [
    ...['amount', 'transaction amount', 'amount (usd)', 'betrag', 'umsatz', 'importe', 'montant'],
    ...['交易金额', '金额', '金額', '금액', 'số tiền', 'จำนวนเงิน'],
  ],
  paidIn: [
    ...['credit', 'credit amount', 'paid in', 'money in', 'deposit', 'deposits', 'haben', 'abono'],
    ...['gutschrift', '贷方金额', '收入', '收入金额', 'お預り金額', '입금액', 'ghi có', 'เงินเข้า'],
  ],
  paidOut: [
    ...[
      'debit',
      'debit amount',
      'paid out',
      'money out',
      'withdrawal',
      'withdrawals',
      'soll',
      'cargo',
    ],
    ...['lastschrift', '借方金额', '支出', '支出金额', 'お支払金額', '출금액', 'ghi nợ', 'เงินออก'],
  ],
  direction: [
    ...['credit/debit', 'debit/credit', 'cr/dr', 'dr/cr', 'direction', 'dc indicator', 'd/c'],
    ...['soll/haben', '借贷标志', '收支'],
  ],
  currency: [
    'currency',
    'ccy',
    'wahrung',
    'waehrung',
    'moneda',
    'devise',
    '币种',
    '通貨',
    '통화',
    'loại tiền',
  ],
  payerName: [
    ...[
      'payer',
      'payer name',
      'counterparty',
      'counterparty name',
      'sender',
      'sender name',
      'debtor',
    ],
    ...['name', 'zahlungspflichtiger', 'auftraggeber', 'beguenstigter/zahlungspflichtiger'],
    ...['付款人', '付款人名称', '对方户名', '对方名称', '振込人', '보낸분', 'người chuyển'],
  ],
  payerAccount: [
    ...[
      'payer account',
      'counterparty account',
      'sender account',
      'debtor account',
      'from account',
    ],
    ...['account', 'iban', 'kontonummer/iban', '付款账号', '对方账号', '상대계좌'],
  ],
  remittance: [
    ...['remittance information', 'description', 'details', 'payment details', 'narrative', 'memo'],
    ...['reference', 'payment reference', 'verwendungszweck', 'concepto', 'libelle', 'purpose'],
    ...['摘要', '附言', '用途', '備考', '摘要欄', '적요', 'nội dung', 'รายละเอียด'],
  ],
  reference: [
    ...['bank reference', 'transaction id', 'transaction reference', 'account servicer reference'],
    ...['bankreferenz', '流水号', '交易流水号', '交易号', 'mã giao dịch'],
  ],
};

/** Case, accents, gaps and the marks around a name make no difference. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/gu, ' ')
    .replace(/["'*:]/g, '')
    .trim();

export type Columns = Readonly<Partial<Record<Column, number>>>;

const names = Object.entries(NAMES).map(
  ([column, known]) => [column as Column, known.map(plain)] as const,
);

/** Place of the first known name that stands there once; undefined when none does. */
function placeOf(header: readonly string[], known: readonly string[]): number | undefined {
  const name = known.find((one) => header.includes(one));
  if (name === undefined) return undefined;
  return header.indexOf(name) === header.lastIndexOf(name) ? header.indexOf(name) : undefined;
}

/** Where the columns are, when this row names a day and an amount; null when it is no header. */
export function columnsOf(row: readonly string[]): Columns | null {
  const header = row.map(plain);
  const found = Object.fromEntries(
    names.map(([column, known]) => [column, placeOf(header, known)]),
  ) as Columns;
  const amounts = found.amount !== undefined || found.paidIn !== undefined;
  return found.bookedOn !== undefined && amounts ? found : null;
}
