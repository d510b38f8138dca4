import type { Language } from '../../../../schema/languages';
import { label } from '../../../platform/text/i18n';

/** Why the platform itself prohibits an instrument: kept as a code, read by each in their own language. */
const OWN = ['PROOF_MISMATCH', 'SETTLEMENT_WRONG'] as const;

/** A reason as it is shown; what a member of staff wrote stays as it is written. */
export function prohibitWords(language: Language, reason: string | null): string | null {
  const own = OWN.find((code) => code === reason);
  return own === undefined ? reason : label(language, `prohibit.${own}`);
}
