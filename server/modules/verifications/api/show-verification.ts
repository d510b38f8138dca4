import type { Context } from '../../../platform/context';
import { masked } from '../../../platform/text/masked';
import { personOf } from '../person';
import type { Verification } from '../verification.entity';
import { verificationState } from '../verifications';
import type { VerificationType } from './verification.types';

/** A verification as its owner sees it. */
export function showVerification(
  { config }: Pick<Context, 'config'>,
  row: Verification,
): VerificationType {
  const { name, idType, idNumber, birthDate } = personOf(config, row);
  const { id, submittedAt, reviewBy } = row;
  const state = verificationState(row);
  const ended = state === 'VERIFIED' || state === 'REFUSED';
  return {
    ...{ id, state, name, idType, birthDate, submittedAt, reviewBy },
    idNumberMasked: masked(idNumber),
    faulty: row.faulty ?? [],
    reason: ended ? row.decisionReason : null,
    decidedAt: ended ? row.decidedAt : null,
  };
}
