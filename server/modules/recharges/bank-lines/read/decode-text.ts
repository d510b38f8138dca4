import { refuseFile } from './bank-statement';

/** How a file says in its first bytes how it is written. */
const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What no text file of a bank holds: controls but tab and line ends, and those between 0x80 and 0x9f. */
const NO_TEXT = /[^\P{Cc}\t\r\n]/u;

const decoded = (content: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
};

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or else in Windows-1252.
 * @throws BANK_FILE_FORMAT when it is no text
 */
export function decodeText(content: Buffer): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => content[at] === byte));
  const text = marked
    ? decoded(content, marked[1])
    : (decoded(content, 'utf-8') ?? decoded(content, 'windows-1252'));
  if (text === null || NO_TEXT.test(text)) return refuseFile('BANK_FILE_FORMAT');
  return text.replace(/\r\n?/g, '\n');
}
