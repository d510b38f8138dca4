import { birthDateIn, type VerificationField } from '../../../schema/identity';
import type { Context } from '../../platform/context';
import type { PicturesBefore } from './documents-sent';
import { personOf, type Person } from './person';
import { faultyParts } from './retention/faulty-parts';
import { verificationOf, verificationState } from './verifications';

interface Kept {
  readonly person: Partial<Person>;
  readonly pictures: PicturesBefore;
}

/** What a refusal left good of what this user sent in, and is still there: it need not be sent again. */
export async function keptParts(ctx: Context, userId: string): Promise<Kept> {
  const row = await verificationOf(ctx, userId);
  if (!row || verificationState(row) !== 'REFUSED') return { person: {}, pictures: {} };
  const faulty = await faultyParts(ctx.db, row);
  const unless = <T>(field: VerificationField, value: T): T | undefined =>
    faulty.includes(field) ? undefined : value;
  const { name, idType, idNumber, birthDate } = personOf(ctx.config, row);
  // The day that a wrong number said is as wrong as the number: the right one says its own.
  const fromCard =
    idType === 'IDENTITY_CARD' && birthDate !== null && birthDateIn(idNumber) === birthDate;
  return {
    person: withoutGaps({
      name: unless('NAME', name),
      idType: unless('ID_TYPE', idType),
      idNumber: unless('ID_NUMBER', idNumber),
      birthDate:
        fromCard && faulty.includes('ID_NUMBER') ? undefined : unless('BIRTH_DATE', birthDate),
    }),
    pictures: withoutGaps({
      front: unless('FRONT', row.frontId),
      back: unless('BACK', row.backId),
      selfie: unless('SELFIE', row.selfieId),
    }),
  };
}

const withoutGaps = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
