import type { IdType, VerificationField } from '../../../../schema/identity';

export const detailFields = ['NAME', 'BIRTH_DATE', 'ID_TYPE', 'ID_NUMBER'] as const;
export const photoFields = ['FRONT', 'BACK', 'SELFIE'] as const;
export type DetailField = (typeof detailFields)[number];
export type PhotoField = (typeof photoFields)[number];

/** What a form asks for, in its steps; without a field a step is left out. */
export interface Asked {
  readonly details: readonly DetailField[];
  readonly photos: readonly PhotoField[];
}

/** Everything the first time and of a change, after a refusal what was at fault. A number is read by its document's type. */
export function askedFor(faulty: readonly VerificationField[] | null): Asked {
  if (faulty === null) return { details: detailFields, photos: photoFields };
  const again = (field: VerificationField) =>
    faulty.includes(field) || (field === 'ID_NUMBER' && faulty.includes('ID_TYPE'));
  return { details: detailFields.filter(again), photos: photoFields.filter(again) };
}

export type Step = 'details' | 'photos' | 'check';

export const stepsOf = ({ details, photos }: Asked): readonly Step[] => [
  ...(details.length > 0 ? (['details'] as const) : []),
  ...(photos.length > 0 ? (['photos'] as const) : []),
  'check',
];

/** A selfie may be left out, unless it was what was wrong. */
export const isNeeded = (field: PhotoField, refused: boolean): boolean =>
  field !== 'SELFIE' || refused;

/** How the server names a field of its input. */
export const inputName = {
  NAME: 'name',
  BIRTH_DATE: 'birthDate',
  ID_TYPE: 'idType',
  ID_NUMBER: 'idNumber',
  FRONT: 'front',
  BACK: 'back',
  SELFIE: 'selfie',
} as const satisfies Record<VerificationField, string>;

export interface Details {
  name: string;
  birthDate: string;
  idType: IdType;
  idNumber: string;
  /** Why verified data change; empty for everything else. */
  note: string;
}

export type Sent = Partial<Details> & { readonly idempotencyKey: string };
