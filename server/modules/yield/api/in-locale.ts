import type { Context } from '../../../platform/context';
import type { Texts } from '../../../platform/text/read-texts';

/** A text in the reader's language. */
export const inLocale = ({ locale }: Context, texts: Texts): string =>
  texts[locale] ?? texts.en ?? '';
