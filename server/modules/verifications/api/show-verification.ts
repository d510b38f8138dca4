import type { Context } from '../../../platform/context';
import { masked } from '../../../platform/text/masked';
import { personOf, type SealedPerson } from '../person';
import type { Verification } from '../verification.entity';
import { verificationState } from '../verifications';
import type { VerificationType } from './verification.types';

type Asking = Pick<Context, 'config'>;

/** Who somebody says they are, as they see it themselves. */
export function showPerson({ config }: Asking, row: SealedPerson) {
  const { name, idType, idNumber, birthDate } = personOf(config, row);
  return { id: row.id, name, idType, idNumberMasked: masked(idNumber), birthDate };
}

/** A verification as its owner sees it. */
export function showVerification(ctx: Asking, row: Verification): VerificationType {
  const { submittedAt, reviewBy } = row;
  const state = verificationState(row);
  const ended = state === 'VERIFIED' || state === 'REFUSED';
  return {
    ...showPerson(ctx, row),
    ...{ requestId: row.requestId ?? row.id, state, submittedAt, reviewBy },
    faulty: row.faulty ?? [],
    reason: ended ? row.decisionReason : null,
    decidedAt: ended ? row.decidedAt : null,
  };
}
