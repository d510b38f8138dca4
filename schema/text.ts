/**
 * Signs that show nothing, or turn the order of the others around: two texts that look alike would
 * differ by them. Format characters (U+200B to U+200F, U+202A to U+202E, U+2060 to U+2064, U+2066 to
 * U+2069, U+FEFF, U+061C, tags, …), and letters that are blank.
 */
const UNSEEN = /\p{Cf}|\u034f|\u115f|\u1160|[\u17b4-\u17b5]|[\u180b-\u180f]|\u2065|\u3164|\uffa0/gu;

/** Control characters, line and paragraph separators, lone surrogates: no text that people write. */
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const LINE_ENDS = /[\t\n\r]/g;

/** A letter takes at most so many units of UTF-16 before its marks are put together with it. */
const UNITS_PER_LETTER = 8;

export interface TextForm {
  /** Most characters, after everything that is not seen has gone. */
  readonly max: number;
  /** NFKC takes look-alikes (full-width letters, ligatures) for what they look like; NFC keeps them. */
  readonly form?: 'NFC' | 'NFKC';
  /** Whether it may be written in several lines; they are joined by spaces. */
  readonly lines?: boolean;
}

/**
 * Text as it is stored and compared: put together, without what nobody sees, trimmed. Null when it
 * holds what is no text, or too much of it. Bounded before any pattern sees it.
 */
export function plainText(
  text: string,
  { max, form = 'NFC', lines = false }: TextForm,
): string | null {
  if (text.length > max * UNITS_PER_LETTER) return null;
  const given = lines ? text.replace(LINE_ENDS, ' ') : text;
  if (NO_TEXT.test(given)) return null;
  const plain = given.normalize(form).replace(UNSEEN, '').normalize(form).trim();
  return Array.from(plain).length > max ? null : plain;
}

/** A reference as it is compared: look-alikes, case and the width of gaps make no difference. */
export function plainReference(text: string, max: number): string | null {
  const plain = plainText(text, { max, form: 'NFKC' });
  // Capitals may fall into a letter and its mark again.
  const capitals = plain?.toUpperCase().normalize('NFKC');
  return capitals?.split(' ').filter(Boolean).join(' ') ?? null;
}
