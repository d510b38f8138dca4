import Papa from 'papaparse';
import { limits } from '../../../../../schema/limits';
import { refuse } from '../../../../platform/domain-error';
import { refuseFile, refuseLine, said, type StatedLine } from './bank-statement';
import { columnsOf, type Column, type Columns } from './csv-columns';
import { readAmounts } from './read-amounts';
import { readDates } from './read-dates';

interface Row {
  readonly place: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Banks write some lines about the account first. */
const HEADER_WITHIN = 20;
const HEADER_LENGTH_MAX = 4_000;
const CELLS_MAX = 60;
const PLATFORM_CURRENCY = 'USD';
/** Beyond this a file is refused for its length before it is unpacked further. */
const ROWS_MAX = limits.bankFileLinesMax + HEADER_WITHIN;

/** All rows with the line each begins in: a cell in quotes may hold line ends. */
function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  let place = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      if (errors.length > 0 || cells.length > CELLS_MAX) refuseLine('BANK_FILE_UNREADABLE', place);
      if (rows.length > ROWS_MAX) parser.abort();
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ place, cells });
      place += 1 + cells.reduce((ends, cell) => ends + cell.split('\n').length - 1, 0);
    },
  });
  return rows;
}

interface Table {
  readonly columns: Columns;
  readonly width: number;
  readonly rows: readonly Row[];
}

/** The rows below the header; null where no row of this delimiter is one. */
function tableOf(text: string, delimiter: string): Table | null {
  const head = text.split('\n', HEADER_WITHIN);
  const header = head.findIndex((line) => columnsOf(cellsOf(line, delimiter)) !== null);
  if (header < 0) return null;
  const columns = columnsOf(cellsOf(head[header] ?? '', delimiter)) ?? {};
  const all = rowsOf(text, delimiter);
  const rows = all.filter(({ place }) => place > header + 1);
  return { columns, rows, width: cellsOf(head[header] ?? '', delimiter).length };
}

/** Of one line that may be the header: a longer one is none, and is not taken apart. */
const cellsOf = (line: string, delimiter: string): string[] =>
  line.length > HEADER_LENGTH_MAX
    ? []
    : (Papa.parse<string[]>(line, { delimiter, preview: 1 }).data[0] ?? []);

/**
 * The incoming payments of a bank's CSV file. Columns are known by their names; without a column for it
 * the currency is USD. What could be read in two ways is refused.
 * @throws BANK_FILE_COLUMNS, BANK_FILE_UNREADABLE, BANK_FILE_AMBIGUOUS, BANK_FILE_TOO_LONG
 */
export function readCsv(text: string): StatedLine[] {
  const tables = DELIMITERS.map((delimiter) => tableOf(text, delimiter)).filter(
    (one) => one !== null,
  );
  const [table] = tables;
  if (!table || tables.length > 1) return refuseFile('BANK_FILE_COLUMNS');
  if (table.rows.length > limits.bankFileLinesMax) {
    refuse('BANK_FILE_TOO_LONG', { max: limits.bankFileLinesMax }, 'file');
  }
  const amounts = amountsOf(table);
  const incoming = table.rows.flatMap((row, at) => {
    const amount = amounts[at] ?? 0n;
    return amount > 0n ? [{ ...row, amount }] : [];
  });
  const cell = cellOf(table.columns);
  const days = readDates(
    incoming.map((row) => ({ place: row.place, text: cell(row, 'bookedOn') })),
  );
  return incoming.map((row, at) => ({
    place: row.place,
    bookedOn: days[at] ?? '',
    amount: row.amount,
    currency: currencyOf(row, cell(row, 'currency')),
    payerName: said.name(cell(row, 'payerName')),
    payerAccount: said.name(cell(row, 'payerAccount')),
    remittance: said.text(cell(row, 'remittance')),
    reference: said.reference(cell(row, 'reference')),
  }));
}

const cellOf =
  (columns: Columns) =>
  ({ cells }: Row, column: Column): string =>
    cells[columns[column] ?? -1] ?? '';

function currencyOf({ place }: Row, text: string): string {
  const currency = text.trim().toUpperCase() || PLATFORM_CURRENCY;
  return /^[A-Z]{3,4}$/.test(currency) ? currency : refuseLine('BANK_FILE_UNREADABLE', place);
}

const IN = /^(?:c|cr|crdt|credit|h|haben|in|贷|收入?)$/i;
const OUT = /^(?:d|dr|dbit|debit|s|soll|out|借|支出?)$/i;

/** What came in, per row; nothing or less for what went out. */
function amountsOf({ columns, rows, width }: Table): bigint[] {
  const cell = cellOf(columns);
  const texts = rows.map((row) => {
    if (row.cells.length !== width) refuseLine('BANK_FILE_UNREADABLE', row.place);
    const [text, sign] = statedIn(columns, (column) => cell(row, column).trim());
    if (text === null) return refuseLine('BANK_FILE_UNREADABLE', row.place);
    return { place: row.place, text, sign };
  });
  const read = readAmounts(texts);
  return texts.map(({ sign }, at) => (read[at] ?? 0n) * sign);
}

/** The amount as it is written, and whether it came in or went out; null where neither is stated. */
function statedIn(
  { amount, direction }: Columns,
  cell: (column: Column) => string,
): readonly [text: string | null, sign: 1n | -1n] {
  if (amount === undefined) {
    const paidIn = cell('paidIn');
    return paidIn === '' ? [cell('paidOut') || null, -1n] : [paidIn, 1n];
  }
  const text = cell('amount') || null;
  if (direction === undefined || IN.test(cell('direction'))) return [text, 1n];
  return OUT.test(cell('direction')) ? [text, -1n] : [null, 1n];
}
