import { verificationFields, type VerificationField } from '../../../../schema/identity';
import type { Reads } from '../../../platform/context';
import { removedPictures } from './removed-pictures';
import type { Verification } from '../verification.entity';
import { verificationState } from '../verifications';

/**
 * What has to be sent again: what the refusal named, and the pictures that were removed since. Nothing where nothing
 * is refused.
 */
export async function faultyParts(
  db: Reads,
  row: Verification,
): Promise<readonly VerificationField[]> {
  if (verificationState(row) !== 'REFUSED') return [];
  const { frontId: FRONT, backId: BACK, selfieId: SELFIE, faulty } = row;
  const pictures: Partial<Record<VerificationField, string | null>> = { FRONT, BACK, SELFIE };
  const gone = await removedPictures(db, [FRONT, BACK, SELFIE]);
  return verificationFields.filter(
    (field) => faulty?.includes(field) === true || gone.has(pictures[field] ?? ''),
  );
}
