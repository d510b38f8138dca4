import { forbiddenCopy } from '../../../../schema/content/forbidden-copy';
import { plainOfHtml } from '../../../../schema/content/html';
import type { Language } from '../../../../schema/languages';

/** Where a text stands: of the fields `body` alone holds HTML. */
export interface TextPlace<Field extends string> {
  readonly language: Language;
  readonly field: Field;
}

export const plainIn = (field: string, text: string): string =>
  field === 'body' ? plainOfHtml(text) : text;

/** The words it may not say, or null. `licences`: the wordings of them that are set. */
export function copyFault(
  { language, field }: TextPlace<string>,
  text: string,
  licences: readonly string[],
) {
  const words = forbiddenCopy(language, plainIn(field, text), licences).join(', ');
  return words === '' ? null : ({ kind: 'forbidden', words } as const);
}
