import { limits } from '../../../../schema/limits';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import { legalText, legalTextOf, type LegalText } from './legal-texts';

const VERSION = {
  max: limits.legalNumberMax,
  field: 'version',
  code: 'CONTENT_NOT_FOUND',
} as const;

/** The agreement in force, or the version asked for, in the language of the request. @throws CONTENT_NOT_FOUND */
export async function agreement(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  version: string | null = null,
): Promise<LegalText> {
  if (version === null) return legalText(db, 'AGREEMENT', locale);
  const asked = {
    kind: 'AGREEMENT',
    number: readText(version, VERSION),
    language: locale,
  } as const;
  return (await legalTextOf(db, asked)) ?? refuse('CONTENT_NOT_FOUND', {}, 'version');
}
