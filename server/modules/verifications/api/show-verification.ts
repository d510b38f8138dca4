import type { Context } from '../../../platform/context';
import { masked } from '../../../platform/text/masked';
import { personOf, type SealedPerson } from '../person';
import { faultyParts } from '../retention/faulty-parts';
import type { Verification } from '../verification.entity';
import { verificationState } from '../verifications';
import type { VerificationType } from './verification.types';

type Asking = Pick<Context, 'config' | 'db'>;

/** Who somebody says they are, as they see it themselves. */
export function showPerson({ config }: Pick<Context, 'config'>, row: SealedPerson) {
  const { name, idType, idNumber, birthDate } = personOf(config, row);
  return { id: row.id, name, idType, idNumberMasked: masked(idNumber), birthDate };
}

/** A verification as its owner sees it. */
export async function showVerification(ctx: Asking, row: Verification): Promise<VerificationType> {
  const { submittedAt, reviewBy } = row;
  const state = verificationState(row);
  const ended = state === 'VERIFIED' || state === 'REFUSED';
  return {
    ...showPerson(ctx, row),
    ...{ requestId: row.requestId ?? row.id, state, submittedAt, reviewBy },
    faulty: await faultyParts(ctx.db, row),
    reason: ended ? row.decisionReason : null,
    decidedAt: ended ? row.decidedAt : null,
  };
}
