import { asked } from './asking-words';
import { elsewhere } from './contact-words';
import { upfront } from './fee-words';
import { denied } from './no-words';
import { paying } from './paying-words';
import { plainly } from './plain-words';
import { secrets } from './secret-words';
import { squeezed } from './squeezed';

export type Marks = readonly (readonly [mark: string, phrases: readonly string[]])[];

/** The longest first: what is part of a longer phrase is not taken out of it. Phrases are set apart by commas. */
const eachOf = (phrases: string): readonly string[] =>
  [...new Set(phrases.split(',').map(squeezed).filter(Boolean))].sort(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );

const marks = (those: readonly (readonly [mark: string, phrases: string])[]): Marks =>
  those.map(([mark, phrases]) => [mark, eachOf(phrases)] as const);

/**
 * What each kind of phrase is written as, in the order in which they are looked for: what was found is not read twice.
 * `forbidden_ask.sql` holds the same; a test compares them.
 */
export const firstMarks = marks([
  ['', denied.NO_MATTER],
  ['S', asked.DEMAND],
  ['V', denied.UNABLE],
  ['M', denied.NOT_AFTER],
  ['O', denied.NOT_THIS],
  ['N', denied.NEVER],
  ['X', elsewhere.CONTACT],
  ['P', secrets.DISGUISED],
  ['K', secrets.CARD],
  ['P', secrets.PASSWORD],
  ['CT', asked.DIRECT],
  ['C', secrets.CODE],
  ['F', paying.FEE],
  ['A', asked.FORWARD],
  ['G', paying.PAY],
  ['J', upfront.TOP_UP],
]);

/** Verbs that ask by themselves where a secret follows at once, unless it is we who do it. */
export const askedBarely =
  '(?<!เรา|ระบบ|จะ|ได้|ถูก|กําลัง)(ส่ง|บอก|ขอ|รอ|อ่าน|แจ้ง|เขียน|พิมพ์)(?=[PCK])' +
  '|(?<!toi|thong|dang|da|duoc|se)(gui|guicho|doc|noi|dua|xin|nhan)(?=[PCK])|(chotoi|dangcho)(?=[PCK])';

/** Looked for where one of these was found: no rule finds anything without one. */
export const anyOf = 'XKPCFGJ';
export const askingMarks = marks([
  ['T', plainly.HAND_OVER],
  ['B', asked.ASK_DENSE],
  ['A', asked.ASK],
  ['Y', plainly.EXCEPT],
  ['U', denied.BOUND],
  ['3', denied.TURNED],
]);

/** Looked for where somebody pays. */
export const payingSigns = 'FGJ';
export const payingMarks = marks([
  ['D', paying.DESTINATION],
  ['1', upfront.TAX],
  ['L', upfront.CHARGE],
  ['R', upfront.FIRST],
  ['2', upfront.PAYOUT],
  ['4', upfront.WARNED],
]);

/** Looked for where a password or a code is named and nothing was found, after what asks by itself. */
export const plainSigns = 'PC';
export const plainMarks = marks([
  ['H', plainly.HARMLESS],
  ['W', plainly.WEAK],
]);
