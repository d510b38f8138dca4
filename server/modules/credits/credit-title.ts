import type { Language } from '../../../schema/languages';
import { label } from '../../platform/text/i18n';
import type { Campaign } from './credits.entities';

/** What a credit is called: its campaign's title, or that it was given by hand. */
export const titleOfCredit = (
  locale: Language,
  campaign: Pick<Campaign, 'titles'> | null,
): string => campaign?.titles[locale] ?? campaign?.titles.en ?? label(locale, 'credit.manual');
