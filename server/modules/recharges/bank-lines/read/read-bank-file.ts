import { limits } from '../../../../../schema/limits';
import { refuse } from '../../../../platform/domain-error';
import { refuseFile, refuseLine, type BankFormat, type StatedLine } from './bank-statement';
import { decodeText } from './decode-text';
import { readCamt } from './read-camt';
import { readCsv } from './read-csv';
import { readMt940 } from './read-mt940';

export interface BankStatement {
  readonly format: BankFormat;
  readonly lines: readonly StatedLine[];
}

const READERS: Readonly<Record<BankFormat, (text: string) => StatedLine[]>> = {
  CSV: readCsv,
  CAMT053: readCamt,
  MT940: readMt940,
};

function formatOf(text: string): BankFormat {
  if (text.trimStart().startsWith('<')) return 'CAMT053';
  return /^:20:/m.test(text) && /^:6[01][A-Z]?:/m.test(text) ? 'MT940' : 'CSV';
}

/**
 * The incoming payments that a file of a bank states, all of them or none.
 * @throws FILE_TOO_LARGE, BANK_FILE_FORMAT, BANK_FILE_COLUMNS, BANK_FILE_UNREADABLE, BANK_FILE_AMBIGUOUS,
 *   BANK_FILE_TOO_LONG, BANK_FILE_EMPTY
 */
export function readBankFile(content: Buffer): BankStatement {
  if (content.length > limits.bankFileBytesMax) {
    refuse('FILE_TOO_LARGE', { mb: limits.bankFileBytesMax / 1024 / 1024 }, 'file');
  }
  const text = decodeText(content);
  const format = formatOf(text);
  const lines = READERS[format](text);
  if (lines.length === 0) refuseFile('BANK_FILE_EMPTY');
  if (lines.length > limits.bankFileLinesMax) {
    refuse('BANK_FILE_TOO_LONG', { max: limits.bankFileLinesMax }, 'file');
  }
  assertOwnReferences(lines);
  return { format, lines };
}

/** A reference that stands for two payments identifies neither. @throws BANK_FILE_AMBIGUOUS */
function assertOwnReferences(lines: readonly StatedLine[]): void {
  const seen = new Map<string, string>();
  for (const { place, reference, ...payment } of lines) {
    if (reference === null) continue;
    const { bookedOn, amount, currency, payerName, payerAccount, remittance } = payment;
    const stated = [bookedOn, String(amount), currency, payerName, payerAccount, remittance];
    const whole = JSON.stringify(stated);
    const before = seen.get(reference);
    if (before !== undefined && before !== whole) refuseLine('BANK_FILE_AMBIGUOUS', place);
    seen.set(reference, whole);
  }
}
