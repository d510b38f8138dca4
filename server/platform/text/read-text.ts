import type { ErrorCode } from '../../../schema/errors';
import { limits } from '../../../schema/limits';
import { plainText, type TextForm } from '../../../schema/text';
import { refuse } from '../domain-error';

export interface TextRule extends TextForm {
  readonly field: string;
  /** The field's own refusal, one without figures; PARAM_INVALID when left out. */
  readonly code?: ErrorCode;
}

/**
 * Text somebody typed, as it is stored and compared; empty when there is none.
 * @throws PARAM_INVALID, or the rule's own code, for what is no text or too long
 */
export function readText(text: string, { field, code, ...form }: TextRule): string {
  const plain = plainText(text, form);
  if (plain !== null) return plain;
  return code === undefined
    ? refuse('PARAM_INVALID', { field }, field)
    : refuse(code, {} as never, field);
}

/** Null when there is none, or nothing that can be seen. @throws what `readText` refuses */
export function optionalText(text: string | null | undefined, rule: TextRule): string | null {
  return text == null ? null : readText(text, rule) || null;
}

/** Why staff did something; null when nothing was said. @throws PARAM_INVALID */
export const readReason = (text: string | null | undefined): string | null =>
  optionalText(text, { max: limits.reasonLengthMax, field: 'reason', lines: true });

/** What a list is searched for; null for everything. @throws PARAM_INVALID */
export const readSearch = (
  text: string | null | undefined,
  max: number = limits.searchLengthMax,
  field = 'search',
): string | null => optionalText(text, { max, field });

/** What a user tells staff in their own words. @throws FORM_INCOMPLETE, PARAM_INVALID */
export function readNote(text: string): string {
  const note = readText(text, { max: limits.helpNoteLengthMax, field: 'note', lines: true });
  return note === '' ? refuse('FORM_INCOMPLETE', { fields: 'note' }, 'note') : note;
}
